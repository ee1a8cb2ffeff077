import { type EquipmentId, type EquipmentItem, getEquipment, type HireCategory } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { type Package, packages } from '../content/packages'
import type { ItemRow, TextRow, Tier } from '../content/schemas/package'
import { HIRE_HOURS } from '../content/terms/hire-terms'
import { tierLabels } from '../content/tier-levels'
import { formatKitItem, getCount, getKitPrice } from '../hire/kit'
import { getSiteNeeds, type SiteNeeds } from '../hire/needs'
import { formatPriceWithCrew, getTotal, type Price } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'

/** A tier with what is calculated from its items and numbers. */
export type TierFacts = {
  tier: Tier
  /** All hire items that the tier has. */
  kit: Kit
  /** What it needs on site. */
  siteNeeds: SiteNeeds
  /** What it adds to the previous tier. Hire items only in equipment packages: the others name them in their features. */
  additions: readonly Addition[]
  /** What our crew costs on top of the tier's price, at least, in AUD excluding GST. 0 for a package with a crew. */
  crewFrom: number
  /** What the items and the crew cost if the items are hired singly, in AUD excluding GST. Undefined for a package with a crew. */
  singlePrice: Price | undefined
}

export type Addition = {
  text: string
  /** What the previous tier has instead of it. */
  replaces?: string | undefined
  note?: string
  item?: EquipmentId
}

/** '4 uplights instead of 2', or 'LED DJ Booth, built by our crew'. */
export const formatAddition = (addition: Addition): string => addition.text + formatSuffix(addition)

/** What follows the name of an item that a tier adds. */
export const formatSuffix = ({ replaces, item }: Addition): string =>
  (replaces ? ` instead of ${replaces}` : '') + (item && isBuiltByCrew(item) ? ', built by our crew' : '')

/** '$770 incl. GST ($700+GST)', or '$902 incl. GST with crew ($820+GST)'. */
export const formatTierPrice = ({ tier, crewFrom }: Pick<TierFacts, 'tier' | 'crewFrom'>): string =>
  formatPriceWithCrew({ price: tier.price, crewFrom })

/** How many hours the price of a tier buys. */
export const getTierHours = ({ hours = HIRE_HOURS }: Package): number => hours

/** 'for 5 hours': what the price of a tier buys. */
export const formatTierHours = (pkg: Package, hours = getTierHours(pkg)): string => `for ${formatCount(hours, 'hour')}`

/** What a tier costs for some hours, without its crew, in AUD excluding GST. */
export const getTierPrice = (pkg: Package, tier: Tier, hours: number): number =>
  getTotal({ price: tier.price, extraHours: hours - getTierHours(pkg), extraHour: pkg.extraHour ?? tier.longerFrom })

const isBuiltByCrew = (id: EquipmentId) => getEquipment(id).crew === 'build'

/** The tiers of a package, from basic to horizon. */
export const getTierFacts = (pkg: Package) =>
  pkg.tiers.map((tier, index): TierFacts => {
    const { crewed } = pkg
    const kit = getTierKit(pkg, index)
    const single = getKitPrice(kit)
    return {
      tier,
      kit,
      siteNeeds: getTierNeeds(pkg, index, tier, kit),
      additions: [
        ...(crewed ? [] : listAddedItems(tier, getTierKit(pkg, index - 1))),
        ...tier.features.map((feature) => (typeof feature === 'string' ? { text: feature } : feature)),
      ],
      crewFrom: crewed ? 0 : single.crewFrom,
      singlePrice: crewed ? undefined : getTotal(single),
    }
  }) as [TierFacts, ...TierFacts[]]

/** The hire items that a tier has in all. `index` is 0 for basic to 3 for horizon, and -1 for no items. */
export function getTierKit({ tiers }: Package, index: number): Kit {
  const kit = new Map<EquipmentId, Kit[number]>()
  for (const { id, count, replaces, outdoorsOnly } of tiers.slice(0, index + 1).flatMap((tier) => tier.items)) {
    if (replaces) kit.delete(replaces)
    kit.set(id, { id, count, ...(outdoorsOnly && { outdoorsOnly }) })
  }
  return [...kit.values()]
}

function getTierNeeds(pkg: Package, index: number, { totals, floorM, ceilingM = 0 }: Tier, kit: Kit): SiteNeeds {
  const itemNeeds = getSiteNeeds(kit, totals?.watts)
  const needs = {
    ...itemNeeds,
    floor: floorM,
    ceilingM: Math.max(itemNeeds.ceilingM, ceilingM),
    marqueeCeilingM: Math.max(itemNeeds.marqueeCeilingM, ceilingM),
  }
  if (!totals) return needs

  // A tier with a crew has more than hire items, and the crew brings and lifts everything.
  const { weightKg, heaviest = needs.heaviest } = totals
  return {
    ...needs,
    crewed: true,
    contents: listContents(pkg, index),
    weightKg,
    heaviest: heaviest && { ...heaviest, lift: 'crew' },
    twoPersonLifts: [],
    onTable: [],
    crewWork: new Map(),
    notCounted: [],
  }
}

/** The tier's column of the comparison: 'Booth: LED-front booth', or the label alone for a 'Yes'. */
function listContents({ comparison }: Package, index: number): string[] {
  return comparison.flatMap((row) => {
    const value = 'values' in row ? row.values[index] : ''
    if (!value) return []
    return value === 'Yes' ? row.label : `${row.label}: ${value}`
  })
}

const listAddedItems = ({ items }: Tier, previousKit: Kit): Addition[] =>
  items.map(({ id, count, replaces }) => ({
    item: id,
    text: formatKitItem({ id, count }),
    replaces: replaces
      ? formatKitItem({ id: replaces, count: getCount(previousKit, replaces) })
      : previousKit.find((line) => line.id === id)?.count.toString(),
  }))

/** The cells of a row of the comparison, one for each tier. */
export function getComparisonValues(row: TextRow | ItemRow, tiers: readonly TierFacts[]): readonly string[] {
  if ('values' in row) return row.values
  return tiers.map(({ kit }) =>
    row.items
      .flatMap((id) => kit.filter((line) => line.id === id))
      .map(formatKitItem)
      .join(', '),
  )
}

/** The packages that include an item, with their tiers: 'Speakers Basic' or 'Weddings Premium to Horizon'. */
export function findPackagesWithItem(id: EquipmentId) {
  return packages.flatMap((pkg) => {
    const tiers = pkg.tiers.filter((_, index) => getCount(getTierKit(pkg, index), id) > 0)
    if (tiers.length === 0) return []
    const labels = tiers.map(({ level }) => tierLabels[level])
    // No tier has an item that an earlier tier replaced, so the tiers with the item are consecutive.
    const names = [...new Set([labels[0], labels.at(-1)])].join(' to ')
    return { slug: pkg.slug, text: `${pkg.name} ${names}` }
  })
}

/** The packages with items of a hire category: their smallest tier with one, and its items of the category. */
export function findPackagesWithCategory(
  category: HireCategory,
): { pkg: Package; facts: TierFacts; items: readonly EquipmentItem[] }[] {
  return packages.flatMap((pkg) => {
    const tiers = getTierFacts(pkg).map((facts) => ({
      pkg,
      facts,
      items: facts.kit.map(({ id }) => getEquipment(id)).filter((item) => item.category === category.id),
    }))
    return tiers.find(({ items }) => items.length > 0) ?? []
  })
}
