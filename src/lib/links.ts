// Browsers remove control characters and white space from a URL and read a backslash as a slash, and characters that
// change the direction of text reorder it on the screen, so a link that contains one of them may lead somewhere other
// than it appears to.
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\s\\]/u

function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || UNSAFE_CHARACTERS.test(text)) return false
  try {
    // Throws without a host.
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/**
 * Returns the `href` for a stored ticket link if it is an http(s) URL or a path that starts with a single slash. Returns
 * null for anything else, such as `javascript:`, `data:`, `//host` or plain words.
 */
export function getTicketHref(link: string | null): string | null {
  if (link === null) return null
  const text = link.trim()
  return isSitePath(text) || isHttpUrl(text) ? text : null
}

/** A stored image address is shown only if it is an absolute http(s) URL, or a path of this site. */
export const isImageUrl = (url: string): boolean => isSitePath(url) || isHttpUrl(url)

const isSitePath = (text: string) => /^\/(?!\/)/.test(text) && !UNSAFE_CHARACTERS.test(text)

/** A `mailto:` link that opens an email program with subject and text filled in. */
export function getMailLink(email: string, { subject, text }: { subject: string; text: string }): string {
  // Encoded, because a visitor may have typed an address that adds a header.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  // RFC 6068 wants CRLF.
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
}
