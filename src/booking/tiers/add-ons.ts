import { adviceRules } from '../../content/advice/advice-rules'
import { HALL_CEILING_M } from '../../content/advice/package-rules'
import { permissionTexts } from '../../content/equipment/item-need-texts'
import type { Package } from '../../content/packages'
import type { AddOn } from '../../content/schemas/package'
import { findService } from '../../content/services'
import { technician } from '../../content/terms/hire-terms'
import { getCount, getHighestCeiling, getItems, getKitPrice } from '../../hire/kit-totals'
import { addCrew, formatBothPrices, formatPriceWithCrew } from '../../lib/text/money'
import { type AddOnLine, formatBuys, getStartingPrices } from '../booking'
import type { TierWithAddOns } from './tier-details'

/**
 * A tier can use an add-on if it is one of those that the add-on names or does not have its items, has what it is
 * connected to, and suits as low a ceiling.
 */
export function isOfferedFor(
  { items = [], outdoorsOnly, connectsTo, tiers }: AddOn,
  { tier, kit, siteNeeds }: TierWithAddOns,
): boolean {
  const ceiling = outdoorsOnly ? undefined : getHighestCeiling(items)
  return (
    (tiers ? tiers.includes(tier.level) : items.every(({ id }) => getCount(kit, id) === 0)) &&
    (!connectsTo || getCount(kit, connectsTo) > 0) &&
    (ceiling?.metres ?? 0) <= Math.max(siteNeeds.ceilingM, HALL_CEILING_M)
  )
}

/** The needs of an add-on on site, in sentences: a ceiling, clear space, permission, the weather. */
export const describeAddOnNeeds = ({ items = [], outdoorsOnly }: AddOn): string[] =>
  getItems(items).flatMap(({ item: { ceilingM, clearanceM, permission, outdoors } }) => [
    ...(ceilingM && !outdoorsOnly ? [`Ceiling of at least ${ceilingM} m.`] : []),
    ...(clearanceM ? [`${clearanceM} m clear on every side.`] : []),
    ...(permission
      ? [
          (outdoorsOnly && adviceRules.permissions[permission].outdoors) ||
            `${permissionTexts[permission]}.`,
        ]
      : []),
    ...(outdoorsOnly && outdoors ? [outdoors] : []),
  ])

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
      price: crewed ? addCrew(price.total) : price,
      priceText: (isFrom ? 'From ' : '') + formatPriceWithCrew(price),
      hasPeople: isFrom,
    }
  }
  if (addOn.extraHour && extraHour)
    return { ...line, priceText: `${formatBothPrices(extraHour)} per hour`, isExtraHours: true }
  if (needsTechnician) {
    return {
      ...line,
      price: addCrew(technician.price),
      priceText: `From ${formatBothPrices(technician.price)} for up to ${technician.hours} hours`,
      hasPeople: true,
    }
  }
  const service = findService(addOn.service)
  if (!service) return { ...line, priceText: 'Quoted' }
  return {
    ...line,
    price: addCrew(service.startingFrom),
    priceText: getStartingPrices(service)
      .map((start) => `From ${formatBothPrices(start.price)} ${formatBuys(start)}`)
      .join('. '),
    hasPeople: true,
  }
}
