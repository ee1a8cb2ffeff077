const REVOKE_DELAY_MS = 10_000

/** Downloads a file that was created in the browser. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start the download after the click event.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
