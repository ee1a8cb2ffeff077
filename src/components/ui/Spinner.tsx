export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-4 py-16 text-muted">
      <span
        aria-hidden
        className="size-6 animate-spin rounded-full border-2 border-edge border-t-amber motion-reduce:animate-none"
      />
      <span>{label}</span>
    </p>
  )
}
