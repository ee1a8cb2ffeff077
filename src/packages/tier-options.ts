import { packagePurposes } from '../content/advice/guest-rules'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import type { AddOn, Tier } from '../content/schemas/package'
import { getKitPrice, getWatts } from '../hire/kit'
import { findLayout, getLayouts } from '../hire/room/room-layout'
import { getKitCapacity, getScreenCapacity } from '../hire/setups'
import { getLowestPrice } from '../lib/text/money'
import { isOfferedFor } from './add-ons'
import { getTierFacts, type TierFacts } from './tiers'

/** A tier as it is, or with an add-on, whose price, guests and power are then included. */
export type TierOption = TierFacts & { addOn?: AddOn }

/** The tiers of a package, each followed by what it is with an add-on for more guests. */
export const getTierOptions = (pkg: Package): TierOption[] =>
  getTierFacts(pkg).flatMap((facts, index) => [
    facts,
    ...pkg.addOns.flatMap((addOn) => {
      const { items, forMoreGuests } = addOn
      if (!items || !forMoreGuests || !isOfferedFor(addOn, facts)) return []
      const guests = getGuestsWith(items, facts, pkg)
      if (guests <= facts.tier.guests) return []
      const tiers: [Tier, Tier, Tier, Tier] = [...pkg.tiers]
      tiers[index] = addToTier(items, { ...facts.tier, guests }, pkg)
      const option = getTierFacts({ ...pkg, tiers })[index]
      return option ? { ...option, addOn } : []
    }),
  ])

/** What the items of an add-on add to the price of a package, in AUD excluding GST. */
export function getAddOnPrice(items: Kit): number {
  const { price, crewFrom } = getKitPrice(items)
  return getLowestPrice(price) + crewFrom
}

/**
 * The most guests that a tier suits indoors with the items of an add-on. It suits more only if the sound, the lights or the
 * screen limit the tier, and never more than the largest tier, which something else limits too.
 */
function getGuestsWith(items: Kit, { tier, kit }: TierFacts, { slug, tiers }: Package): number {
  const purpose = packagePurposes[slug]
  const screens = getScreenCapacity(kit, tier)
  if (tier.guests < Math.min(getKitCapacity(purpose, kit), screens)) return tier.guests
  const all = [...kit, ...items]
  return Math.min(
    getKitCapacity(purpose, all),
    // A screen that the tier can do without limits nothing.
    screens === Infinity ? screens : getScreenCapacity(all, tier),
    Math.max(...tiers.map(({ guests }) => guests)),
  )
}

function addToTier(items: Kit, tier: Tier, { crewed }: Package): Tier {
  const { price } = getKitPrice(items)
  const { totals, floorM } = tier
  // Beside the equipment of the tier, in half metres.
  const width = Math.ceil((floorM.width + (findLayout(getLayouts(items), Infinity)?.width ?? 0)) * 2) / 2
  return {
    ...tier,
    floorM: { ...floorM, width },
    // The crew of an equipment package is added with its items.
    price: tier.price + (crewed ? getAddOnPrice(items) : getLowestPrice(price)),
    items: [...tier.items, ...items],
    ...(totals && { totals: { ...totals, watts: totals.watts + getWatts(items) } }),
  }
}
