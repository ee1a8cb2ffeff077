import { adviceRules } from '../content/advice-rules'
import { type EquipmentItem, getEquipment } from '../content/equipment'
import { formatPlace, getEventKind } from '../content/event-kinds'
import { getPackage, type PackageCategory, type Tier } from '../content/packages'
import type { CompleteBrief } from './event-brief'
import { type Addition, formatAddition, formatTierPrice, getTierFacts, type TierFacts } from './tiers'

/** The tier below or above the advised one. */
export type Step = {
  tier: Tier
  /** For how many guests it is enough at the place of the event. 0 if it cannot be used there. */
  guests: number
  /** How much less or more it costs, in AUD excluding GST. */
  priceDifference: number
  /** How much less or more the crew costs, at least. */
  crewDifference: number
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

/** For an event that is too large for every tier. `guests` is the most for which the largest one is enough. */
export type CustomAdvice = { largestTier: Tier; guests: number }

export type Advice = TierAdvice | CustomAdvice

type Situation = Pick<CompleteBrief, 'place'> & { category: PackageCategory; options: readonly TierFacts[] }

/** Advises the smallest tier that is enough. */
export function getAdvice(
  { event, guests, place }: CompleteBrief,
  category: PackageCategory = getPackage(getEventKind(event).slug),
): Advice {
  const options = getTierFacts(category)
  const situation = { place, category, options }
  const index = options.findIndex(({ tier }) => getGuests(tier, situation) >= guests)
  const option = options[index]
  if (!option) {
    const [, , , largestTier] = category.tiers
    return { largestTier, guests: getGuests(largestTier, situation) }
  }

  const toStep = ({ tier, crewFrom }: TierFacts, changes: readonly string[]): Step => ({
    tier,
    guests: getGuests(tier, situation),
    priceDifference: Math.abs(tier.price - option.tier.price),
    crewDifference: Math.abs(crewFrom - option.crewFrom),
    changes,
  })
  const previous = options[index - 1]
  const next = options[index + 1]
  return {
    ...option,
    reasons: listReasons(option, situation),
    conditions: listConditions(option, situation),
    ...(previous && { stepDown: toStep(previous, option.additions.map(formatLoss)) }),
    ...(next && { stepUp: toStep(next, next.additions.map(formatAddition)) }),
  }
}

/** For how many guests a tier is enough at a place. */
function getGuests({ guests, tier }: Tier, { place, category }: Situation): number {
  if (place === 'indoors') return guests
  const needsRoom = adviceRules.roomTiers[category.slug]?.[tier]
  return needsRoom ? 0 : Math.floor((guests * adviceRules.outdoorGuestPercent) / 100)
}

function listReasons({ tier, items }: TierFacts, situation: Situation): string[] {
  const { place, category } = situation
  const guests = `Suits up to ${getGuests(tier, situation)} guests`
  const itemReasons = [...items.keys()].flatMap((id) => {
    const { name, watts, batteryHours, adviceReason } = getEquipment(id)
    const needsNoMains = place !== 'indoors' && watts === 0 && batteryHours
    const batteryReason = `${name} needs no power point. Its battery lasts up to ${batteryHours} hours`
    return adviceReason ?? (needsNoMains ? batteryReason : [])
  })
  return [
    place === 'indoors'
      ? guests
      : `${guests} ${formatPlace(place)} (${tier.guests} indoors, where the walls help the sound and light)`,
    category.crewed ? adviceRules.operation.crewed : adviceRules.operation.uncrewed,
    ...itemReasons,
  ]
}

function listConditions(facts: TierFacts, { place, category, options }: Situation): string[] {
  const { tier, items, outdoorItems, siteNeeds, crewFrom } = facts
  const specs = [...items.keys()].map(getEquipment)
  const roofedSpecs = specs.filter(
    ({ id, permission }) =>
      !outdoorItems.has(id) && !(place === 'marquee' && permission && adviceRules.outsideMarquee.includes(permission)),
  )
  const placeConditions = [
    ...(place === 'indoors'
      ? [adviceRules.roomTiers[category.slug]?.[tier.tier]]
      : [...specs.map(({ outdoors }) => outdoors), adviceRules.outdoorTiers[category.slug]?.[tier.tier]]),
    place === 'outdoors' ? adviceRules.cover : formatCeiling(tier.ceilingM, roofedSpecs),
  ]
  return [
    ...[...siteNeeds.permissions.keys()].map((permission) => adviceRules.permissions[permission][place]),
    ...placeConditions,
    formatMissingItem(items, category, options),
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
function formatMissingItem(
  items: TierFacts['items'],
  { slug }: PackageCategory,
  options: readonly TierFacts[],
): string | undefined {
  const expected = adviceRules.expectedItems[slug]
  if (!expected || items.has(expected.id)) return undefined
  const option = options.find(({ items: others }) => others.has(expected.id))
  return option && `${expected.name} isn't included. ${option.tier.name} has one, from ${formatTierPrice(option)}.`
}

/** '4 uplights (2 instead)'. */
const formatLoss = ({ text, replaces }: Addition): string => text + (replaces ? ` (${replaces} instead)` : '')
