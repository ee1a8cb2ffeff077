import * as fc from 'fast-check'
import { equipment } from '../../src/content/equipment'
import { deliveryAreas } from '../../src/content/terms/travel'
import { noDates } from '../../src/hire/hire-dates'
import { MAX_COUNT, type Quote } from '../../src/hire/quote'
import { addDays } from '../../src/lib/dates/dates'

const anyCount = fc.integer({ min: 1, max: MAX_COUNT })

/** A day from 2026 to 2036. */
const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2026-01-01', days))

const anyDates = fc.oneof(fc.constant(noDates), fc.record({ from: anyDay, to: anyDay }))

const anyDelivery = fc.constantFrom(
  '' as const,
  'collect' as const,
  'elsewhere' as const,
  ...deliveryAreas.map(({ id }) => id),
)

/** Any quote, also an empty one. */
export const anyQuote: fc.Arbitrary<Quote> = fc
  .shuffledSubarray(equipment.map(({ id }) => id))
  .chain((ids) => fc.tuple(...ids.map((id) => anyCount.map((count) => ({ id, count })))))
  .chain((kit) => fc.record({ kit: fc.constant(kit), dates: anyDates, delivery: anyDelivery }))
