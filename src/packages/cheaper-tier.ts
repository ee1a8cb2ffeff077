import type { Kit } from '../content/equipment/kit'
import { type Package, packages } from '../content/packages'
import { contains, getKitPrice } from '../hire/kit'
import { getLowestPrice, getTotal } from '../lib/text/money'
import { getTierFacts, type TierFacts } from './tiers'

/**
 * The cheapest tier of an equipment package that has everything of a kit for less than its items cost singly, for the same
 * hire days. Of a range of prices the lowest counts.
 */
export function findCheaperTier(
  kit: Kit,
  days = 1,
  candidates: readonly Package[] = packages,
): { pkg: Package; facts: TierFacts } | undefined {
  const single = getLowestPrice(getTotal(getKitPrice(kit, days)))
  const getCost = ({ facts }: { facts: TierFacts }) =>
    getTotal({ price: facts.tier.price * days, crewFrom: facts.crewFrom })
  return candidates
    .filter(({ crewed }) => !crewed)
    .flatMap((pkg) => getTierFacts(pkg).map((facts) => ({ pkg, facts })))
    .filter((option) => contains(option.facts.kit, kit) && getCost(option) < single)
    .toSorted((a, b) => getCost(a) - getCost(b))[0]
}
