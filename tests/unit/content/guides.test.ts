import { expect, it } from 'vitest'
import { djCost } from '../../../src/content/guides/dj-cost'
import { djHire } from '../../../src/content/services/dj-hire'
import { deliveryAreas } from '../../../src/content/terms/travel'

it('counts travel in the total of a DJ without a package', () => {
  const [club] = djCost.examples.rows
  const travel = deliveryAreas.find(({ name }) => club.name.includes(name))
  expect(travel).toBeDefined()
  const hours = (club.price - djHire.startingFrom - (travel?.price ?? 0)) / djHire.scope.extraHour
  expect(Number.isInteger(hours)).toBe(true)
})
