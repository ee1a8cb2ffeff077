/** Hands a file made in the browser to the visitor, as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start the download a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
