import { type EquipmentId, getEquipment } from '../../content/equipment'
import { HIRE_HOURS } from '../../content/hire-terms'
import type { ItemRow, PackageCategory, PackageSlug, TextRow, Tier } from '../../content/packages'
import { getTierItems, tierItems } from '../../content/tier-items'
import { countOutlets, withQuantity } from '../../lib/item-specs'
import { addPrices, type Price } from '../../lib/money'
import { formatCount, formatFloor, formatGuests } from '../../lib/quantities'

/** A tier with what is calculated from its items and numbers. */
export type TierFacts = {
  tier: Tier
  /** Guests, hours, power points, floor space and ceiling: `value` for a row with the label, `short` for a line. */
  needs: readonly { label: string; value: string; short: string }[]
  /** All hire items that the tier has, with their number. */
  items: ReadonlyMap<EquipmentId, number>
  /** The items that it adds to the previous tier. Empty for a package with a crew. */
  addedItems: readonly { id: EquipmentId; text: string; suffix: string; isBuilt: boolean }[]
  /** What the items cost if they are hired singly, in AUD excluding GST. Undefined for a package with a crew. */
  singlePrice: Price | undefined
}

/** `index` is 0 for basic to 3 for horizon. */
export function getTierFacts(category: PackageCategory, index: number): TierFacts {
  const tier = category.tiers[index]
  if (!tier) throw new Error(`${category.slug} has no tier ${index}`)
  const items = getTierItems(category.slug, index)
  const all = [...items].flatMap(([id, quantity]) => Array.from({ length: quantity }, () => getEquipment(id)))
  const outlets = countOutlets(all, tier.totals?.watts)
  const ceilingM = Math.max(...[tier, ...all].map((item) => item.ceilingM ?? 0))
  const hours = category.hours ?? HIRE_HOURS
  const floor = formatFloor(tier.floorM)

  return {
    tier,
    needs: [
      { label: 'Guests', value: `Up to ${tier.guests}`, short: formatGuests(tier.guests) },
      { label: 'Hours', value: String(hours), short: formatCount(hours, 'hour') },
      { label: 'Power points', value: String(outlets), short: formatCount(outlets, 'power point') },
      { label: 'Floor space', value: floor, short: `${floor} of floor` },
      ...(ceilingM > 0
        ? [{ label: 'Ceiling height', value: `At least ${ceilingM} m`, short: `ceiling of ${ceilingM} m` }]
        : []),
    ],
    items,
    addedItems: category.crewed ? [] : listAddedItems(category.slug, index),
    singlePrice: category.crewed ? undefined : addPrices(all.map(({ price24h }) => price24h)),
  }
}

/** '18-Inch Subwoofer', or '2 × 18-Inch Subwoofer'. */
const formatItem = (id: EquipmentId, quantity?: number): string => withQuantity(getEquipment(id).name, quantity)

function listAddedItems(slug: PackageSlug, index: number) {
  const previousItems = index > 0 ? getTierItems(slug, index - 1) : new Map<EquipmentId, number>()
  return (tierItems[slug][index] ?? []).map(({ id, quantity, replaces }) => {
    const replaced = replaces ? formatItem(replaces, previousItems.get(replaces)) : previousItems.get(id)
    const isBuilt = getEquipment(id).crew === 'build'
    return {
      id,
      isBuilt,
      text: formatItem(id, quantity),
      suffix: (replaced ? ` in place of ${replaced}` : '') + (isBuilt ? ', built by our crew' : ''),
    }
  })
}

/** The cells of a row of the comparison, one for each tier. */
export function getComparisonValues(row: TextRow | ItemRow, facts: readonly TierFacts[]): readonly string[] {
  if ('values' in row) return row.values
  return facts.map(({ items }) =>
    row.items
      .filter((id) => items.has(id))
      .map((id) => formatItem(id, items.get(id)))
      .join(', '),
  )
}
