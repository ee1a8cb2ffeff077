/** Copied with an address or a number from some programs. Mail servers refuse an address that has them. */
export const removeInvisible = (text: string): string =>
  text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** Removes U+0000 and one half of an emoji, which a cut or copied text may have. The database refuses a text with them. */
export const cleanText = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '').trim()

/** What follows an address in a sentence, and is copied with it. */
const TRAILING_PUNCTUATION = /[\s.,;:'"’”)>]+$/

/** The email address as it is sent. */
export const cleanEmail = (email: string): string =>
  cleanText(removeInvisible(email)).replace(TRAILING_PUNCTUATION, '')
