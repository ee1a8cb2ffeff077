import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import type { ServiceSlug } from '../services'
import { tierLevels } from '../tier-levels'
import { answerLinksSchema } from './answer'
import {
  amount,
  area,
  between,
  entry,
  exactly,
  flag,
  gel,
  isObject,
  list,
  oneOf,
  picture,
  seo,
  slug,
  text,
  wholeNumber,
} from './fields'
import { kit } from './kit'
import { reference } from './references'

const tierLevel = oneOf(tierLevels)
const hireItem = reference<EquipmentId>()
const kg = between(0.1, 20_000, ' kg')

/** How many of an item the tier has in all. */
const tierItemSchema = entry({
  id: hireItem,
  count: wholeNumber(1, 99),
  /** The item of the previous tier that it replaces. */
  replaces: v.optional(hireItem),
  /** Sold for use outdoors only: the ceiling and the floor of the room do not matter for it. */
  outdoorsOnly: flag,
})

const featureSchema = entry({
  text,
  /** The previous tier's counterpart. */
  replaces: v.optional(text),
  /** A sentence that follows on the tier's card. */
  note: v.optional(text),
})

const tierSchema = entry({
  name: text,
  level: tierLevel,
  image: picture,
  /** Starting price in AUD, excluding GST. */
  price: amount(100_000),
  description: text,
  /** The lowest price of each hour more, for a package whose longer events are custom quotes. AUD, excluding GST. */
  longerFrom: v.optional(amount(10_000)),
  /** The number of technicians, for a package that only technicians run. `terms/hire-terms.ts` has the price of longer events. */
  technicians: v.optional(wholeNumber(1, 20)),
  /** The most guests that it suits, indoors: what `guest-rules.ts` says of its speakers, lights and screens. */
  guests: wholeNumber(1, 100_000),
  /** Why it suits fewer than those rules say, to follow the number: 'with 24-point slides'. */
  guestsReason: v.optional(text),
  /** The requirements for the room, as a sentence, for a tier that is only used in a room. */
  roomNeeds: v.optional(text),
  /** Something that is not a hire item hangs from a roof, so the tier is not used outdoors. */
  needsRoof: flag,
  /** Its requirements outdoors or in a marquee, apart from those of its hire items. */
  outdoors: v.optional(text),
  /** The picture of an LED wall, which is not a hire item. */
  screenM: v.optional(entry({ width: between(0.1, 50, ' m'), height: between(0.1, 50, ' m') })),
  /** What our equipment takes up, in metres, with its dance floor and the clear space around its effects. */
  floorM: area,
  /** The part of `floorM` that stays clear around sparks and jets. */
  clearSpaceM: v.optional(area),
  /** The width of our equipment alone, if that of the clear space is larger. */
  gearWidthM: v.optional(between(0.5, 50, ' m')),
  /**
   * What all equipment of a package with a crew adds up to: the most that it draws from the mains, its weight, and its
   * heaviest piece unless that is a hire item of the tier. For equipment packages this is calculated from their items.
   */
  totals: v.optional(
    entry({
      watts: between(1, 200_000, ' W'),
      weightKg: kg,
      heaviest: v.optional(entry({ name: text, weightKg: kg })),
    }),
  ),
  /** The lowest ceiling, if something that is not a hire item needs it: `for` names it. The ceilings of its items count as well. */
  ceiling: v.optional(entry({ metres: between(1, 30, ' m'), for: text })),
  /**
   * The hire items that the tier adds, or has more of. Equipment packages consist of these items. Packages with a crew have
   * more than the catalogue: list what needs a ceiling, a permission, power or an operator.
   */
  items: list(tierItemSchema),
  /** Further additions to the previous tier. */
  features: list(
    v.lazy((input): typeof text | typeof featureSchema => (isObject(input) ? featureSchema : text)),
  ),
})
export type Tier = v.InferOutput<typeof tierSchema>

/**
 * An extra. Its price is that of its hire items, of its service, of an extra hour or of a technician, and otherwise quoted.
 * Which tiers it is offered for, and what it costs, is calculated: see `booking/tiers/add-ons.ts`.
 */
const addOnSchema = entry({
  /** In the URL and unique in its package. */
  id: slug,
  text,
  items: v.optional(kit),
  /** Its items are used outdoors only: the ceiling of the room does not matter, and the weather does. */
  outdoorsOnly: flag,
  service: v.optional(reference<ServiceSlug>()),
  /** Costs the `extraHour` of its package. */
  extraHour: flag,
  /** Someone who sets up and runs hired equipment: costs a `technician`, see `terms/hire-terms.ts`. */
  technician: flag,
  /** The hire item that it is connected to. Tiers without that item cannot use it. */
  connectsTo: v.optional(hireItem),
  /**
   * Its items play or shine with those of the tier, so that it suits more guests: see `guest-rules.ts`. The adviser offers
   * the tier with it where that is cheaper than a larger tier.
   */
  forMoreGuests: flag,
  /** The tiers that can use it, if that does not depend on hire items. */
  tiers: v.optional(list(tierLevel)),
})
export type AddOn = v.InferOutput<typeof addOnSchema>

/** Everything about a package. Each has a file in `packages/`. */
export const packageSchema = entry({
  /** The end of its URL, and the name of its file. */
  slug,
  name: text,
  /** On its card. */
  description: text,
  image: picture,
  /** Shown for an event in a marquee or outdoors, where the tiers' pictures, which show a room, would be wrong. */
  placeImages: v.optional(entry({ marquee: picture, outdoors: picture })),
  /** At the end of the page, beside its last question. Without one a light beam is behind the words. */
  closingPicture: v.optional(picture),
  /**
   * One room with the equipment of each tier, in the order of the tiers and all from the same camera: a visitor slides from
   * one to the next. Each shows nothing that its tier does not include, apart from what belongs to the venue.
   */
  scenes: v.optional(exactly(v.tuple([picture, picture, picture, picture]))),
  gel,
  /** Whether a DJ or a technician comes with it. Otherwise it is equipment that the client operates. */
  crewed: v.boolean(),
  /** The page's h1. */
  title: text,
  subtitle: text,
  /** The rest of the first screen, in two sentences at most. */
  intro: text,
  /** Notes before booking: extras in the pictures, and decisions of the venue. Shown after the tiers. */
  notes: list(text),
  /** Rules under Important Package Information, apart from those of all packages of its kind. */
  disclaimer: list(text),
  answerLinks: answerLinksSchema,
  /** The price of each hour after the minimum, in AUD excluding GST. */
  extraHour: v.optional(amount(10_000)),
  /** How many hours the price buys, for a package with a crew. Equipment packages are for `HIRE_HOURS`. */
  hours: v.optional(between(0.5, 240, ' hours')),
  addOns: list(addOnSchema, 'id'),
  /** Basic, premium, diamond, horizon. */
  tiers: exactly(v.tuple([tierSchema, tierSchema, tierSchema, tierSchema])),
  /** The starting price is added to the description. */
  seo,
})
export type PackageEntry = v.InferOutput<typeof packageSchema>
