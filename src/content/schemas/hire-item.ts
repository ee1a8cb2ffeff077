import * as v from 'valibot'
import {
  amount,
  between,
  entry,
  flag,
  isObject,
  list,
  oneOf,
  picture,
  price,
  slug,
  text,
  wholeNumber,
} from './fields'

const mm = between(1, 20_000, ' mm')
const kg = between(0.01, 2000, ' kg')
/** Less are kilowatts. */
const MIN_WATTS = 4
/** The power of a 15 A power point, at 240 V. */
const MAX_WATTS = 3600
const footprint = entry({ width: mm, depth: mm })
const placeName = oneOf(['on a table', 'overhead', 'held'])

const crewWork = oneOf(['build', 'hang', 'operate'])
export type CrewWork = v.InferOutput<typeof crewWork>

export const permission = oneOf(['haze', 'sparks', 'gas', 'hanging'])
export type Permission = v.InferOutput<typeof permission>

/** The numbers of a hire item: what it weighs, how big it is, and what it needs on site. */
const specs = {
  /** How many equal pieces are hired together. Size, weight and watts are those of one piece. */
  pieces: v.optional(wholeNumber(2, 100)),
  sizeMm: entry({ width: mm, depth: mm, height: mm }),
  /** The object of the measurement, if not the item ready for use. */
  sizeOf: v.optional(text),
  weightKg: kg,
  /** The weight of the heaviest piece, for an item that consists of different pieces. */
  heaviestKg: v.optional(kg),
  /** The most that one piece draws from the mains. */
  watts: v.pipe(
    v.number(),
    v.check(
      (watts) => watts === 0 || (watts >= MIN_WATTS && watts <= MAX_WATTS),
      ({ input }) =>
        `is ${input}. It must be 0, or from ${MIN_WATTS} to ${MAX_WATTS} W. 1 kW is 1000 W.`,
    ),
  ),
  /** Why `watts` is 0, for an item without a battery. */
  noMains: v.optional(text),
  batteryHours: v.optional(between(0.5, 100, ' hours')),
  /** The lowest ceiling under which it can be used. It does not apply outdoors. */
  ceilingM: v.optional(between(1, 30, ' m')),
  /** Work that only our crew may do. Whatever hangs above people is hung by our crew. */
  crew: v.optional(crewWork),
  /** The lowest price of that work for one hire, in AUD excluding GST. */
  crewFrom: v.optional(amount(10_000)),
  /** The permission that the venue has to give first. */
  permission: v.optional(permission),
}
const specsSchema = entry(specs)
export type ItemSpecs = v.InferOutput<typeof specsSchema>

/** What fits into three lines of a card. */
const MAX_SUMMARY = 90

/** One entry of the hire catalogue. The files in `equipment/` hold the entries, one file for each category. */
const itemSchema = entry({
  ...specs,
  /** In the URL of its page. Never change it: stored quotes and shared links contain it. */
  id: v.pipe(
    slug,
    v.check(
      (id) => !id.startsWith('to-'),
      ({ input }) =>
        `is '${input}'. It must not start with 'to-', because a delivery does in the link to a quote.`,
    ),
  ),
  name: text,
  /** The name without its size, if it ends with one. */
  shortName: v.optional(text),
  /** The usual search term, for the heading and the title of its page, if that is not its name. */
  searchName: v.optional(text),
  /** AUD excluding GST for 24 hours. */
  price24h: price(10_000),
  /** Other names that people search for. They are not shown. */
  alsoKnownAs: v.optional(list(text)),
  image: picture,
  backImage: v.optional(picture),
  /** One sentence. Its card shows all of it. */
  summary: v.pipe(
    text,
    v.maxLength(
      MAX_SUMMARY,
      ({ input }) =>
        `has ${input.length} characters. It may have ${MAX_SUMMARY}: put the rest into details.`,
    ),
  ),
  /** Further sentences, for its page and its dialog. */
  details: v.optional(text),
  /** Further specifications. */
  additional: list(text),
  notes: v.optional(text),
  /**
   * Where it is used if not on the floor, or the floor that one piece needs, in millimetres. Without it, that is the width
   * and depth of `sizeMm`.
   */
  placement: v.optional(
    v.lazy((input): typeof footprint | typeof placeName =>
      isObject(input) ? footprint : placeName,
    ),
  ),
  /** The space to keep clear on every side, in metres. */
  clearanceM: v.optional(between(0.1, 30, ' m')),
  /** Whether most clients hire two. */
  usuallyInPairs: flag,
  /** Why a client wants it, in the advice on a package that includes it. */
  adviceReason: v.optional(text),
  /** Its requirements outdoors, in the same advice. */
  outdoors: v.optional(text),
  /** Outdoors it is left out: it hangs from a ceiling, or the wind blows its haze away. */
  needsRoof: flag,
})
export type HireItem = v.InferOutput<typeof itemSchema>

/** No item is heavier than solid steel. One that seems to be has its size in centimetres, or its weight in grams. */
const STEEL_KG_PER_LITRE = 8
const MM3_PER_LITRE = 1e6

/** Under this ceiling everything is used that names no other, in metres. */
const USUAL_CEILING_M = 2.4

export const hireItemSchema = v.pipe(
  itemSchema,
  v.check(
    ({ crew, crewFrom }) => (crew === undefined) === (crewFrom === undefined),
    ({ input }) =>
      input.crew
        ? `crew is '${input.crew}', so crewFrom is missing: what that work costs at least.`
        : 'crewFrom is what the work of our crew costs, so crew is missing: build, hang or operate.',
  ),
  v.check(
    ({ watts, batteryHours, noMains }) =>
      watts !== 0 || batteryHours !== undefined || noMains !== undefined,
    'watts is 0, so batteryHours is missing, or noMains: why it needs no power.',
  ),
  v.check(
    ({ weightKg, sizeMm: { width, depth, height } }) =>
      weightKg <= (STEEL_KG_PER_LITRE * width * depth * height) / MM3_PER_LITRE,
    ({ input: { weightKg, sizeMm } }) =>
      `weightKg is ${weightKg}, too heavy for its sizeMm of ${sizeMm.width} × ${sizeMm.depth} × ${sizeMm.height}. Weights are in kilograms, sizes in millimetres.`,
  ),
  v.check(
    ({ weightKg, heaviestKg = 0 }) => heaviestKg <= weightKg,
    ({ input }) =>
      `heaviestKg is ${input.heaviestKg}, more than the ${input.weightKg} kg of the whole item.`,
  ),
  v.check(
    ({ sizeMm, ceilingM = USUAL_CEILING_M }) => sizeMm.height <= ceilingM * 1000,
    ({ input }) =>
      `sizeMm.height is ${input.sizeMm.height}, more than ${input.ceilingM ? `its ceilingM of ${input.ceilingM} m` : `a room of ${USUAL_CEILING_M} m, so ceilingM is missing`}.`,
  ),
)
