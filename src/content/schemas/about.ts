import * as v from 'valibot'
import { tierLevels } from '../tier-levels'
import {
  entry,
  filledList,
  gel,
  list,
  oneOf,
  pastMonth,
  picture,
  slug,
  text,
  webAddress,
} from './fields'

/** Everything about a person. */
export const personSchema = entry({
  id: slug,
  name: text,
  role: text,
  /** Shown on the card. */
  oneLine: text,
  /** Null for a portrait with initials. */
  photo: v.nullable(picture),
  initials: text,
  /** A stage name. */
  alias: v.optional(text),
  gel,
  /** The paragraphs of the profile. */
  fullBio: filledList(text),
  socialLinks: list(entry({ name: text, url: webAddress })),
})
export type PersonEntry = v.InferOutput<typeof personSchema>

/** Logos are twice as wide as high and light, because the page is dark. Where it is white, they are inverted. */
export const clientSchema = entry({ name: text, logo: text })
export type Client = v.InferOutput<typeof clientSchema>

/** `light` is the tier that the room of the home page is lit for. */
export const slideSchema = entry({
  id: slug,
  light: oneOf(tierLevels),
  title: text,
  description: text,
})
export type Slide = v.InferOutput<typeof slideSchema>

/** What its card shows on a phone without scrolling. */
const MAX_QUOTE = 600

export const testimonialSchema = entry({
  /** Without quotation marks: the page adds them. */
  quote: v.pipe(
    text,
    v.maxLength(
      MAX_QUOTE,
      ({ input }) => `has ${input.length} characters. It may have ${MAX_QUOTE}.`,
    ),
  ),
  /** First name only. */
  author: text,
  /** The kind of event, in lower case. */
  company: text,
  /** Where anyone can read the original, and the month in which it was written. */
  review: v.optional(entry({ url: webAddress, month: pastMonth })),
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>
