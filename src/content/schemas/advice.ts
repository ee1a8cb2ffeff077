import * as v from 'valibot'
import type { EquipmentId } from '../equipment'
import type { PackageSlug } from '../packages'
import { between, entry, kit, list, oneOf, slug, text, wholeNumber } from './fields'
import { permission } from './hire-item'
import { reference } from './references'

const pkg = reference<PackageSlug>()
const guests = wholeNumber(1, 100_000)

/** An answer to the first question of the package adviser. */
export const eventKindSchema = entry({
  /** In the URL. */
  id: slug,
  label: text,
  /** What the client plans, for the sentence "I'm planning …". */
  object: text,
  /** The package for it. */
  slug: pkg,
})
export type EventKind = v.InferOutput<typeof eventKindSchema>

export const purpose = oneOf(['dancing', 'speeches', 'lights'])
export type Purpose = v.InferOutput<typeof purpose>

/** The most guests that a kit suits indoors. */
export const capacityRuleSchema = entry({
  kit,
  guests,
  /** How far away speech is clear, in metres, if the distance is what limits the number of guests. */
  reachM: v.optional(between(1, 200, ' m')),
})
export type CapacityRule = v.InferOutput<typeof capacityRuleSchema>

export const screenRuleSchema = entry({
  /** The screens in the catalogue. Without it, the LED wall of a tier whose picture is at least as high. */
  kit: v.optional(kit),
  /** Of the picture. */
  heightM: between(0.3, 30, ' m'),
  guests,
  /** Whether text can be read on it. */
  showsText: v.boolean(),
  /** Whether it is bright enough for a shaded place outdoors by day. */
  showsByDay: v.boolean(),
})
export type ScreenRule = v.InferOutput<typeof screenRuleSchema>

const percent = between(1, 100, '%')
const places = { indoors: v.optional(text), marquee: v.optional(text), outdoors: v.optional(text) }
const byPlace = entry(places)

export const adviceRulesSchema = entry({
  /** Which percentage of its indoor guests a sound system suits for dancing at a place. At most 100. */
  dancingPercent: entry({ indoors: percent, marquee: percent, outdoors: percent }),
  /** The same in words, for sets of speakers. */
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
