import { adviceRules } from '../../content/advice/advice-rules'
import { HALL_CEILING_M } from '../../content/advice/package-rules'
import { permissionTexts } from '../../content/equipment/item-need-texts'
import type { AddOn } from '../../content/schemas/package'
import { getCount, getHighestCeiling, getItems } from '../../hire/kit-totals'
import type { TierDetails } from './tiers'

/**
 * A tier can use an add-on if it is one of those that the add-on names or does not have its items, has what it is
 * connected to, and suits as low a ceiling.
 */
export function isOfferedFor(
  { items = [], outdoorsOnly, connectsTo, tiers }: AddOn,
  { tier, kit, siteNeeds }: TierDetails,
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
