import { type Booking, isHire, type ItemLine, type PageBooking } from '../booking/booking'
import { priceBooking } from '../booking/price'
import { describeLine, describePrice } from '../booking/words'
import { getItemPrice } from '../hire/item-price'
import { formatHirePrice, formatPrice } from '../lib/text/money'
import { formatRoomParagraph, joinParagraphs } from './contact-link'
import { createPlainEnquiry } from './plain-enquiry'

type Options = {
  /** A text about the visitor's room. */
  room?: string | undefined
  /** What the event is, in place of the subject at the start of the message. */
  event?: string
  /** The hire period and the delivery in words, for a quote. Other bookings name their suburb. */
  hire?: { period: string | null; delivery: string }
}

/** The enquiry about a tier, a service or hire items, with what the website says it costs and its link for the office. */
export function createBookingEnquiry(booking: PageBooking, { room, event, hire }: Options = {}) {
  const { period, place } = booking
  const isQuote = isHire(booking)
  const plain = createPlainEnquiry(booking)
  const suburb = typeof place === 'object' ? place.label : ''
  const total = describePrice(booking)
  return {
    ...plain,
    message: joinParagraphs(
      isQuote ? "I'd like a quote for this equipment:" : (event ?? `Subject: ${plain.subject}`),
      listLines(booking).join('\n'),
      hire?.period,
      isQuote ? hire?.delivery : suburb && `Suburb: ${suburb}`,
      formatRoomParagraph(room),
      `${isQuote ? 'Item prices are +GST. ' : ''}The total on your website is ${total}.`,
      isQuote && 'Please let me know about availability and total pricing.',
      event && "Please let me know if you're available and what it costs.",
    ),
    ...(period && { eventDate: period.from }),
    venue: suburb || undefined,
  }
}

/** What is booked, one line each. Each tier is followed by its add-ons. */
function listLines(booking: Booking): string[] {
  const { rows } = priceBooking(booking)
  return booking.lines.flatMap((line) => {
    if (line.kind === 'item') return `- ${describeItem(line)}`
    const addOns = line.kind === 'tier' ? line.addOns : []
    const hours = rows.find((row) => row.line === line)?.hours
    return [
      `- ${describeLine(line, hours)}`,
      ...addOns.map(({ text, priceText }) => `- ${text}: ${priceText}`),
    ]
  })
}

/** '4 x LED Par Can ($15/24h each)', with the price of the crew that an item needs. */
function describeItem({ item, count }: ItemLine): string {
  const { name, price24h } = item
  const { crewFrom, total } = getItemPrice(item)
  const crew = crewFrom ? `with crew from ${formatPrice(total)}, gear ` : ''
  const price = `${crew}${formatHirePrice(price24h)}/24h`
  return count > 1 ? `${count} x ${name} (${price} each)` : `${name} (${price})`
}
