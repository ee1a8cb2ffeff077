import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import type { PackageSlug } from '../packages'
import { entry, list, slug, text } from './fields'
import { permission } from './hire-item'
import { reference } from './references'

const pkg = reference<PackageSlug>()

/** An answer to the first question of the package adviser. */
export const eventKindSchema = entry({
  /** In the URL. */
  id: slug,
  label: text,
  /** What the client plans, for the sentence "I'm planning …". */
  object: text,
  /** The package for it. */
  slug: pkg,
  /** The value of the enquiry form's event type, if one is meant. */
  eventType: v.optional(text),
})
export type EventKind = v.InferOutput<typeof eventKindSchema>

const places = { indoors: v.optional(text), marquee: v.optional(text), outdoors: v.optional(text) }
const byPlace = entry(places)

export const adviceRulesSchema = entry({
  /** `dancingPercent` of `guest-rules.ts` in words, for sets of speakers. */
  outdoorGuests: text,
  /** What clients expect of a package, but only its larger tiers have: a hire item or, without an id, the tier's screen. */
  expectedItems: v.record(pkg, entry({ id: v.optional(reference<EquipmentId>()), name: text })),
  /** Who operates a package. */
  operation: entry({ crewed: text, uncrewed: text }),
  /** What an item with this permission depends on. */
  permissions: entry({ haze: byPlace, sparks: byPlace, gas: byPlace, hanging: byPlace }),
  /** What is never used under canvas. In a marquee it stays outside, so the height of the marquee does not matter. */
  outsideMarquee: list(permission),
  /** For equipment packages with items that our crew builds. */
  crewCost: text,
  /** What every event outdoors has to provide. */
  cover: text,
})
export type AdviceRules = v.InferOutput<typeof adviceRulesSchema>
