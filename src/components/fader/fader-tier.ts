import type { TierLine } from '../../booking/booking'
import { priceBooking } from '../../booking/price'
import { tierLabels } from '../../content/tier-levels'
import { formatTotal, getTotal } from '../../lib/text/money'
import { formatMaxGuests } from '../../lib/text/quantities'
import { formatTierHours, getTierHours } from '../../packages/hours'

/** What the room of a package says of a tier. */
export type FaderTier = ReturnType<typeof toFaderTier>

/** A tier for the fader of its package, with the price for some hours and without add-ons. */
export function toFaderTier(line: TierLine, description: string, hours = getTierHours(line.pkg)) {
  const { level, name, guests } = line.tier
  const { price, crewFrom } = priceBooking({ lines: [{ ...line, addOns: [] }], hours })
  const buys = formatTierHours(line.pkg, hours)
  return {
    level,
    name,
    guests,
    description,
    /** In AUD excluding GST, without the crew. */
    price,
    crewFrom,
    buys,
    /** 'Diamond, from $1,980 incl. GST for 5 hours, up to 120 guests'. The price includes the crew that it needs. */
    text: `${tierLabels[level]}, from ${formatTotal(getTotal({ price, crewFrom }))} ${buys}, ${formatMaxGuests(guests)}`,
  }
}
