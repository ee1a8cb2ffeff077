import { type AdviceRules, adviceRules } from '../content/advice-rules'
import { type EquipmentId, equipmentSpecs } from '../content/equipment-specs'
import type { PackageCategory, Tier } from '../content/packages'
import { formatBothPrices } from '../lib/money'
import type { CompleteAnswers } from './answers'

/** A tier, the hire items that it has in all, and those that it adds to the previous tier. */
export type TierOption = {
  tier: Tier
  items: ReadonlyMap<EquipmentId, number>
  addedItems: readonly { text: string; suffix: string }[]
}

/** A package category with its tiers, from the smallest to the largest. */
export type PackageOptions = { category: Pick<PackageCategory, 'slug' | 'crewed'>; options: readonly TierOption[] }

/** The tier below or above the advised one. */
export type Step = {
  tier: Tier
  /** For how many guests it is enough at the place of the event. 0 if it is not for that place. */
  guests: number
  /** How much less or more it costs, in AUD excluding GST. */
  priceDifference: number
  /** What it lacks or adds. */
  changes: readonly string[]
}

export type TierAdvice = {
  tier: Tier
  reasons: readonly string[]
  /** What the venue has to allow or to provide, and what costs extra. */
  conditions: readonly string[]
  stepDown?: Step
  stepUp?: Step
}

/** For an event that is too large for every tier. `guests` is the most for which the largest one is enough. */
export type CustomAdvice = { largestTier: Tier; guests: number }

export type Advice = TierAdvice | CustomAdvice

/** Advises the smallest tier that is enough. */
export function getAdvice(
  answers: CompleteAnswers,
  { category, options }: PackageOptions,
  rules: AdviceRules = adviceRules,
): Advice {
  const isOutdoors = answers.place === 'outdoors'

  function getGuests({ guests, tier }: Tier): number {
    if (!isOutdoors) return guests
    const needsRoom = rules.roomTiers[category.slug]?.[tier]
    return needsRoom ? 0 : Math.floor((guests * rules.outdoorGuestPercent) / 100)
  }

  const index = options.findIndex(({ tier }) => getGuests(tier) >= answers.guests)
  const option = options[index]
  if (!option) {
    const largestTier = options.at(-1)?.tier
    if (!largestTier) throw new Error(`${category.slug} has no tiers`)
    return { largestTier, guests: getGuests(largestTier) }
  }
  const { tier, items } = option

  function listReasons(): string[] {
    const guests = `Enough for up to ${getGuests(tier)} guests`
    const reasons = [
      isOutdoors ? `${guests} outdoors (${tier.guests} indoors, where walls reflect sound and light)` : guests,
      category.crewed ? rules.operation.crewed : rules.operation.uncrewed,
    ]
    for (const id of items.keys()) {
      const { name, watts, batteryHours } = equipmentSpecs[id]
      const reason = rules.itemReasons[id]
      if (reason) reasons.push(reason)
      else if (isOutdoors && batteryHours && watts === 0) {
        reasons.push(`${name}: no mains power needed, the battery lasts up to ${batteryHours} hours`)
      }
    }
    return reasons
  }

  function listConditions(): string[] {
    const ids = [...items.keys()]
    const specs = ids.map((id) => equipmentSpecs[id])
    const permissions = new Set(specs.flatMap(({ permission }) => permission ?? []))
    const conditions = [...permissions].map((permission) => rules.permissions[permission][answers.place])
    if (isOutdoors) {
      const tierRule = rules.outdoorTiers[category.slug]?.[tier.tier]
      conditions.push(
        ...ids.flatMap((id) => rules.outdoorItems[id] ?? []),
        ...(tierRule ? [tierRule] : []),
        rules.cover,
      )
    } else {
      const roomRule = rules.roomTiers[category.slug]?.[tier.tier]
      conditions.push(...(roomRule ? [roomRule] : []), ...listCeiling(tier, specs))
    }
    const { id, name } = rules.expectedItems[category.slug] ?? {}
    const withItem = options.find((other) => id && other.items.has(id))
    if (withItem && id && !items.has(id)) {
      conditions.push(
        `${name} is not included. ${withItem.tier.name} has one, from ${formatBothPrices(withItem.tier.price)}.`,
      )
    }
    // The price of a package with a crew includes it.
    if (!category.crewed && specs.some(({ crew }) => crew === 'build')) conditions.push(rules.crewCost)
    return conditions
  }

  const toStep = (other: TierOption, changes: readonly string[]): Step => ({
    tier: other.tier,
    guests: getGuests(other.tier),
    priceDifference: Math.abs(other.tier.price - tier.price),
    changes,
  })
  const previous = options[index - 1]
  const next = options[index + 1]
  return {
    tier,
    reasons: listReasons(),
    conditions: listConditions(),
    ...(previous && { stepDown: toStep(previous, listAdditions(option).map(toLoss)) }),
    ...(next && { stepUp: toStep(next, listAdditions(next)) }),
  }
}

/** The height that the ceiling needs, if any, and the items that need it. */
function listCeiling(tier: Tier, specs: readonly { name: string; ceilingM?: number }[]): string[] {
  const ceilingM = Math.max(...[tier, ...specs].map((needs) => needs.ceilingM ?? 0))
  const names = specs.filter((item) => item.ceilingM === ceilingM).map(({ name }) => name)
  const reason = names.length > 0 ? `, for: ${names.join(', ')}` : ''
  return ceilingM > 0 ? [`The ceiling has to be at least ${ceilingM} m high${reason}.`] : []
}

/** What a tier adds to the previous one. */
const listAdditions = ({ tier, addedItems }: TierOption): string[] => [
  ...addedItems.map(({ text, suffix }) => text + suffix),
  // Only the first sentence. A second one refers to what the tier's card shows.
  ...tier.features.map((feature) => feature.split('. ', 1).join()),
]

/** '4 uplights (2 instead)' for '4 uplights in place of 2'. */
function toLoss(addition: string): string {
  const [gain = '', replaced] = addition.split(' in place of ')
  return replaced ? `${gain} (${replaced} instead)` : gain
}
