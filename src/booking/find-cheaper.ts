import type { Kit } from '../content/equipment/kit'
import { type Package, packages } from '../content/packages'
import { addKits } from '../hire/add-kits'
import { contains } from '../hire/kit-totals'
import { getLowestPrice } from '../lib/text/money'
import type { Booking, ItemLine, Line, TierLine } from './booking'
import { priceBooking } from './price'
import { getTierDetails } from './tiers/tier'
import type { TierDetails } from './tiers/tier-details'

/**
 * The cheapest tier of an equipment package that has all the gear of a booking for less, for the same hire days and without
 * the trip. None for a booking with a service or a crewed package. Of a range, the low end counts. With `guests`, only tiers
 * that suit as many.
 */
export function findCheaper(
  { lines, period }: Booking,
  candidates: readonly Package[] = packages,
  guests = 0,
): { details: TierDetails; booking: Booking } | undefined {
  const gear = getGear(lines)
  if (!gear) return undefined
  const getCost = (booking: Booking) => getLowestPrice(priceBooking(booking).total)
  const cost = getCost({ lines, period })
  return candidates
    .filter(({ crewed }) => !crewed)
    .flatMap(getTierDetails)
    .map((details) => {
      const booking: Booking = { lines: [details], period }
      return { details, booking, cost: getCost(booking) }
    })
    .filter(({ details }) => contains(details.kit, gear) && details.tier.guests >= guests)
    .filter((option) => option.cost < cost)
    .toSorted((a, b) => a.cost - b.cost)[0]
}

/** All items of a booking of hire items and hired tiers. Undefined if it has anything else. */
function getGear(lines: readonly Line[]): Kit | undefined {
  const isGear = (line: Line): line is TierLine | ItemLine =>
    line.kind === 'item' || (line.kind === 'tier' && !line.pkg.crewed)
  if (!lines.every(isGear)) return undefined
  return addKits(
    lines.flatMap((line) =>
      line.kind === 'item'
        ? [[{ id: line.item.id, count: line.count }]]
        : [line.kit, ...line.addOns.map((addOn) => addOn.kit)],
    ),
  )
}
