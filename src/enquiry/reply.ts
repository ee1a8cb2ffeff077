import type { Line } from '../booking/booking'
import { isVisited, listCrewDays, mayBeCollected } from '../booking/hire-lines'
import { findPlace } from '../booking/place/find-place'
import { listPlaces, type Place } from '../booking/place/place'
import { getPlaces } from '../booking/price'
import { describePrice, nameWhere, UNKNOWN_PARTS } from '../booking/words'
import { company } from '../content/company'
import type { PackageSlug } from '../content/packages'
import type { ServiceSlug } from '../content/services'
import { formatDayAndMonth, formatLongDate, isValidDate } from '../lib/dates/dates'
import { formatList } from '../lib/text/quantities'
import { getHeldUntil } from './answer-by'
import { joinParagraphs } from './contact-link'
import { describeDayPrice } from './day-price'
import type { EnquiryFields } from './enquiry'
import { arePricedTogether, describeLinkPrice, type EnquiryLink } from './enquiry-links'

/** In characters. A quote with many items has a longer link, which would leave no room for the visitor's text. */
const MAX_LINK_LENGTH = 300

type Asked = {
  fields: EnquiryFields
  /** What the visitor asks about. */
  links: readonly EnquiryLink[]
  /** The days that the office has marked as full, as YYYY-MM-DD. */
  fullDays?: readonly string[]
}

/**
 * The start of an answer, with today's price of each thing that the enquiry has a link to. What the office fills in is in
 * square brackets. `origin` is that of the site.
 */
export function createReply(asked: Asked, origin: string, now = new Date()): string {
  const { fields, links } = asked
  return joinParagraphs(
    // As it was typed: which part of a name is the first name, and whether it is a person's, is not known.
    `Hi ${fields.fullName.trim().replaceAll(/\s+/g, ' ')},`,
    ...describeDay(asked, now),
    ...describeLinks(links, origin),
    askForPlace(links, fields.venue),
    askForSongs(asked),
    `[Your name]\n${company.name}, ${company.phones[0].display}`,
  )
}

/** Whether an enquiry asks for our people on a day. Gear that the client collects needs none. */
function isAsked({ fields, links }: Asked, day: string): boolean {
  const bookings = links.flatMap(({ booking }) => booking ?? [])
  const needsPeople = bookings.length === 0 || !bookings.every(mayBeCollected)
  return (
    (needsPeople && day === fields.eventDate) || bookings.some((booking) => isVisited(booking, day))
  )
}

/** Whether the day is free, whether it costs more, and until when it is kept if that is before the event. */
function describeDay({ fields, links, fullDays = [] }: Asked, now: Date): string[] {
  const { eventDate } = fields
  const full = fullDays.filter((day) => isAsked({ fields, links }, day))
  const thanks = 'Thank you for your enquiry.'
  if (full.length > 0) {
    const days = formatList(full.map(formatLongDate))
    return [`${thanks} [We're fully booked on ${days}, sorry. Would another day work for you?]`]
  }
  if (!isValidDate(eventDate)) return [`${thanks} [are we free?]`]
  const date = formatLongDate(eventDate)
  const heldUntil = getHeldUntil(now)
  const crewDays = links.flatMap(({ booking }) => (booking ? listCrewDays(booking) : []))
  const dayPrice = describeDayPrice([eventDate, ...crewDays], now)
  return [
    `${thanks} ${date}: [are we free?]`,
    ...(dayPrice ? [`[${dayPrice}]`] : []),
    ...(heldUntil < eventDate
      ? [`[We keep the day for you until ${formatDayAndMonth(heldUntil)}.]`]
      : []),
  ]
}

/** The packages and the service with a DJ who plays the client's songs. */
const withSongs: readonly string[] = ['functions', 'weddings', 'dj-hire'] satisfies readonly (
  | PackageSlug
  | ServiceSlug
)[]

/** Asks for the songs, if a DJ was asked for. */
function askForSongs({ fields, links }: Asked): string | false {
  const slugs = links.flatMap(({ booking }) => booking?.lines ?? []).map(getSlug)
  const hasDj =
    fields.servicesInterested.includes('DJ Services') ||
    slugs.some((slug) => withSongs.includes(slug))
  const isWedding = fields.eventType === 'wedding' || slugs.includes('weddings')
  const songs = `${isWedding ? 'first dance, ' : ''}must play, don't play, last song`
  return hasDj && `[Once you've booked, send us your songs: ${songs}.]`
}

function getSlug(line: Line): string {
  if (line.kind === 'tier') return line.pkg.slug
  return line.kind === 'service' ? line.service.slug : ''
}

/** A paragraph for each link. Several prices that share one trip are followed by what they are together. */
function describeLinks(links: readonly EnquiryLink[], origin: string): string[] {
  const bookings = links.flatMap(({ booking }) => booking ?? [])
  const isTogether = arePricedTogether(links)
  const paragraphs = links.map(({ path, booking, hasUnknownParts }) =>
    [
      booking && describeLinkPrice(booking, isTogether) + (isTogether ? '' : QUESTION),
      path.length <= MAX_LINK_LENGTH && origin + path,
      hasUnknownParts && `[${UNKNOWN_PARTS}]`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  if (isTogether) paragraphs.push(`Together: ${describePrice(...bookings)}.${QUESTION}`)
  return paragraphs
}

/** A question if there are several places, or if the venue is another one than that of the prices. */
function askForPlace(links: readonly EnquiryLink[], venue: string): string | false {
  const places = getPlaces(links.flatMap(({ booking }) => booking ?? []))
  const [place] = places
  if (places.length > 1)
    return `[${formatList(places.map(nameOrElsewhere))}: is that one trip or several?]`
  const atVenue = findPlace(venue)?.place
  return (
    place !== undefined &&
    atVenue?.isKnown === true &&
    listPlaces([place, atVenue]).length > 1 &&
    `[The venue is in ${nameWhere(atVenue)}: is the trip to ${nameOrElsewhere(place)} right?]`
  )
}

const nameOrElsewhere = (place: Place) => nameWhere(place) || 'somewhere else'

const QUESTION = ' [Is that the price?]'
