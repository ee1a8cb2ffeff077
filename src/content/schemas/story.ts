import * as v from 'valibot'
import { eventPlaces } from '../advice/event-places'
import type { PackageSlug } from '../packages'
import type { ServiceSlug } from '../services'
import { tierLevels } from '../tier-levels'
import { testimonialSchema } from './about'
import {
  between,
  entry,
  filledList,
  flag,
  isObject,
  list,
  oneOf,
  pastMonth,
  picture,
  slug,
  text,
  wholeNumber,
} from './fields'
import { kit } from './kit'
import { reference } from './references'

/** With the company's name, this is as much as a search result shows. */
const MAX_TITLE = 40

const bookedTier = entry({ package: reference<PackageSlug>(), tier: oneOf(tierLevels) })
const bookedService = entry({ service: reference<ServiceSlug>() })

const places = eventPlaces.map(({ id }) => id)

/**
 * One event that took place. Each has a file in `stories/`, listed in `stories.ts`. Prices, weights, floor and links are
 * calculated from its tier or service and its hire items: see `src/booking/story.ts`.
 */
export const storySchema = entry({
  /** The end of its URL, and the name of its file. */
  slug,
  /** Invented. The pages say so. */
  sample: flag,
  /** The page's h1, also in links: the kind of event, how many guests and where. */
  title: v.pipe(
    text,
    v.maxLength(
      MAX_TITLE,
      ({ input }) => `has ${input.length} characters. It may have ${MAX_TITLE}.`,
    ),
  ),
  month: pastMonth,
  /** A tier of a package, or a service. Its page shows a card that leads to the story. */
  booked: v.lazy((input): typeof bookedTier | typeof bookedService =>
    isObject(input) && 'service' in input ? bookedService : bookedTier,
  ),
  /** By default the hours that the price buys. */
  hours: v.optional(between(0.25, 240, ' hours')),
  guests: wholeNumber(1, 100_000),
  suburb: text,
  place: oneOf(places),
  /** What the client wanted, in three sentences. */
  wanted: v.pipe(
    list(text),
    v.length(3, ({ input }) => `has ${input.length} sentences. There must be exactly 3.`),
  ),
  /** The hire items that came with the service, or besides those of the tier. */
  items: kit,
  /** The same in words, to follow 'with'. */
  extras: v.optional(text),
  /** What else came with the tier and is not in the hire catalogue, in a sentence. */
  alsoBrought: v.optional(text),
  /** What happened, a paragraph each. */
  happened: filledList(text),
  /** At the top of its page, and on its card. */
  image: picture,
  /** Further down, beside what the client wanted and below what happened. */
  pictures: list(picture),
  /** What the client said. */
  quote: v.optional(testimonialSchema),
})
export type StoryEntry = v.InferOutput<typeof storySchema>
