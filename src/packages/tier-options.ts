import { packagePurposes } from '../content/advice/guest-rules'
import type { Package } from '../content/packages'
import type { AddOn, Tier } from '../content/schemas/package'
import { getKitPrice, getWatts } from '../hire/kit'
import { getKitCapacity } from '../hire/setups'
import { getLowestPrice } from '../lib/text/money'
import { isOfferedFor } from './add-ons'
import { getTierFacts, type TierFacts } from './tiers'

/** A tier as it is, or with an add-on, whose price, guests and power are then included. */
export type TierOption = TierFacts & { addOn?: AddOn }

/** The tiers of a package, each followed by what it is with an add-on for more guests. */
export const getTierOptions = (pkg: Package): TierOption[] =>
  getTierFacts(pkg).flatMap((facts, index) => [
    facts,
    ...pkg.addOns
      .filter((addOn) => addOn.forMoreGuests && isOfferedFor(addOn, facts))
      .flatMap((addOn) => {
        const guests = getGuestsWith(addOn, facts, pkg)
        if (guests <= facts.tier.guests) return []
        const tiers: [Tier, Tier, Tier, Tier] = [...pkg.tiers]
        tiers[index] = addToTier(addOn, { ...facts.tier, guests }, pkg)
        const option = getTierFacts({ ...pkg, tiers })[index]
        return option ? { ...option, addOn } : []
      }),
  ])

/** What an add-on adds to the price of a package, in AUD excluding GST. */
export function getAddOnPrice({ items = [] }: AddOn): number {
  const { price, crewFrom } = getKitPrice(items)
  return getLowestPrice(price) + crewFrom
}

/**
 * The most guests that a tier with an add-on suits indoors. It suits more only if the sound or the lights limit the tier,
 * and never more than the largest tier, which something else limits too.
 */
function getGuestsWith({ items = [] }: AddOn, { tier, kit }: TierFacts, { slug, tiers }: Package): number {
  const purpose = packagePurposes[slug]
  if (tier.guests < getKitCapacity(purpose, kit)) return tier.guests
  const largest = Math.max(...tiers.map(({ guests }) => guests))
  return Math.min(getKitCapacity(purpose, [...kit, ...items]), largest)
}

function addToTier(addOn: AddOn, tier: Tier, { crewed }: Package): Tier {
  const { items = [] } = addOn
  const { price } = getKitPrice(items)
  const { totals } = tier
  return {
    ...tier,
    // The crew of an equipment package is added with its items.
    price: tier.price + (crewed ? getAddOnPrice(addOn) : getLowestPrice(price)),
    items: [...tier.items, ...items],
    ...(totals && { totals: { ...totals, watts: totals.watts + getWatts(items) } }),
  }
}
