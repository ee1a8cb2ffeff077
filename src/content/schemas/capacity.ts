import * as v from 'valibot'
import { between, entry, oneOf, percent, wholeNumber } from './fields'
import { kit } from './kit'

const guests = wholeNumber(1, 100_000)

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
  /** Height of the picture. */
  heightM: between(0.3, 30, ' m'),
  guests,
  /** Whether text can be read on it. */
  showsText: v.boolean(),
})
export type ScreenRule = v.InferOutput<typeof screenRuleSchema>

/** A percentage for each place. At most 100. */
export const percentByPlaceSchema = entry({ indoors: percent, marquee: percent, outdoors: percent })
