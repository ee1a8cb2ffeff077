import type { EventPlace } from '../content/advice/event-places'
import { type EquipmentId, getEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { HIRE_HOURS, technician } from '../content/terms/hire-terms'
import { tierLabels } from '../content/tier-levels'
import { formatKitItem, getCount, getKitPrice, getWatts, splitKit } from '../hire/kit-totals'
import { getSiteNeeds, type SiteNeeds } from '../hire/needs'
import { formatPriceWithCrew, formatTotal, getTotal } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'

/** What the room of a package says of a tier. */
export type FaderTier = ReturnType<typeof toFaderTier>

/** The tiers of a package for its fader, with prices for some hours. */
export const getFaderTiers = (pkg: Package, hours = getTierHours(pkg)) =>
  getTierDetails(pkg).map((details) => toFaderTier(pkg, details, hours))

function toFaderTier(pkg: Package, { tier, crewFrom }: TierDetails, hours: number) {
  const { level, name, guests, description } = tier
  return {
    level,
    name,
    guests,
    description,
    /** In AUD excluding GST, without the crew. */
    price: getTierPrice(pkg, tier, hours),
    buys: formatTierHours(pkg, hours),
    crewFrom,
    text: formatTierInBrief({ tier, crewFrom }),
  }
}

/** The hire items that a tier has in all. `index` is 0 for basic to 3 for horizon, and -1 for no items. */
export function getTierKit({ tiers }: Package, index: number): Kit {
  const kit = new Map<EquipmentId, Kit[number]>()
  for (const { id, count, replaces, outdoorsOnly } of tiers.slice(0, index + 1).flatMap((tier) => tier.items)) {
    if (replaces) kit.delete(replaces)
    kit.set(id, { id, count, ...(outdoorsOnly && { outdoorsOnly }) })
  }
  return [...kit.values()]
}

/** The lowest price of our crew on top of a tier with this kit, in AUD excluding GST. 0 for a package with a crew. */
export const getTierCrewFrom = ({ crewed }: Package, kit: Kit): number => (crewed ? 0 : getKitPrice(kit).crewFrom)

/** The hours that the price of a tier buys. */
export const getTierHours = ({ hours = HIRE_HOURS }: Package): number => hours

/** The most hours that a page adds to those of a price. A longer event is planned with the client. */
export const MAX_EXTRA_HOURS = 8

/** Limits the hours of a link to those that a page has prices for. `included` are the hours of the price. */
export const limitHours = (hours: number, included: number): number =>
  hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included

type Addition = {
  text: string
  /** The previous tier's counterpart. */
  replaces?: string | undefined
  note?: string
  item?: EquipmentId
}

/** '4 uplights instead of 2', or 'LED DJ Booth, built by our crew'. */
const formatAddition = (addition: Addition): string => addition.text + formatSuffix(addition)

/** The text after the name of an item that a tier adds. */
export const formatSuffix = ({ replaces, item }: Addition): string =>
  (replaces ? ` instead of ${replaces}` : '') + (item && isBuiltByCrew(item) ? ', built by our crew' : '')

/** '$770 incl. GST ($700+GST)', or '$902 incl. GST with crew ($820+GST)'. */
export const formatTierPrice = ({ tier, crewFrom }: Pick<TierDetails, 'tier' | 'crewFrom'>): string =>
  formatPriceWithCrew({ price: tier.price, crewFrom })

/** 'Diamond, from $1,980 incl. GST, up to 120 guests'. The price includes the crew that it needs. */
export const formatTierInBrief = ({ tier, crewFrom }: Pick<TierDetails, 'tier' | 'crewFrom'>): string =>
  `${tierLabels[tier.level]}, from ${formatTotal(getTotal({ price: tier.price, crewFrom }))}, up to ${tier.guests} guests`

/** 'for 5 hours': what the price of a tier buys. */
export const formatTierHours = (pkg: Package, hours = getTierHours(pkg)): string => `for ${formatCount(hours, 'hour')}`

/** Whether an event is too long for its technicians, of whom there may be none. */
export const needsSecondTechnician = (technicians: number, hours: number): boolean =>
  technicians === 1 && hours > technician.aloneHours

/** What technicians cost for more hours than a price includes, with a second one where one alone is not enough. */
const getLongerTechnicians = (technicians: number, hours: number, included: number): number =>
  (hours - included) * technicians * technician.extraHour +
  (needsSecondTechnician(technicians, hours) ? technician.price : 0)

/** The price of a tier for some hours, without its crew, in AUD excluding GST. */
export function getTierPrice(pkg: Package, { price, technicians = 0, longerFrom }: Tier, hours: number): number {
  const included = getTierHours(pkg)
  return getTotal({
    price: price + getLongerTechnicians(technicians, hours, included),
    extraHours: hours - included,
    extraHour: pkg.extraHour ?? longerFrom,
  })
}

const isBuiltByCrew = (id: EquipmentId) => getEquipment(id).crew === 'build'

/** A tier with what is calculated from its items and numbers. */
export type TierDetails = ReturnType<typeof calculateTier>

export const getTierDetails = (pkg: Package) =>
  pkg.tiers.map((tier, index) => calculateTier(pkg, tier, index)) as [TierDetails, ...TierDetails[]]

function calculateTier(pkg: Package, tier: Tier, index: number) {
  const { crewed } = pkg
  const kit = getTierKit(pkg, index)
  const additions: Addition[] = [
    ...(crewed ? [] : listAddedItems(tier, getTierKit(pkg, index - 1))),
    ...tier.features.map((feature) => (typeof feature === 'string' ? { text: feature } : feature)),
  ]
  return {
    tier,
    kit,
    siteNeeds: getTierNeeds(pkg, index, tier, kit),
    /** Its additions to the previous tier. Hire items only in equipment packages: the others name them in their features. */
    additions,
    crewFrom: getTierCrewFrom(pkg, kit),
    /** The price of the items and the crew if the items are hired singly, in AUD excluding GST. Undefined for a package with a crew. */
    singlePrice: crewed ? undefined : getTotal(getKitPrice(kit)),
  }
}

function getTierNeeds(pkg: Package, index: number, { totals, floorM, ceilingM = 0 }: Tier, kit: Kit): SiteNeeds {
  const itemNeeds = getSiteNeeds(kit, totals?.watts)
  const needs = {
    ...itemNeeds,
    floor: floorM,
    danceFloor: undefined,
    ceilingM: Math.max(itemNeeds.ceilingM, ceilingM),
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
export function getTierOutlets({ tier: { totals }, kit }: TierDetails, place: EventPlace): number {
  const { leftOut } = splitKit(kit, place)
  const rest = kit.filter((line) => !leftOut.includes(line))
  return getSiteNeeds(rest, totals && totals.watts - getWatts(leftOut)).outlets
}

/** The features of a tier of a package with a crew, and of the smaller tiers. */
const listContents = ({ tiers }: Package, index: number): string[] =>
  tiers
    .slice(0, index + 1)
    .flatMap(({ features }) =>
      features.map((feature) => (typeof feature === 'string' ? feature : formatAddition(feature))),
    )

const listAddedItems = ({ items }: Tier, previousKit: Kit): Addition[] =>
  items.map(({ id, count, replaces }) => ({
    item: id,
    text: formatKitItem({ id, count }),
    replaces: replaces
      ? formatKitItem({ id: replaces, count: getCount(previousKit, replaces) })
      : previousKit.find((line) => line.id === id)?.count.toString(),
  }))
