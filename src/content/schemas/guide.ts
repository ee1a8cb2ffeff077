import * as v from 'valibot'
import type { CategorySlug, EquipmentId } from '../equipment'
import type { PackageSlug } from '../packages'
import type { ServiceSlug } from '../services'
import { answerLinksSchema, answerSchema } from './answer'
import { amount, between, entry, filledList, flag, gel, picture, price, seo, slug, text } from './fields'
import { reference } from './references'

const priceRowSchema = entry({
  name: text,
  /** Without it, the name is not a link. */
  to: v.optional(
    reference<
      `/services/${ServiceSlug}` | `/packages/${PackageSlug}#tiers` | `/av-hire/${CategorySlug | EquipmentId}`
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
  prices: priceTableSchema,
  /** The field "Your suburb or postcode" is above the prices. */
  asksForSuburb: flag,
  /** Whole events with their total. */
  examples: v.optional(priceTableSchema),
  /** Further factors. The title has no full stop. */
  points: entry({ title: text, list: filledList(entry({ title: text, text })) }),
  /** The one or two answers that belong to the guide, and where the FAQ has others. */
  answers: entry({ title: text, list: filledList(answerSchema), links: answerLinksSchema }),
  seo,
})
export type GuideEntry = v.InferOutput<typeof guideSchema>
