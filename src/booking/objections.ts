import { type EventPlace, formatPlace } from '../content/advice/event-places'
import { formatCount } from '../lib/text/quantities'
import type { Booking, Line, TierLine } from './booking'
import { findCheaper } from './find-cheaper'
import { priceBooking } from './price'
import type { TierDetails } from './tiers/tier-details'
import { getGuests } from './tiers/tier-suitability'

/** A booking whose tiers are those of the catalogue, not of one page. */
type CatalogueBooking = Omit<Booking, 'lines'> & {
  lines: readonly (TierDetails | Exclude<Line, TierLine>)[]
}

type Event = { guests?: number | undefined; place?: EventPlace | undefined }

/**
 * Why we would advise against a booking, a sentence each: a tier is for fewer guests, a price buys more hours, or another tier
 * has all of it for less. The examples of guides may have none. An event that took place may.
 */
export function findObjections(
  booking: CatalogueBooking,
  { guests = 0, place = 'indoors' }: Event,
): string[] {
  const { lines, hours = Infinity } = booking
  const tiers = lines.filter((line) => line.kind === 'tier')
  const cheaper = findCheaper(booking)
  return [
    ...tiers.flatMap((line) => {
      const suits = getGuests(line, place)
      return suits < guests
        ? `${line.tier.name} suits ${suits} guests ${formatPlace(place)}, not ${guests}`
        : []
    }),
    ...priceBooking({ lines }).rows.flatMap(({ line, hours: paid = 0 }) => {
      if (hours >= paid) return []
      const message = `is for at least ${formatCount(paid, 'hour')}, not ${hours}`
      if (line.kind === 'service') return `${line.service.name} ${message}`
      // Gear is hired for a day, however long the event.
      return line.kind === 'tier' && line.pkg.crewed ? `${line.tier.name} ${message}` : []
    }),
    ...(cheaper ? [`${cheaper.details.tier.name} has all of it for less`] : []),
  ]
}
