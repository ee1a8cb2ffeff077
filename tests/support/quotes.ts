import * as fc from 'fast-check'
import { equipment } from '../../src/content/equipment'
import { MAX_COUNT, type Quote } from '../../src/quote/quote'

const anyCount = fc.integer({ min: 1, max: MAX_COUNT })

/** Any quote, also an empty one. */
export const anyQuote: fc.Arbitrary<Quote> = fc
  .shuffledSubarray(equipment.map(({ id }) => id))
  .chain((ids) => fc.tuple(...ids.map((id) => anyCount.map((count) => ({ id, count })))))
  .map((lines) => ({ lines }))
