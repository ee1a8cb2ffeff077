/** For a browser whose storage is blocked or full. */
export function NotStored({ what }: { what: string }) {
  return <p>This browser can't store {what}. Keep this page open until you've sent it.</p>
}
