import type { Gel } from '../lib/gels'
import type { DescribedPicture } from '../lib/pictures'
import type { EventPlace } from './advice/event-kinds'
import type { AnswerGroupId } from './answers'
import type { EquipmentId } from './equipment'
import type { Kit } from './equipment/kit'
import type { ServiceSlug } from './services'

/** The tiers of every package, from the smallest to the largest. */
export const tierLevels = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierLevel = (typeof tierLevels)[number]

export const tierLabels: Record<TierLevel, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}

export type Tier = {
  name: string
  level: TierLevel
  image: DescribedPicture
  /** Starting price in AUD, excluding GST. */
  price: number
  description: string
  /** The most guests that it suits, indoors. `guest-rules.ts` has the capacity of each speaker and screen. */
  guests: number
  /** The picture of a screen that is not a hire item. */
  screenM?: { width: number; height: number }
  /** What our equipment takes up, in metres, with the clear space around it. */
  floorM: { width: number; depth: number }
  /** The part of `floorM` that is a dance floor. */
  danceFloorM?: { width: number; depth: number }
  /** The part of `floorM` that stays clear around sparks and jets. */
  clearSpaceM?: { width: number; depth: number }
  /**
   * What all equipment of a package with a crew adds up to: the most that it draws from the mains, its weight, and its
   * heaviest piece unless that is a hire item of the tier. For equipment packages this is calculated from their items.
   */
  totals?: { watts: number; weightKg: number; heaviest?: { name: string; weightKg: number } }
  /** The lowest ceiling, if something that is not a hire item needs it. The ceilings of its items count as well. */
  ceilingM?: number
  /**
   * The hire items that the tier adds, or has more of. Equipment packages consist of these items. Packages with a crew have
   * more than the catalogue: list what needs a ceiling, a permission, power or an operator.
   */
  items: readonly TierItem[]
  /** What else the tier adds to the previous one. */
  features: readonly (string | Feature)[]
}

/** How many of an item the tier has in all. */
type TierItem = Kit[number] & {
  /** The item of the previous tier that it replaces. */
  replaces?: EquipmentId
  /** Sold for use outdoors only: the ceiling and the floor of the room do not matter for it. */
  outdoorsOnly?: true
}

export type Feature = {
  text: string
  /** What the previous tier has instead of it. */
  replaces?: string
  /** A sentence that follows on the tier's card. */
  note?: string
}

/** A value for each tier: '' if the tier does not include it. Several things are separated by ", ", each with its number first. */
export type TextRow = { label: string; values: readonly [string, string, string, string] }

/** The items of this list that each tier has. */
export type ItemRow = { label: string; items: readonly EquipmentId[] }

/**
 * An extra. Its price is that of its hire items, of its service or of an extra hour, and otherwise quoted. Which tiers it is
 * offered for is calculated: see `packages/add-ons.ts`.
 */
export type AddOn = {
  /** In the URL and unique in its package. */
  id: string
  text: string
  items?: Kit
  /** Its items are used outdoors only: the ceiling of the room does not matter. */
  outdoorsOnly?: true
  service?: ServiceSlug
  /** Costs the `extraHour` of its package. */
  extraHour?: true
  /** The hire item that it is connected to. Tiers without that item cannot use it. */
  connectsTo?: EquipmentId
  /**
   * Its items play or shine with those of the tier, so that it suits more guests: see `guest-rules.ts`. The adviser offers
   * the tier with it where that is cheaper than a larger tier.
   */
  forMoreGuests?: true
  /** The tiers that can use it, if that does not depend on hire items. */
  tiers?: readonly TierLevel[]
}

/** Everything about a package. Each has a file in `packages/`. */
export type PackageEntry = {
  /** The end of its URL, and the name of its file. */
  slug: string
  name: string
  /** On its card. */
  description: string
  image: DescribedPicture
  /** Shown for an event in a marquee or outdoors, where the tiers' pictures, which show a room, would be wrong. */
  placeImages?: Record<Exclude<EventPlace, 'indoors'>, DescribedPicture>
  gel: Gel
  /** Whether a DJ or a technician comes with it. Otherwise it is equipment that the client operates. */
  crewed: boolean
  /** The page's h1. */
  title: string
  subtitle: string
  /** The rest of the first screen, in two sentences at most. */
  intro: string
  /** What to know before booking: what the pictures show besides, and what the venue decides. Shown after the tiers. */
  notes: readonly string[]
  /** Rules under Important Package Information, apart from those of all packages of its kind. */
  disclaimer: readonly string[]
  /** Where the FAQ answers what clients ask about these packages. */
  answerLinks: readonly { text: string; to: `/faq#${AnswerGroupId}` }[]
  /** The price of each hour after the minimum, in AUD excluding GST. */
  extraHour?: number
  /** How many hours the price buys. Equipment packages are for `HIRE_HOURS`. */
  hours?: number
  addOns: readonly AddOn[]
  /** Basic, premium, diamond, horizon. */
  tiers: readonly [Tier, Tier, Tier, Tier]
  /** Rows of the comparison table. */
  comparison: readonly (TextRow | ItemRow)[]
  /** The starting price is added to the description. */
  seo: { title: string; description: string }
}
