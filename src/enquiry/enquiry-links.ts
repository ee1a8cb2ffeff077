import { getAdviserPath, parseEventBrief } from '../advice/event-brief'
import { type Booking, isHire } from '../booking/booking'
import { findPlace } from '../booking/place/find-place'
import { getPlaces, hasPeople, priceBooking } from '../booking/price'
import { readBookingPath } from '../booking/read-link'
import {
  describeLine,
  describePrice,
  describePriceWithoutTrip,
  describeTotal,
} from '../booking/words'
import { sum } from '../lib/sum'
import { formatCount, formatList } from '../lib/text/quantities'
import { joinLinks } from './contact-link'

/** A page of this site that an enquiry came from. */
export type EnquiryLink = {
  name: 'quote' | 'package' | 'service' | 'advice'
  /** It starts with the path of one of our pages, whatever was sent. */
  path: string
  /** What it shows, with today's content. Null for advice, and if we no longer have it. */
  booking: Booking | null
  /** Today's total on its page, as a message has it: 'from $385 incl. GST ($350+GST)'. Empty without a booking. */
  pageTotal: string
  /** It names something that we have no price for. */
  hasUnknownParts: boolean
}

/** The most links of an enquiry that are read. The office is told about more. */
const MAX_LINKS = 12

/**
 * The links of a stored enquiry, one a line. Anybody can send any text, so a line is taken only as the path of a page of ours,
 * and each part of it is looked up. A booking without a place that we know is where the enquiry's other bookings are, else at its
 * venue, but gear that may be collected has no place.
 */
export function readEnquiryLinks(text: string | null, venue: string): EnquiryLink[] {
  const all = listLines(text)
    .slice(0, MAX_LINKS)
    .flatMap((line) => readLink(line) ?? [])
  // Two lines may be the same link in other words.
  const links = [...new Map(all.map((link) => [link.path, link])).values()]
  const places = getPlaces(links.flatMap(({ booking }) => booking ?? []))
  // With two places, the office decides.
  if (places.length > 1) return links
  const atVenue = findPlace(venue)?.place
  const place = [places[0], atVenue].find((each) => each?.isKnown) ?? places[0] ?? atVenue
  return links.map(({ booking, ...link }) => {
    if (!booking) return { ...link, booking }
    const isMoved =
      typeof booking.place === 'object' ? !booking.place.isKnown : hasPeople(booking.lines)
    return { ...link, booking: isMoved ? { ...booking, place } : booking }
  })
}

/** How many links of a stored enquiry are too many to be read. */
export const countUnreadLinks = (text: string | null): number =>
  Math.max(0, listLines(text).length - MAX_LINKS)

const listLines = (text: string | null): string[] => joinLinks(text ?? '').split('\n')

function readLink(line: string): EnquiryLink | undefined {
  const { pathname = '', search = '' } =
    /^(?<pathname>\/[\w/-]+)(?<search>\?[^#\s]*)?/.exec(line)?.groups ?? {}
  const params = new URLSearchParams(search)
  const path = `${pathname}?${params.toString()}`
  if (pathname === '/packages') {
    const brief = parseEventBrief(params)
    return brief.event
      ? {
          name: 'advice',
          path: getAdviserPath(brief),
          booking: null,
          pageTotal: '',
          hasUnknownParts: false,
        }
      : undefined
  }
  const name = linkNames.find(([page]) => page.test(pathname))?.[1]
  const linked = name && readBookingPath(path)
  if (!linked || !(linked.booking || linked.hasUnknownParts)) return undefined
  const pageTotal = linked.booking ? describeTotal(priceBooking(linked.booking)) : ''
  return { name, path, pageTotal, ...linked }
}

const linkNames = [
  [/^\/av-hire$/, 'quote'],
  [/^\/packages\/[a-z-]+$/, 'package'],
  [/^\/services\/[a-z-]+$/, 'service'],
] as const

/** More items than this are only counted. */
const MAX_NAMED_ITEMS = 4

/** What is booked in a sentence: 'Weddings Premium for 7 hours, with “Uplights” and “Karaoke”', or 'Your quote of 12 items'. */
export function describeBooking(booking: Booking): string {
  const { lines } = booking
  if (isHire(booking) && lines.length > MAX_NAMED_ITEMS) {
    const count = sum(lines.map((line) => (line.kind === 'item' ? line.count : 0)))
    return `Your quote of ${formatCount(count, 'item')}`
  }
  const { rows } = priceBooking(booking)
  return formatList(
    lines.map((line) => {
      const hours = rows.find((row) => row.line === line)?.hours
      const addOns = line.kind === 'tier' ? line.addOns : []
      const names = addOns.map(
        ({ text, price, priceText }) => `“${text}”${price ? '' : ` (${priceText})`}`,
      )
      return [describeLine(line, hours), formatList(names)].filter(Boolean).join(', with ')
    }),
  )
}

/** Whether links are several prices at one place, which share one trip. If two places are two trips, the office has to say. */
export function arePricedTogether(links: readonly EnquiryLink[]): boolean {
  const bookings = links.flatMap(({ booking }) => booking ?? [])
  return bookings.length > 1 && getPlaces(bookings).length < 2
}

/** What the link of an enquiry books, with today's price: without the trip if it is one of several that share it. */
export function describeLinkPrice(booking: Booking, isTogether: boolean): string {
  const price = isTogether ? describePriceWithoutTrip(booking) : describePrice(booking)
  return `${describeBooking(booking)}: ${price}.`
}
