/** The visitor has asked the browser to use less data, so nothing is loaded that the page does not need. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
