import { describe, expect, it } from 'vitest'
import { functionsPackage } from '../../../src/content/packages/functions'
import { services } from '../../../src/content/services'
import { djHire } from '../../../src/content/services/dj-hire'

describe.each(services)('the content of $slug', (service) => {
  it('has a heading that names the service', () => {
    const nameWords = service.name.split(/\W+/).filter((word) => word.length > 1)
    expect(nameWords.some((word) => service.title.split(/\W+/).includes(word))).toBe(true)
  })

  it('gives hours, weeks, days and sizes as positive numbers', () => {
    const { scope, alsoFrom = [], leadWeeks, delivery = [], siteNeeds } = service
    const weeks = typeof leadWeeks === 'number' ? { from: leadWeeks, to: leadWeeks } : leadWeeks
    expect(weeks.from).toBeLessThanOrEqual(weeks.to)
    const numbers = [
      weeks.from,
      ...[scope, ...alsoFrom].flatMap(({ hours, guests = 1, extraHour = 1 }) => [hours, guests, extraHour]),
      ...delivery.map(({ businessDays }) => businessDays),
      ...Object.values(siteNeeds ?? {}).flatMap((size) => (typeof size === 'number' ? size : [size.width, size.depth])),
    ]
    for (const number of numbers) expect(number).toBeGreaterThan(0)
  })
})

it('prices DJ hire below the function package that adds speakers and lights, hour for hour', () => {
  const { startingFrom, scope } = djHire
  const { tiers, extraHour, hours } = functionsPackage
  expect(scope.extraHour).toBeLessThan(extraHour)
  expect(startingFrom / scope.hours).toBeLessThan(tiers[0].price / hours)
})
