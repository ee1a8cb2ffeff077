import { type Package, packages } from '../content/packages'
import { contains } from '../hire/kit-totals'
import { getLowestPrice } from '../lib/text/money'
import type { Booking } from './booking'
import { priceBooking } from './price'
import { getGear, toTierLine } from './tiers/tier-lines'
import { getTierDetails, type TierDetails } from './tiers/tiers'

/**
 * The cheapest tier of an equipment package that has all the gear of a booking for less, for the same hire days and without
 * the trip. None if people come with the booking. Of a range, the low end counts. With `guests`, only tiers that suit as many.
 */
export function findCheaper(
  { lines, period }: Booking,
  candidates: readonly Package[] = packages,
  guests = 0,
): { pkg: Package; details: TierDetails; booking: Booking } | undefined {
  const gear = getGear(lines)
  if (!gear) return undefined
  const getCost = (booking: Booking) => getLowestPrice(priceBooking(booking).total)
  const cost = getCost({ lines, period })
  return candidates
    .filter(({ crewed }) => !crewed)
    .flatMap((pkg) =>
      getTierDetails(pkg).map((details) => {
        const booking: Booking = { lines: [toTierLine(pkg, details)], period }
        return { pkg, details, booking, cost: getCost(booking) }
      }),
    )
    .filter(({ details }) => contains(details.kit, gear) && details.tier.guests >= guests)
    .filter((option) => option.cost < cost)
    .toSorted((a, b) => a.cost - b.cost)[0]
}
