import { adviceRules } from '../content/advice-rules'
import type { EquipmentItem } from '../content/equipment'
import { formatPlace, getEventKind } from '../content/event-kinds'
import type { Kit } from '../content/kit'
import { getPackage, type Package, type Tier } from '../content/packages'
import { getCount, getItems } from '../hire/kit'
import type { CompleteBrief } from './event-brief'
import { type Addition, formatAddition, formatTierPrice, getTierFacts, type TierFacts } from './tiers'

/** The tier below or above the advised one. */
export type Step = {
  tier: Tier
  /** Its capacity at the place of the event. 0 if it cannot be used there. */
  guests: number
  /** How much less or more it costs, with the crew that it needs, in AUD excluding GST. */
  priceDifference: number
  /** What it lacks or adds. */
  changes: readonly string[]
}

/** The advised tier. */
export type TierAdvice = TierFacts & {
  reasons: readonly string[]
  /** What the venue has to allow or to provide, and what costs extra. */
  conditions: readonly string[]
  stepDown?: Step
  stepUp?: Step
}

/** For an event that is too large for every tier. `guests` is the capacity of the largest one. */
export type CustomAdvice = { largestTier: Tier; guests: number }

export type Advice = TierAdvice | CustomAdvice

/** The place of an event, and the tiers to choose from. */
type Options = Pick<CompleteBrief, 'place'> & { pkg: Package; tiers: readonly TierFacts[] }

/** Advises the smallest tier that suits the guests. */
export function getAdvice(
  { event, guests, place }: CompleteBrief,
  pkg: Package = getPackage(getEventKind(event).slug),
): Advice {
  const tiers = getTierFacts(pkg)
  const options = { place, pkg, tiers }
  const index = tiers.findIndex(({ tier }) => getCapacity(tier, options) >= guests)
  const advised = tiers[index]
  if (!advised) {
    const [, , , largestTier] = pkg.tiers
    return { largestTier, guests: getCapacity(largestTier, options) }
  }

  const toStep = ({ tier, crewFrom }: TierFacts, changes: readonly string[]): Step => ({
    tier,
    guests: getCapacity(tier, options),
    priceDifference: Math.abs(tier.price + crewFrom - advised.tier.price - advised.crewFrom),
    changes,
  })
  const previous = tiers[index - 1]
  const next = tiers[index + 1]
  return {
    ...advised,
    reasons: listReasons(advised, options),
    conditions: listConditions(advised, options),
    ...(previous && { stepDown: toStep(previous, advised.additions.map(formatLoss)) }),
    ...(next && { stepUp: toStep(next, next.additions.map(formatAddition)) }),
  }
}

/** The most guests that a tier suits at a place. 0 if it cannot be used there. */
function getCapacity({ guests, level }: Tier, { place, pkg }: Options): number {
  if (place === 'indoors') return guests
  const needsRoom = adviceRules.roomTiers[pkg.slug]?.[level]
  return needsRoom ? 0 : Math.floor((guests * adviceRules.outdoorGuestPercent) / 100)
}

function listReasons({ tier, kit }: TierFacts, options: Options): string[] {
  const { place, pkg } = options
  const guests = `Suits up to ${getCapacity(tier, options)} guests`
  const itemReasons = getItems(kit).flatMap(({ item: { name, watts, batteryHours, adviceReason } }) => {
    const needsNoMains = place !== 'indoors' && watts === 0 && batteryHours
    const batteryReason = `${name} needs no power point. Its battery lasts up to ${batteryHours} hours`
    return adviceReason ?? (needsNoMains ? batteryReason : [])
  })
  return [
    place === 'indoors'
      ? guests
      : `${guests} ${formatPlace(place)} (${tier.guests} indoors, where the walls help the sound and light)`,
    pkg.crewed ? adviceRules.operation.crewed : adviceRules.operation.uncrewed,
    ...itemReasons,
  ]
}

function listConditions(facts: TierFacts, { place, pkg, tiers }: Options): string[] {
  const { tier, kit, outdoorItems, siteNeeds, crewFrom } = facts
  const specs = getItems(kit).map(({ item }) => item)
  const roofedSpecs = specs.filter(
    ({ id, permission }) =>
      !outdoorItems.has(id) && !(place === 'marquee' && permission && adviceRules.outsideMarquee.includes(permission)),
  )
  const placeConditions = [
    ...(place === 'indoors'
      ? [adviceRules.roomTiers[pkg.slug]?.[tier.level]]
      : [...specs.map(({ outdoors }) => outdoors), adviceRules.outdoorTiers[pkg.slug]?.[tier.level]]),
    place === 'outdoors' ? adviceRules.cover : formatCeiling(tier.ceilingM, roofedSpecs),
  ]
  return [
    ...[...siteNeeds.permissions.keys()].map((permission) => adviceRules.permissions[permission][place]),
    ...placeConditions,
    formatMissingItem(kit, pkg, tiers),
    crewFrom > 0 ? adviceRules.crewCost : undefined,
  ].filter((condition) => condition !== undefined)
}

/** The lowest ceiling, if there is a limit, and the items that need it. `tierCeilingM` is for what is not a hire item. */
function formatCeiling(tierCeilingM = 0, specs: readonly EquipmentItem[]): string | undefined {
  const ceilingM = Math.max(tierCeilingM, ...specs.map((item) => item.ceilingM ?? 0))
  const names = specs.filter((item) => item.ceilingM === ceilingM).map(({ name }) => name)
  const purpose = names.length > 0 ? ` for the ${names.join(' and ')}` : ''
  return ceilingM > 0 ? `The ceiling has to be at least ${ceilingM} m high${purpose}.` : undefined
}

/** Which larger tier has an item that clients expect. */
function formatMissingItem(kit: Kit, { slug }: Package, tiers: readonly TierFacts[]): string | undefined {
  const expected = adviceRules.expectedItems[slug]
  if (!expected || getCount(kit, expected.id) > 0) return undefined
  const larger = tiers.find((facts) => getCount(facts.kit, expected.id) > 0)
  return larger && `${expected.name} isn't included. ${larger.tier.name} has one, from ${formatTierPrice(larger)}.`
}

/** '4 uplights (2 instead)'. */
const formatLoss = ({ text, replaces }: Addition): string => text + (replaces ? ` (${replaces} instead)` : '')
