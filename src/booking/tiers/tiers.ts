import type { EventPlace } from '../../content/advice/event-places'
import { type EquipmentId, getEquipment } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Package } from '../../content/packages'
import type { AddOn, Tier } from '../../content/schemas/package'
import { formatKitItem, getCount, getKitPrice, getWatts, splitKit } from '../../hire/kit-totals'
import { getSiteNeeds, type SiteNeeds } from '../../hire/needs'
import { getTotal } from '../../lib/text/money'

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

type Addition = {
  text: string
  /** After the text: ' instead of 2', or ', built by our crew'. */
  suffix: string
  note?: string | undefined
  item?: EquipmentId
}

const formatReplaced = (replaced: string | undefined) => (replaced ? ` instead of ${replaced}` : '')

/**
 * A tier with what is calculated from its items and numbers. With an add-on, its guests, items and needs on site include that,
 * and its price is that of the tier alone.
 */
export type TierDetails = ReturnType<typeof calculateTier> & { addOn?: AddOn }

export const getTierDetails = (pkg: Package) =>
  pkg.tiers.map((tier, index) => calculateTier(pkg, tier, index)) as [TierDetails, ...TierDetails[]]

function calculateTier(pkg: Package, tier: Tier, index: number) {
  const { crewed } = pkg
  const kit = getTierKit(pkg, index)
  const additions: Addition[] = [
    ...(crewed ? [] : listAddedItems(tier, getTierKit(pkg, index - 1))),
    ...tier.features.map((feature) =>
      typeof feature === 'string'
        ? { text: feature, suffix: '' }
        : { text: feature.text, suffix: formatReplaced(feature.replaces), note: feature.note },
    ),
  ]
  return {
    tier,
    kit,
    siteNeeds: getTierNeeds(pkg, index, tier, kit),
    /** Its additions to the previous tier. Hire items only in equipment packages: the others name them in their features. */
    additions,
    /** The lowest price of our crew on top of the tier's, in AUD excluding GST. 0 for a package with a crew. */
    crewFrom: crewed ? 0 : getKitPrice(kit).crewFrom,
    /** The price of the items and the crew if the items are hired singly, in AUD excluding GST. Undefined for a package with a crew. */
    singlePrice: crewed ? undefined : getTotal(getKitPrice(kit)),
  }
}

function getTierNeeds(
  pkg: Package,
  index: number,
  { totals, floorM, ceiling }: Tier,
  kit: Kit,
): SiteNeeds {
  const itemNeeds = getSiteNeeds(kit, totals?.watts)
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

/** The power points of 10 A that a tier needs at a place, where some of its items may be left out. */
export function getTierOutlets(
  { tier: { totals }, kit }: Pick<TierDetails, 'tier' | 'kit'>,
  place: EventPlace,
): number {
  const { leftOut } = splitKit(kit, place)
  const rest = kit.filter((line) => !leftOut.includes(line))
  return getSiteNeeds(rest, totals && totals.watts - getWatts(leftOut)).outlets
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
