import { type EquipmentItem, getEquipment, type HireCategory } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { type Package, packages } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { contains, getKitPrice } from '../hire/kit-totals'
import { getLowestPrice, getTotal } from '../lib/text/money'
import { getTierDetails, getTierKit, type TierDetails } from './tiers'

/** The packages with items of a hire category: their smallest tier with one, and its items of the category. */
export function findPackagesWithCategory(
  category: HireCategory,
): { pkg: Package; tier: Tier; kit: Kit; items: readonly EquipmentItem[] }[] {
  return packages.flatMap((pkg) => {
    const tiers = pkg.tiers.map((tier, index) => {
      const kit = getTierKit(pkg, index)
      const items = kit.map(({ id }) => getEquipment(id)).filter((item) => item.category === category.id)
      return { pkg, tier, kit, items }
    })
    return tiers.find(({ items }) => items.length > 0) ?? []
  })
}

/**
 * The cheapest tier of an equipment package that has everything of a kit for less than its items cost singly, for the same
 * hire days. Of a range of prices the lowest counts.
 */
export function findCheaperTier(
  kit: Kit,
  days = 1,
  candidates: readonly Package[] = packages,
): { pkg: Package; details: TierDetails } | undefined {
  const single = getLowestPrice(getTotal(getKitPrice(kit, days)))
  const getCost = ({ details }: { details: TierDetails }) =>
    getTotal({ price: details.tier.price * days, crewFrom: details.crewFrom })
  return candidates
    .filter(({ crewed }) => !crewed)
    .flatMap((pkg) => getTierDetails(pkg).map((details) => ({ pkg, details })))
    .filter((option) => contains(option.details.kit, kit) && getCost(option) < single)
    .toSorted((a, b) => getCost(a) - getCost(b))[0]
}
