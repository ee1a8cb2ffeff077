import { expect, it } from 'vitest'
import { limitHours, MAX_EXTRA_HOURS } from '../../../src/booking/booking'

it.each([
  // No hours in the link, or not a number.
  [0, 5],
  [Number.NaN, 5],
  [3, 5],
  [6.5, 6],
  [7, 7],
  [99, 5 + MAX_EXTRA_HOURS],
])('limits %d hours to %d where the price buys 5', (hours, limited) => {
  expect(limitHours(hours, 5)).toBe(limited)
})
