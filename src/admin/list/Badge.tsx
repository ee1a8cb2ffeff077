/** The state of an item, in its row. */
export function Badge({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`rounded-full border px-2.5 text-label leading-6 font-semibold whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  )
}
