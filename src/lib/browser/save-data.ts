/** Whether the visitor has asked the browser to save data. Firefox and Safari do not tell. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
