/** For a browser whose storage is blocked or full. */
export function NotStored({ what, until = "you've sent it" }: { what: string; until?: string }) {
  return <p>{`This browser can't store ${what}. Keep this page open until ${until}.`}</p>
}
