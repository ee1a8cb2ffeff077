import type { Kit } from '../../content/equipment/kit'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { findService } from '../../content/services'
import { technician } from '../../content/terms/hire-terms'
import { addKits, getKitPrice, subtractKit } from '../../hire/kit-totals'
import { formatBothPrices, formatPriceWithCrew, getTotal } from '../../lib/text/money'
import {
  formatBuys,
  type AddOnLine,
  getStartingPrices,
  type ItemLine,
  type Line,
  type TierLine,
} from '../booking'
import type { TierDetails } from './tiers'

// Lines of tiers, with what is calculated from their hire items. A page that has them from its own content does not load this.

/** All items of a booking that is only gear. Undefined if people come with a line. */
export function getGear(lines: readonly Line[]): Kit | undefined {
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

/** A tier with what is calculated from its items, and some of the add-ons of its package. */
export const toTierLine = (
  pkg: Package,
  { tier, kit, crewFrom, addOn }: Pick<TierDetails, 'tier' | 'kit' | 'crewFrom' | 'addOn'>,
  addOns: readonly AddOn[] = addOn ? [addOn] : [],
): TierLine => ({
  kind: 'tier',
  pkg,
  tier,
  kit: addOn?.items ? subtractKit(kit, addOn.items) : kit,
  crewFrom,
  addOns: addOns.map((addOn) => toAddOnLine(addOn, pkg)),
})

/** An add-on of a package. A service is at the starting price on its card. */
export function toAddOnLine(addOn: AddOn, { crewed, extraHour }: Package): AddOnLine {
  const { id, text, items, technician: needsTechnician } = addOn
  const line = { kind: 'add-on', id, text, kit: items ?? [], hasPeople: false } as const
  if (items) {
    const price = getKitPrice(items)
    const isFrom = price.crewFrom > 0
    return {
      ...line,
      // The crew of the package does the work that an item needs.
      price: crewed ? { price: getTotal(price), crewFrom: 0 } : price,
      priceText: (isFrom ? 'From ' : '') + formatPriceWithCrew(price),
      hasPeople: isFrom,
    }
  }
  if (addOn.extraHour && extraHour)
    return { ...line, priceText: `${formatBothPrices(extraHour)} per hour` }
  if (needsTechnician) {
    return {
      ...line,
      price: { price: technician.price, crewFrom: 0 },
      priceText: `From ${formatBothPrices(technician.price)} for up to ${technician.hours} hours`,
      hasPeople: true,
    }
  }
  const service = findService(addOn.service)
  if (!service) return { ...line, priceText: 'Quoted' }
  return {
    ...line,
    price: { price: service.startingFrom, crewFrom: 0 },
    priceText: getStartingPrices(service)
      .map((start) => `From ${formatBothPrices(start.price)} ${formatBuys(start)}`)
      .join('. '),
    hasPeople: true,
  }
}
