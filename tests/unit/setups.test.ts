import { describe, expect, it } from 'vitest'
import { categoryPages, type Setup, SETUP_GUESTS } from '../../src/content/category-pages'
import { equipmentCategories, getEquipment } from '../../src/content/equipment'
import { getScreen, guestRules } from '../../src/content/guest-rules'
import { addPrices } from '../../src/lib/money'
import { repeat } from '../../src/lib/quantities'
import { findPackagesWithCategory, getSetup } from '../../src/plan/setups'

const setups = equipmentCategories.flatMap(({ id, slug }) =>
  categoryPages[id].setups.list.flatMap((setup) => SETUP_GUESTS.map((guests) => ({ slug, setup, guests }))),
)

const dancing: Setup = { title: 'For dancing', purpose: 'dancing' }

describe('a set for some guests', () => {
  it.each(setups)('suits them on /av-hire/$slug: $setup.title, $guests guests', ({ setup, guests }) => {
    const facts = getSetup(setup, guests)
    // Without a set, the page says what to do.
    expect(facts?.guests ?? setup.tooMany).toBeTruthy()
    expect(facts?.guests ?? guests).toBeGreaterThanOrEqual(guests)
    const items = [...(facts?.items ?? [])].flatMap(([id, quantity]) => repeat(id, quantity))
    expect(facts?.price ?? 0).toEqual(addPrices(items.map((id) => getEquipment(id).price24h)))
    expect(facts?.crewFrom ?? 0).toBe(items.reduce((sum, id) => sum + (getEquipment(id).crewFrom ?? 0), 0))
    expect(items).toEqual(
      expect.arrayContaining(facts ? [...(setup.alsoItems ?? []), setup.including ?? items[0]] : []),
    )
  })

  it('changes with the rules for guests', () => {
    for (const { guests } of guestRules.dancing) {
      expect(getSetup(dancing, guests)?.guests).toBe(guests)
      expect(getSetup(dancing, guests + 1)?.guests).not.toBe(guests)
    }
  })

  it('has a screen of the catalogue for slides', () => {
    const slides: Setup = { title: 'For slides', purpose: 'slides' }
    const { guests } = getScreen('led-screen')
    expect(getSetup(slides, guests)).toMatchObject({ guests, items: new Map([['led-screen', 1]]) })
  })

  it('is the cheapest of those for as many guests', () => {
    const prices = guestRules.dancing
      .filter(({ guests }) => guests === 200)
      .map(({ items }) =>
        addPrices(
          Object.entries(items).map(([id, quantity]) => quantity * Number(getEquipment(id as 'pa-tower-28').price24h)),
        ),
      )
    expect(prices.length).toBeGreaterThan(1)
    expect(getSetup(dancing, 200)?.price).toBe(Math.min(...prices.map(Number)))
  })
})

it.each(equipmentCategories)(
  'finds every package with an item of $slug, and the items in its smallest tier with one',
  (category) => {
    const found = findPackagesWithCategory(category)
    expect(found).not.toEqual([])
    for (const { facts, items } of found) {
      expect(items.map((item) => item.category)).toEqual(items.map(() => category.id))
      expect(items.filter(({ id }) => !facts.items.has(id))).toEqual([])
    }
  },
)
