import { contactLink } from '../../enquiry/contact-link'
import { createQuoteRequest } from '../../enquiry/quote-message'
import { formatQuotePath, type Quote } from '../../hire/quote'
import { useSuburb } from '../../hire/use-suburb'
import { useHirePeriod } from './use-hire-period'
import { useRoomAnswer } from './use-room-answer'

/** A quote belongs to no kind of event, so its guests sit at tables unless the visitor says otherwise. */
export const USUAL_SEATING = 'tables'

/** The link that requests a quote, with what the visitor has said about dates, place and room. */
export function useQuoteRequest(quote: Quote) {
  const { today, period } = useHirePeriod(quote.dates)
  const { place: suburb } = useSuburb()
  /** The suburb, if it is where the quote says that the items go. */
  const place = suburb && (suburb.area ?? 'elsewhere') === quote.delivery ? suburb.label : undefined
  const answer = useRoomAnswer(quote, USUAL_SEATING)
  const request = createQuoteRequest(quote, period, answer?.summary, place)
  return { today, period, place, link: contactLink({ ...request, link: formatQuotePath(quote) }) }
}
