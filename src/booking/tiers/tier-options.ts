import type { Kit } from '../../content/equipment/kit'
import type { Package } from '../../content/packages'
import type { Tier } from '../../content/schemas/package'
import { getCount, getItems, getWatts, getWeightKg } from '../../hire/kit-totals'
import { isOfferedFor } from './add-ons'
import { getTierSuitability } from './tier-suitability'
import { getTierDetails, type TierDetails } from './tiers'

/** The tiers of a package, each followed by what it is with an add-on for more guests. */
export const getTierOptions = (pkg: Package): TierDetails[] =>
  getTierDetails(pkg).flatMap((details, index) => [
    details,
    ...pkg.addOns.flatMap((addOn) => {
      const { items, text, forMoreGuests } = addOn
      if (!items || !forMoreGuests || !isOfferedFor(addOn, details) || details.tier.guestsReason)
        return []
      const tiers: [Tier, Tier, Tier, Tier] = [...pkg.tiers]
      tiers[index] = addToTier({ items, text }, details)
      const option = getTierDetails({ ...pkg, tiers })[index]
      if (!option) return []
      const { guests } = getTierSuitability(option, pkg)
      return guests > details.tier.guests
        ? { ...option, tier: { ...option.tier, guests }, crewFrom: details.crewFrom, addOn }
        : []
    }),
  ])

/** The tier with the items of an add-on, and not limited to its own guests. */
function addToTier(
  { items, text }: { items: Kit; text: string },
  { tier, kit }: TierDetails,
): Tier {
  const { totals, floorM, gearWidthM } = tier
  // Beside the equipment of the tier, in half metres.
  const addWidth = (width: number) => Math.ceil((width + getWidthM(items)) * 2) / 2
  return {
    ...tier,
    guests: Infinity,
    floorM: { ...floorM, width: addWidth(floorM.width) },
    ...(gearWidthM && { gearWidthM: addWidth(gearWidthM) }),
    items: [
      ...tier.items,
      ...items.map(({ id, count }) => ({ id, count: getCount(kit, id) + count })),
    ],
    ...(totals && {
      totals: {
        ...totals,
        watts: totals.watts + getWatts(items),
        weightKg: totals.weightKg + getWeightKg(items),
      },
      features: [...tier.features, text],
    }),
  }
}

/** The width of the items on the floor, side by side, in metres. */
const getWidthM = (kit: Kit): number =>
  getItems(kit).reduce((sum, { item: { placement, sizeMm, pieces = 1 }, count }) => {
    const { width } = typeof placement === 'object' ? placement : sizeMm
    return sum + (typeof placement === 'string' ? 0 : width * pieces * count) / 1000
  }, 0)
