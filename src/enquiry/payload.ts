import type { Enquiry, EnquiryFields } from './enquiry'

/** An enquiry that is sent to the webhook, or a copy of it for the office. */
export type SentEnquiry = EnquiryFields & {
  /** ISO 8601, UTC. */
  submissionDate: string
}

/** Copied with an email address from some programs. Mail servers refuse an address that has them. */
const INVISIBLE_CHARACTERS = /\p{Default_Ignorable_Code_Point}/gu

/** U+0000 and one half of an emoji, which a cut or copied text may have. The database refuses a text with them. */
const UNSTORABLE_CHARACTERS = /[\0\p{Surrogate}]/gu

/** Trims the texts, and removes the characters with which they would be refused. */
function cleanFields({ servicesInterested, ...texts }: Enquiry): EnquiryFields {
  const typed = { ...texts, email: texts.email.replaceAll(INVISIBLE_CHARACTERS, '') }
  const cleaned = Object.entries(typed).map(([name, value]) => [
    name,
    value.replaceAll(UNSTORABLE_CHARACTERS, '').trim(),
  ])
  return { ...(Object.fromEntries(cleaned) as Record<keyof typeof typed, string>), servicesInterested }
}

/** The enquiry as the office gets it. Fields that are not filled in are empty. */
export const toSentEnquiry = (enquiry: Enquiry, now = new Date()): SentEnquiry => ({
  ...cleanFields(enquiry),
  submissionDate: now.toISOString(),
})

const NOT_SPECIFIED = 'Not Specified'

/** The body of the call to the webhook, which has 'Not Specified' in empty fields. */
export function toPayload({ servicesInterested, ...texts }: SentEnquiry): SentEnquiry {
  const filled = Object.entries(texts).map(([name, value]) => [name, value || NOT_SPECIFIED])
  return {
    ...(Object.fromEntries(filled) as typeof texts),
    servicesInterested: servicesInterested.length > 0 ? servicesInterested : [NOT_SPECIFIED],
  }
}

/** Whether two enquiries would be sent as the same, apart from the time. */
export const isSameEnquiry = (a: Enquiry, b: Enquiry): boolean =>
  JSON.stringify(cleanFields(a)) === JSON.stringify(cleanFields(b))
