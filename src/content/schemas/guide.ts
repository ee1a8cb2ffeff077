import * as v from 'valibot'
import type { EventKindId } from '../advice/event-kinds'
import type { EventPlace } from '../advice/event-places'
import type { CategorySlug, EquipmentId } from '../equipment'
import type { Kit } from '../equipment/kit'
import type { Package, PackageSlug } from '../packages'
import type { Service, ServiceSlug } from '../services'
import type { DeliveryAreaId } from '../terms/travel'
import { answerLinksSchema, answerSchema } from './answer'
import {
  amount,
  between,
  entry,
  filledList,
  flag,
  gel,
  picture,
  price,
  seo,
  slug,
  text,
} from './fields'
import type { AddOn, Tier } from './package'
import { reference } from './references'

/** What an example is of, as the entries of the content. `src/advice/calculate.ts` makes a booking of it. */
export type Example = {
  tiers?: readonly (Tier | Advised)[]
  services?: readonly Service[]
  items?: Kit
  /** What is only quoted, from `quotedFrom`, in AUD excluding GST. */
  quoted?: number
  /** The guests, whom each tier has to suit indoors. */
  guests?: number
  /** The hours of the tier with a crew or the service, by default those that its price buys, and never fewer. */
  hours?: number
  /** Where it is. The trip there is added, unless the tier or the service includes it. */
  area?: DeliveryAreaId
}

/** What a guide asks for its examples. The functions are in `src/advice/calculate.ts`, because content has no sums. */
export type Calculate = {
  /** The adviser's answer, with the add-on that it may need. Outdoors it is after dark. */
  advise: (event: EventKindId, guests: number, place?: EventPlace) => Advised
  /**
   * The total, in AUD excluding GST. Refuses an example for more guests than it suits, for fewer hours than its price buys, and
   * one for which another tier has everything for less.
   */
  getPrice: (example: Example) => number
  /** The price of a day more, if everything stays up. */
  getNextDayPrice: (tier: Tier) => number
  /** For how many guests a tier suits at a place. Outdoors it is after dark. */
  getGuests: (tier: Tier | Advised, place: EventPlace) => number
  /** The power that a tier needs at a place: '3 power circuits'. */
  getPower: (tier: Tier | Advised, place: EventPlace) => string
  /** What more guests than the largest tier suits cost at first, as a sentence. */
  describeNextSize: (pkg: Package) => string
  /** How many guests of a tier a room holds comfortably, in metres. */
  getRoomGuests: (tier: Tier | Advised, room: { lengthM: number; widthM: number }) => number
}

/** A tier of a package, with the add-on that it may need: the name, the price and the guests are then of both. */
export type Advised = {
  pkg: Package
  tier: Tier
  addOn?: AddOn | undefined
  /** 'Speakers Premium with two subwoofers'. */
  name: string
  /** The price with the crew. */
  price: number
}

/** A part of a guide, or the function that writes it with the sums that it needs. */
type Calculated<Part> = Part | ((calculate: Calculate) => Part)
const calculated = <Part>(schema: v.GenericSchema<Part>): v.GenericSchema<Calculated<Part>> =>
  v.lazy((input) => (typeof input === 'function' ? v.custom<Calculated<Part>>(() => true) : schema))

const priceRowSchema = entry({
  name: text,
  /** Without it, the name is not a link. */
  to: v.optional(
    reference<
      | `/services/${ServiceSlug}`
      | `/packages/${PackageSlug}#tiers`
      | `/av-hire/${CategorySlug | EquipmentId}`
    >(),
  ),
  text,
  /** AUD excluding GST. */
  price: price(1_000_000),
  /** Whether the price may be higher. */
  isMinimum: v.boolean(),
  /** How many hours the price buys. A total of the examples says it in its text. */
  hours: v.optional(between(0.25, 240, ' hours')),
  /** The lowest price of our crew, on top of it. */
  crewFrom: v.optional(amount(100_000)),
})
export type PriceRow = v.InferOutput<typeof priceRowSchema>

const priceTableSchema = entry({ title: text, intro: text, rows: filledList(priceRowSchema) })
type PriceTable = v.InferOutput<typeof priceTableSchema>

/** The title has no full stop. */
const pointsSchema = entry({ title: text, list: filledList(entry({ title: text, text })) })
type Points = v.InferOutput<typeof pointsSchema>

/** A page that answers one question with prices. Each has a file in `guides/`, listed in `guides.ts`. */
export const guideSchema = entry({
  /** The end of its URL. */
  slug,
  /** In links and breadcrumbs. */
  name: text,
  /** One line below a link to it. */
  teaser: text,
  /** The page's h1. */
  title: text,
  intro: text,
  gel,
  image: picture,
  prices: calculated<PriceTable>(priceTableSchema),
  /** The field "Your suburb or postcode" is above the prices. */
  asksForSuburb: flag,
  /** Whole events with their total. */
  examples: v.optional(calculated<PriceTable>(priceTableSchema)),
  /** Further factors. */
  points: calculated<Points>(pointsSchema),
  /** The one or two answers that belong to the guide, and where the FAQ has others. */
  answers: entry({ title: text, list: filledList(answerSchema), links: answerLinksSchema }),
  seo,
})
export type GuideEntry = v.InferOutput<typeof guideSchema>

/** A guide whose sums are done. */
export type CalculatedGuide<Guide extends GuideEntry> = Omit<
  Guide,
  'prices' | 'examples' | 'points'
> & {
  prices: PriceTable
  examples?: PriceTable | undefined
  points: Points
}
