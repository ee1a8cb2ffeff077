import { expect, it } from 'vitest'
import { guides } from '../../../src/content/guides'
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

it.each(guides)('says with each number of guests whether it is for indoors, in $slug', ({ prices }) => {
  for (const { text } of prices.rows) expect(text).not.toMatch(/Up to \d+ guests(?! in)/)
})
