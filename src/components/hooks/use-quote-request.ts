import {
  describeDelivery,
  listCrewDays,
  mayBeCollected,
  toHireBooking,
} from '../../booking/hire-lines'
import { useSuburb } from '../../booking/place/use-suburb'
import { priceBooking } from '../../booking/price'
import { createBookingEnquiry } from '../../enquiry/booking-enquiry'
import { contactLink } from '../../enquiry/contact-link'
import { describeDayPrice } from '../../enquiry/day-price'
import { describePeriod } from '../../hire/hire-dates'
import type { Quote } from '../../hire/quote'
import { useHirePeriod } from './use-hire-period'
import { useRoomAnswer } from './use-room-answer'

/** A quote belongs to no kind of event, so its guests sit at tables unless the visitor says otherwise. */
export const USUAL_SEATING = 'tables'

/** What a quote books and costs, and the link that requests it, with what the visitor has said about dates, place and room. */
export function useQuoteRequest(quote: Quote) {
  const { today, period } = useHirePeriod(quote.dates)
  const { place } = useSuburb()
  const booking = toHireBooking(quote, period, place)
  const answer = useRoomAnswer(quote, USUAL_SEATING)
  const price = priceBooking(booking)
  const hire = {
    period:
      period &&
      [describePeriod(period, mayBeCollected(booking)), describeDayPrice(listCrewDays(booking))]
        .filter(Boolean)
        .join(' '),
    delivery: describeDelivery(booking, price),
  }
  const request = createBookingEnquiry(booking, { room: answer?.summary, hire })
  return { today, period, booking, price, path: request.link, link: contactLink(request) }
}
