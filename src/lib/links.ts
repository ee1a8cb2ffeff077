// Control characters and white space are dropped by browsers inside an address, and a backslash is read as a slash:
// each can turn a harmless-looking text into another address.
const UNSAFE_CHARACTERS = /[\p{Cc}\s\\]/u

/** Whether a text is an absolute http or https address. */
export function isHttpUrl(text: string): boolean {
  if (UNSAFE_CHARACTERS.test(text)) return false
  try {
    const { protocol, hostname } = new URL(text)
    return (protocol === 'https:' || protocol === 'http:') && hostname !== '' && /^https?:\/\//i.test(text)
  } catch {
    return false
  }
}

/**
 * What a stored ticket link may be shown as: an http(s) address or a path of this site that starts with a single slash.
 * Null for everything else (`javascript:`, `data:`, `//host`, plain words), which is never a link.
 */
export function getTicketHref(link: string | null): string | null {
  const text = link?.trim() ?? ''
  const isSitePath = /^\/(?!\/)/.test(text) && !UNSAFE_CHARACTERS.test(text)
  return isSitePath || isHttpUrl(text) ? text : null
}
