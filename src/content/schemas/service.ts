import * as v from 'valibot'
import {
  amount,
  area,
  between,
  entry,
  exactly,
  filledList,
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

/** The scope of a starting price. Sample data. */
const scopeFields = {
  /** Left out for work that is not paid by time. */
  hours: v.optional(between(0.25, 240, ' hours')),
  /** Follows the hours: 'with one DJ'. No full stop. */
  buys: text,
  /** The most guests that it suits, indoors. */
  guests: v.optional(wholeNumber(1, 100_000)),
  /** The price of each hour after that, in AUD excluding GST. */
  extraHour: v.optional(amount(10_000)),
  /** What it buys, if it is more than one person. Follows its price. */
  extraHourBuys: v.optional(text),
}
const scopeSchema = entry(scopeFields)
export type PriceScope = v.InferOutput<typeof scopeSchema>

/** Our requirements on site. Sample data. */
const needsSchema = entry({
  /** The number of 10 A power points. Each needs its own circuit. */
  outlets: v.optional(wholeNumber(1, 100)),
  /** Level floor, in metres, for the `unit` of the price. */
  floorM: v.optional(area),
  /** Clear height above the floor, in metres. */
  ceilingM: v.optional(between(1, 30, ' m')),
})
export type ServiceNeeds = v.InferOutput<typeof needsSchema>

const actionSchema = entry({ text, action: oneOf(['contact', 'av-hire']) })

const weeks = between(0.1, 104, ' weeks')
const weekRange = v.pipe(
  entry({ from: weeks, to: weeks }),
  v.check(
    ({ from, to }) => from <= to,
    ({ input }) =>
      `is from ${input.from} to ${input.to}. The second number must be the higher one.`,
  ),
)

/** Everything about a service. Each has a file in `services/`, listed in `services.ts`. */
export const serviceSchema = entry({
  /** The end of its URL, and the name of its file. */
  slug,
  name: text,
  /** For narrow screens, if the name is too long for them. */
  shortName: v.optional(text),
  /** One line on a card. */
  teaser: text,
  gel,
  image: picture,
  /** AUD, excluding GST. */
  startingFrom: amount(100_000),
  /** Completes the price, after the hours if it has any: 'per performer', 'of photos', 'for one event'. */
  unit: v.optional(text),
  /** What the price is for one of: 'performer'. */
  countNoun: v.optional(text),
  /** The page's h1: names the service as a visitor would search for it. */
  title: text,
  slogan: text,
  summary: text,
  /** Key Features, and Key Benefits in the dialog on the home page. The title has no full stop. */
  benefits: filledList(entry({ title: text, text })),
  /** What's Included. */
  included: exactly(v.tuple([text, text, text, text, text])),
  gallery: list(picture),
  /** The schema.org property of the same name. */
  serviceType: text,
  /** The scope of `startingFrom`. */
  scope: scopeSchema,
  /** Further starting prices, in AUD excluding GST. `unit` is as above. */
  alsoFrom: v.optional(list(entry({ ...scopeFields, price: amount(100_000), unit: text }))),
  /** Whether the starting price includes travel. Sample data. */
  travel: oneOf(['included', 'by-area', 'delivery']),
  /** Extras quoted in addition to the starting price. No full stop. */
  extras: v.optional(text),
  /** How many weeks ahead to book. Sample data, except for marketing. */
  leadWeeks: v.lazy((input): typeof weeks | typeof weekRange =>
    isObject(input) ? weekRange : weeks,
  ),
  /** More about the date. */
  availability: text,
  /** The files that the client receives, and when. Sample data. */
  delivery: v.optional(list(entry({ what: text, businessDays: wholeNumber(1, 365), after: text }))),
  /** No full stop. */
  clientProvides: text,
  siteNeeds: v.optional(needsSchema),
  cta: entry({ primary: actionSchema, secondary: actionSchema }),
  /** The label of the contact link in the dialog on the home page. Defaults to 'Get Quote'. */
  contactLabel: v.optional(text),
  /** The page adds the starting price to the description. */
  seo,
})
export type ServiceEntry = v.InferOutput<typeof serviceSchema>
