import type { EventPlace } from '../../content/advice/event-places'
import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Package } from '../../content/packages'
import type { AddOn, Tier } from '../../content/schemas/package'
import type { TierLevel } from '../../content/tier-levels'
import {
  formatKitItem,
  getCount,
  getItems,
  getKitPrice,
  getWatts,
  getWeightKg,
} from '../../hire/kit-totals'
import { getSiteNeeds, type SiteNeeds } from '../../hire/needs'
import { isOfferedFor, toAddOnLine } from './add-ons'
import { findMostGuests } from './most-guests'
import type { Addition, TierDetails, TierWithAddOns } from './tier-details'
import { getTierSuitability } from './tier-suitability'

/** The hire items that a tier has in all. `index` is 0 for basic to 3 for horizon, and -1 for no items. */
export function getTierKit({ tiers }: Package, index: number): Kit {
  const kit = new Map<EquipmentId, Kit[number]>()
  for (const { id, count, replaces, outdoorsOnly } of tiers
    .slice(0, index + 1)
    .flatMap((tier) => tier.items)) {
    if (replaces) kit.delete(replaces)
    kit.set(id, { id, count, ...(outdoorsOnly && { outdoorsOnly }) })
  }
  return [...kit.values()]
}

const formatReplaced = (replaced: string | undefined) => (replaced ? ` instead of ${replaced}` : '')

/** The tiers of a package, without add-ons. */
export const getTierDetails = (pkg: Package) =>
  pkg.tiers.map((_, index) => calculateTier(pkg, index)) as [TierDetails, ...TierDetails[]]

/** The tiers of a package, each followed by what it is with an add-on for more guests. */
export const getTierOptions = (pkg: Package): TierDetails[] =>
  getTierDetails(pkg).flatMap((alone, index) => [
    alone,
    ...pkg.addOns
      .map((addOn) => calculateTier(pkg, index, [addOn]))
      .filter(({ withAddOns }) => withAddOns.tier.guests > alone.tier.guests),
  ])

/** A tier of a package with those of some add-ons that it can have. What it needs on site depends on the place. */
export function getTier(
  pkg: Package,
  level: TierLevel,
  addOns: readonly AddOn[] = [],
  place?: EventPlace,
): TierDetails {
  const index = pkg.tiers.findIndex((tier) => tier.level === level)
  if (index < 0) throw new Error(`${pkg.name} has no tier ${level}`)
  return calculateTier(pkg, index, addOns, place)
}

function calculateTier(
  pkg: Package,
  index: number,
  addOns: readonly AddOn[] = [],
  place?: EventPlace,
): TierDetails {
  const alone = getTierAlone(pkg, index, place)
  const { tier, kit } = alone
  const { crewed } = pkg
  const offered = addOns.filter((addOn) => isOfferedFor(addOn, alone))
  const price = getKitPrice(kit)
  return {
    kind: 'tier',
    pkg,
    tier,
    kit,
    crewFrom: crewed ? 0 : price.crewFrom,
    addOns: offered.map((addOn) => toAddOnLine(addOn, pkg)),
    additions: [
      ...(crewed ? [] : listAddedItems(tier, getTierKit(pkg, index - 1))),
      ...tier.features.map((feature) =>
        typeof feature === 'string'
          ? { text: feature, suffix: '' }
          : { text: feature.text, suffix: formatReplaced(feature.replaces), note: feature.note },
      ),
    ],
    singlePrice: crewed ? undefined : price.total,
    withAddOns: findMostGuests(
      alone,
      offered.flatMap((addOn) => withMoreGuests(pkg, index, alone, addOn, place)),
    ),
  }
}

function getTierAlone(pkg: Package, index: number, place?: EventPlace): TierWithAddOns {
  const tier = pkg.tiers[index]
  if (!tier) throw new Error(`${pkg.name} has no tier ${index}`)
  const kit = getTierKit(pkg, index)
  return { tier, kit, siteNeeds: getTierNeeds(pkg, index, tier, kit, place) }
}

/** A tier with an add-on for more guests. Empty if the add-on is not for that. */
function withMoreGuests(
  pkg: Package,
  index: number,
  alone: TierWithAddOns,
  { items, text, forMoreGuests }: AddOn,
  place?: EventPlace,
): TierWithAddOns[] {
  if (!items || !forMoreGuests || alone.tier.guestsReason) return []
  const tiers: [Tier, Tier, Tier, Tier] = [...pkg.tiers]
  tiers[index] = addItems({ items, text }, alone)
  const withAddOns = getTierAlone({ ...pkg, tiers }, index, place)
  const { guests } = getTierSuitability({ pkg, withAddOns })
  return [{ ...withAddOns, tier: { ...withAddOns.tier, guests } }]
}

function getTierNeeds(
  pkg: Package,
  index: number,
  { totals, floorM, ceiling }: Tier,
  kit: Kit,
  place?: EventPlace,
): SiteNeeds {
  const itemNeeds = getSiteNeeds(kit, totals?.watts, place)
  const needs = {
    ...itemNeeds,
    floor: floorM,
    danceFloor: undefined,
    ceilingM: Math.max(itemNeeds.ceilingM, ceiling?.metres ?? 0),
  }
  if (!totals) return needs

  // A tier with a crew has more than hire items, and its crew brings all of it.
  const { weightKg, heaviest = needs.heaviest } = totals
  return {
    ...needs,
    crewed: true,
    contents: listContents(pkg, index),
    weightKg,
    heaviest,
    crewWork: new Map(),
  }
}

/** The features of a tier of a package with a crew, and of the smaller tiers. */
const listContents = ({ tiers }: Package, index: number): string[] =>
  tiers
    .slice(0, index + 1)
    .flatMap(({ features }) =>
      features.map((feature) =>
        typeof feature === 'string' ? feature : feature.text + formatReplaced(feature.replaces),
      ),
    )

const listAddedItems = ({ items }: Tier, previousKit: Kit): Addition[] =>
  items.map(({ id, count, replaces }) => {
    const replaced = replaces
      ? formatKitItem({ id: replaces, count: getCount(previousKit, replaces) })
      : previousKit.find((line) => line.id === id)?.count.toString()
    const isBuilt = getEquipment(id).crew === 'build'
    return {
      item: id,
      text: formatKitItem({ id, count }),
      suffix: formatReplaced(replaced) + (isBuilt ? ', built by our crew' : ''),
    }
  })

/** The tier with the items of an add-on, and not limited to its own guests. */
function addItems(
  { items, text }: { items: Kit; text: string },
  { tier, kit }: TierWithAddOns,
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
