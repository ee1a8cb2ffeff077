import * as v from 'valibot'
import type { PackageSlug } from '../packages'
import { entry, list, slug, text } from './fields'
import { permission } from './hire-item'
import { reference } from './references'

/** An answer to the first question of the package adviser. */
export const eventKindSchema = entry({
  /** In the URL. */
  id: slug,
  label: text,
  /** The object of the sentence "I'm planning …". */
  object: text,
  /** The package for it. */
  slug: reference<PackageSlug>(),
  /** The value of the enquiry form's event type, if one is meant. */
  eventType: v.optional(text),
})
export type EventKind = v.InferOutput<typeof eventKindSchema>

const places = { indoors: v.optional(text), marquee: v.optional(text), outdoors: v.optional(text) }
const byPlace = entry(places)

export const adviceRulesSchema = entry({
  /** `dancingPercent` of `guest-rules.ts` in words, for sets of speakers. */
  outdoorGuests: text,
  /** Who operates a package. */
  operation: entry({ crewed: text, uncrewed: text }),
  /** The condition for an item with this permission. */
  permissions: entry({ haze: byPlace, sparks: byPlace, gas: byPlace, hanging: byPlace }),
  /** Items that are never used under canvas. In a marquee they stay outside, so its height does not matter. */
  outsideMarquee: list(permission),
  /** For equipment packages with items that our crew builds. */
  crewCost: text,
  /** Requirements of every event outdoors. */
  cover: text,
})
export type AdviceRules = v.InferOutput<typeof adviceRulesSchema>
