import { describe, expect, it } from 'vitest'
import { capacityRules } from '../../../src/content/advice/guest-rules'
import { equipmentCategories, getEquipment } from '../../../src/content/equipment'
import { categoryPages, SETUP_GUESTS } from '../../../src/content/equipment/category-pages'
import { type Package, packages } from '../../../src/content/packages'
import { contains, getCount, getKitPrice } from '../../../src/hire/kit'
import { findPackagesWithCategory } from '../../../src/packages/find-packages'
import { getSetupKit } from '../../../src/suitability/setups'

const setups = equipmentCategories.flatMap(({ id, slug }) =>
  categoryPages[id].setups.list.flatMap((setup) => SETUP_GUESTS.map((guests) => ({ slug, setup, guests }))),
)

describe('a set for some guests', () => {
  it.each(setups)('suits them on /av-hire/$slug: $setup.title, $guests guests', ({ setup, guests }) => {
    const facts = getSetupKit(setup, guests)
    if (!facts) throw new Error(`No set of src/content/advice/guest-rules.ts suits ${guests} guests: ${setup.title}`)
    expect(facts.guests).toBeGreaterThanOrEqual(guests)
    expect(contains(facts.kit, setup.alsoItems ?? [])).toBe(true)
    expect(setup.including === undefined || getCount(facts.kit, setup.including) > 0).toBe(true)
  })

  it('is the cheapest that suits them', () => {
    for (let guests = 1; guests <= 250; guests++) {
      const prices = capacityRules.dancing
        .filter((rule) => rule.guests >= guests)
        .map(({ kit }) => getKitPrice(kit).price)
      expect(getSetupKit({ purpose: 'dancing' }, guests)?.price).toBe(Math.min(...prices.map(Number)))
    }
    // The towers alone suit fewer than with a subwoofer.
    expect(getSetupKit({ purpose: 'dancing' }, 150)).toMatchObject({ kit: [{ id: 'pa-tower-28' }], price: 160 })
    expect(getSetupKit({ purpose: 'dancing' }, 151)).toMatchObject({ guests: 200, price: 220 })
  })

  it('shows text if it is for slides', () => {
    expect(getSetupKit({ purpose: 'slides' }, 1)?.kit).toEqual([{ id: 'projector-screen', count: 1 }])
  })

  it('is larger outdoors for dancing only', () => {
    expect(getSetupKit({ purpose: 'dancing' }, 100, 'outdoors')?.kit).toEqual(
      getSetupKit({ purpose: 'dancing' }, 200)?.kit,
    )
    expect(getSetupKit({ purpose: 'speeches' }, 100, 'outdoors')).toEqual(getSetupKit({ purpose: 'speeches' }, 100))
    expect(getSetupKit({ purpose: 'dancing' }, 200, 'outdoors')).toBeUndefined()
  })
})

it.each(equipmentCategories)(
  'finds every package with an item of $slug, and the items in its smallest tier with one',
  (category) => {
    const found = findPackagesWithCategory(category)
    const hasItem = ({ tiers }: Package) =>
      tiers.some((tier) => tier.items.some(({ id }) => getEquipment(id).category === category.id))
    expect(found.map(({ pkg }) => pkg.slug)).toEqual(packages.filter(hasItem).map(({ slug }) => slug))
    for (const { kit, items } of found) {
      expect(new Set(items.map((item) => item.category))).toEqual(new Set([category.id]))
      expect(items.filter(({ id }) => getCount(kit, id) === 0)).toEqual([])
    }
  },
)
