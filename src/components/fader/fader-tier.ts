import { type Booking, formatAddOns, type TierLine } from '../../booking/booking'
import { priceBooking } from '../../booking/price'
import { formatTierHours, getTierHours } from '../../booking/tiers/hours'
import { describeTrip } from '../../booking/words'
import type { Tier } from '../../content/schemas/package'
import { tierLabels } from '../../content/tier-levels'
import { formatTotal } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'

/** What the room of a package says of a tier. */
export type FaderTier = ReturnType<typeof toFaderTier>

type BookedTier = Booking & {
  lines: readonly [TierLine & { withAddOns: { tier: Pick<Tier, 'description' | 'guests'> } }]
}

/** A booked tier for the fader of its package. `extras` names the trip of hired gear that comes with our people. */
export function toFaderTier({ lines, hours: eventHours, place }: BookedTier) {
  const [line] = lines
  const { level, name } = line.tier
  const { guests, description } = line.withAddOns.tier
  const hours = eventHours ?? getTierHours(line.pkg)
  const { total, crewFrom, trip } = priceBooking({ lines, hours, place })
  const addOns = line.addOns.length > 0 ? `, ${formatAddOns(line.addOns)}` : ''
  const extras = typeof trip === 'number' ? `${addOns}, ${describeTrip(trip, place)}` : addOns
  const buys = formatTierHours(line.pkg, hours)
  return {
    level,
    name,
    guests,
    description,
    /** In AUD excluding GST, with the crew, the add-ons that have a price and the trip of `extras`. */
    total,
    hasCrew: crewFrom > 0,
    /** 'for 5 hours'. */
    buys,
    /** ', with 2 add-ons', ', with 1 add-on, with travel to Parramatta', or empty. */
    extras,
    /** 'Diamond, from $1,980 incl. GST for 5 hours, up to 120 guests'. */
    text: `${tierLabels[level]}, from ${formatTotal(total)} ${buys}${extras}, ${formatMaxGuests(guests)}`,
  }
}
