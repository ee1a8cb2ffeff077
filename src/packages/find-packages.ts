import type { Kit } from '../content/equipment/kit'
import { type Package, packages } from '../content/packages'
import { contains, getKitPrice } from '../hire/kit-totals'
import { getLowestPrice, getTotal } from '../lib/text/money'
import { getTierDetails, type TierDetails } from './tiers'

/**
 * The cheapest tier of an equipment package that has everything of a kit for less than its items cost singly, for the same
 * hire days. Uses the low end of a price range.
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
