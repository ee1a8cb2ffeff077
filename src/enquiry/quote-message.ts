import { describeDelivery, getDelivery, getTripPurpose } from '../hire/delivery'
import { describePeriod, formatDuration, type HirePeriod } from '../hire/hire-dates'
import { getItems } from '../hire/kit-totals'
import { getQuotePrice, type Quote } from '../hire/quote'
import { formatHirePrice, formatPrice, formatPriceWithCrew, getTotal } from '../lib/text/money'
import { formatRoomParagraph, joinParagraphs } from './contact-link'

/**
 * The request for a quote. `room` is a text about the visitor's room, and `place` is where the items go, if the visitor has
 * said more than the area.
 */
export function createQuoteRequest(
  quote: Quote,
  period: HirePeriod | null = null,
  room?: string,
  place?: string,
) {
  const items = getItems(quote.kit)
  const lines = items.map(({ item, count }) => {
    const crew = item.crewFrom
      ? `with crew from ${formatPrice(getTotal({ price: item.price24h, crewFrom: item.crewFrom }))}, gear `
      : ''
    const price = `${crew}${formatHirePrice(item.price24h)}/24h`
    return count > 1 ? `- ${count} x ${item.name} (${price} each)` : `- ${item.name} (${price})`
  })
  const total = getQuotePrice(quote, period?.days)
  const from = total.crewFrom > 0 ? 'from ' : ''
  const isTripQuoted = getDelivery(quote.delivery, quote.kit) === 'elsewhere'
  const delivery =
    total.trip > 0 ? ' with delivery and pickup' : isTripQuoted ? ', plus the trip' : ''
  return {
    subject: `AV Hire Quote Request: ${items.map(({ item }) => item.name).join(', ')}`,
    message: joinParagraphs(
      "I'd like a quote for this equipment:",
      lines.join('\n'),
      period && describePeriod(period, getTripPurpose(quote.kit)),
      describeDelivery(quote.delivery, quote.kit, place),
      formatRoomParagraph(room),
      `Item prices are +GST. The total on your website is ${from}${formatPriceWithCrew(total)} for ${formatDuration(period)}${delivery}.`,
      'Please let me know about availability and total pricing.',
    ),
    ...(period && { eventDate: period.from }),
    venue: place,
  }
}
