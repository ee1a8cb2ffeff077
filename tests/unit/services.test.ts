import { describe, expect, it } from 'vitest'
import { functions } from '../../src/content/packages/functions'
import { services } from '../../src/content/services'
import { djHire } from '../../src/content/services/dj-hire'
import { weeklyEvents } from '../../src/content/weekly-events'

/** Words that docs/style.md tells writers to avoid. */
const avoidedWords = /\b(?:bump-out|cue|load-in|stage plots?|the night|e-mail|the crowd|hirer)\b/i

const words = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(words) : []
}

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

  it('is in plain words', () => {
    for (const text of words(service)) expect(text).not.toMatch(avoidedWords)
  })
})

it('describes the weekly events in plain words', () => {
  for (const { description } of weeklyEvents) expect(description).not.toMatch(avoidedWords)
})

it('prices DJ hire below the function package that adds speakers and lights, hour for hour', () => {
  const { startingFrom, scope } = djHire
  const { tiers, extraHour, hours } = functions
  expect(scope.extraHour).toBeLessThan(extraHour)
  expect(startingFrom / scope.hours).toBeLessThan(tiers[0].price / hours)
})
