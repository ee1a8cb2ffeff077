/** Copies text. Resolves with false if the browser does not allow it. Must be called from an event handler. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard API is missing on pages without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
