import type { EquipmentId } from '../content/equipment'
import { type PackageCategory, packages } from '../content/packages'
import { getLowestPrice, type Price } from '../lib/money'
import { getTierFacts, type TierFacts } from './tiers'

/**
 * The cheapest tier of an equipment package that has all of these items for less than they cost singly. `price` and
 * `crewFrom` are what they cost for 24 hours, in AUD excluding GST. Of a range of prices the lowest counts.
 */
export function findCheaperTier(
  quantities: ReadonlyMap<EquipmentId, number>,
  { price, crewFrom }: { price: Price; crewFrom: number },
  categories: readonly PackageCategory[] = packages,
): { category: PackageCategory; facts: TierFacts } | undefined {
  const getCost = ({ facts }: { facts: TierFacts }) => facts.tier.price + facts.crewFrom
  const hasAll = ({ items }: TierFacts) => [...quantities].every(([id, count]) => (items.get(id) ?? 0) >= count)
  return categories
    .filter(({ crewed }) => !crewed)
    .flatMap((category) => getTierFacts(category).map((facts) => ({ category, facts })))
    .filter((option) => hasAll(option.facts) && getCost(option) < getLowestPrice(price) + crewFrom)
    .toSorted((a, b) => getCost(a) - getCost(b))[0]
}
