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

/** In characters. Windows opens no link of more than 2,046, and shows nothing. */
const MAX_MAIL_LINK_LENGTH = 1800

type Mail = {
  subject: string
  text: string
  /** Follows a text that is too long for a link, and is cut. */
  cutNote: string
}

/** A `mailto:` link that opens an email program with subject and text filled in. */
export function getMailLink(email: string, { subject, text, cutNote }: Mail): string {
  // Encoded, because a visitor may have typed an address that adds a header.
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`
  const link = start + encodeText(text)
  if (link.length <= MAX_MAIL_LINK_LENGTH) return link
  const end = encodeText(`\n${cutNote}`)
  let shortened = start
  // A string is iterated by characters, so an emoji is not cut in half.
  for (const character of text) {
    const longer = shortened + encodeText(character)
    if (longer.length + end.length > MAX_MAIL_LINK_LENGTH) break
    shortened = longer
  }
  return shortened + end
}

// RFC 6068 wants CRLF.
const encodeText = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** Digits, maybe after a plus, and what people write between them. A comma with a space separates two numbers. */
const DIGITS = /\+?\d(?:(?:[\s().\p{Pd}]*|[,/])\d)*/gu

/** As in '0491 57O 006' and '0491 570 OO6': the number would be called without them. */
const LETTERS_IN_NUMBER = /\d\p{L}|\p{L}\d|\d\s*\bO+\b/iu

/** More digits than an Australian number has: a time or something else was typed behind it. */
const TOO_LONG = /^(?:0[1-9]\d{9}|\+61\d{10}|1\d{10})/

/** Returns a link to call what was typed as a phone number, or null if there is not exactly one number in it. */
export function getPhoneLink(text: string): string | null {
  const plain = text
    // Makes ASCII digits of the wide ones of a Chinese or Japanese keyboard.
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    // The zero in +61 (0)2 is dialled only within the country.
    .replaceAll('(0)', '')
    // A time, such as 6pm.
    .replaceAll(/\b\d{1,2}[ap]m\b/gi, '')
  if (LETTERS_IN_NUMBER.test(plain)) return null
  const [number, ...others] = (plain.match(DIGITS) ?? []).filter((digits) =>
    /(?:\d\D*){6}/.test(digits),
  )
  // 5550 0142/43 is two numbers, 0491/570/006 is one.
  if (!number || others.length > 0 || /(?:\d[^\d,/]*){5}[,/]/.test(number)) return null
  const dialled = number.replaceAll(/[^\d+]/g, '')
  return /^\+?\d{6,15}$/.test(dialled) && !TOO_LONG.test(dialled) ? `tel:${dialled}` : null
}
