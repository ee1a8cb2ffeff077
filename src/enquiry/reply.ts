import { describePrice } from '../booking/words'
import { company } from '../content/company'
import { formatLongDate, isValidDate } from '../lib/dates/dates'
import { formatHeldUntil } from './answer-by'
import { joinParagraphs } from './contact-link'
import type { EnquiryFields } from './enquiry'
import { describeBooking, type EnquiryLink } from './enquiry-links'

/** In characters. A quote with many items has a longer link, which would leave no room for the visitor's text. */
const MAX_LINK_LENGTH = 300

type Asked = {
  fields: EnquiryFields
  /** What the visitor asks about. */
  links: readonly EnquiryLink[]
}

/**
 * The start of an answer, with today's price of each thing that the enquiry has a link to. What the office fills in is in
 * square brackets. `origin` is that of the site.
 */
export function createReply({ fields, links }: Asked, origin: string, now = new Date()): string {
  const { fullName, eventDate } = fields
  return joinParagraphs(
    // As it was typed: which part of a name is the first name, and whether it is a person's, is not known.
    `Hi ${fullName.trim().replaceAll(/\s+/g, ' ')},`,
    `Thank you for your enquiry. ${isValidDate(eventDate) ? `${formatLongDate(eventDate)}: ` : ''}[are we free?]`,
    isValidDate(eventDate) && `[We keep the day for you until ${formatHeldUntil(now)}.]`,
    ...describeLinks(links, origin),
    `[Your name]\n${company.name}, ${company.phones[0].display}`,
  )
}

/** A paragraph for each link. Several prices are followed by what they are together, because they share one trip. */
function describeLinks(links: readonly EnquiryLink[], origin: string): string[] {
  const bookings = links.flatMap(({ booking }) => booking ?? [])
  const isSeveral = bookings.length > 1
  const paragraphs = links.map(({ path, booking }) => {
    const price = booking && describePrice(isSeveral ? { ...booking, place: undefined } : booking)
    return [
      booking && `${describeBooking(booking)}: ${price}.${isSeveral ? '' : QUESTION}`,
      path.length <= MAX_LINK_LENGTH && origin + path,
    ]
      .filter(Boolean)
      .join('\n')
  })
  const together = isSeveral && `Together: ${describePrice(...bookings)}.${QUESTION}`
  return [...paragraphs, ...(together ? [together] : [])]
}

const QUESTION = ' [Is that the price?]'
