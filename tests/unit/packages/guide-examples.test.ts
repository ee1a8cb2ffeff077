import { expect, it } from 'vitest'
import type { EventKindId } from '../../../src/content/advice/event-kinds'
import { findEquipment } from '../../../src/content/equipment'
import { findGuide, guides, type GuideSlug } from '../../../src/content/guides'
import { getLowestPrice } from '../../../src/lib/text/money'
import { getAdvice } from '../../../src/packages/advice'
import { findCheaperTier } from '../../../src/packages/find-packages'

const getRows = (slug: GuideSlug) => {
  const guide = findGuide(slug)
  return [...(guide?.prices.rows ?? []), ...(guide?.examples?.rows ?? [])]
}

// A row that names its guests and their package, without anything on top.
it.each([
  ['party-at-home', 'sound', /^(\d+) guests, your playlist/, 3],
  ['party-at-home', 'party', /^Our DJ for (\d+) on the lawn/, 1],
] as const)('the guide %s names no dearer way than the adviser (%s)', (slug, event: EventKindId, pattern, count) => {
  const rows = getRows(slug).flatMap(({ name, price }) => {
    const guests = Number(pattern.exec(name)?.[1])
    return guests ? [{ guests, price: getLowestPrice(price) }] : []
  })
  expect(rows).toHaveLength(count)
  for (const { guests, price } of rows) {
    const advice = getAdvice({ event, guests, place: 'outdoors', time: 'after-dark' })
    expect(price).toBe('tier' in advice ? advice.tier.price : undefined)
  }
})

it('no guide hires an item alone if a package with it costs less', () => {
  const dearer = guides.flatMap(({ slug }) =>
    getRows(slug).flatMap(({ name, to = '' }) => {
      const item = findEquipment(to.replace('/av-hire/', ''))
      return item && findCheaperTier([{ id: item.id, count: 1 }]) ? [`${slug}: ${name}`] : []
    }),
  )
  expect(dearer).toEqual([])
})
