import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, equipmentCategories, type EquipmentItem } from '../../src/content/equipment'
import { searchCatalogue } from '../../src/lib/search'

const getTexts = ({ name, alsoKnownAs = [], description }: EquipmentItem) => [name, ...alsoKnownAs, description]

const anyItem = fc.constantFrom(...equipment)
const anyCategory = fc.option(fc.constantFrom(...equipmentCategories.map(({ id }) => id)), { nil: null })
/** A part of an item's names or description. */
const anyPart = anyItem.chain((item) =>
  fc
    .tuple(fc.constantFrom(...getTexts(item)), fc.nat(), fc.integer({ min: 1, max: 20 }))
    .map(([text, start, length]) => {
      const from = start % text.length
      return { item, part: text.slice(from, from + length) }
    }),
)

describe('searchCatalogue', () => {
  const items = [
    { name: 'Low Fog', description: 'Works with dry ice.', category: 'sfx' },
    { name: 'Moving Head Beam', description: 'A narrow light.', category: 'lighting' },
    {
      name: 'Haze Machine',
      alsoKnownAs: ['smoke machine', 'hazer'],
      description: 'Shows every beam.',
      category: 'sfx',
    },
  ]
  it.each([
    { query: '', category: null, expected: ['Low Fog', 'Moving Head Beam', 'Haze Machine'] },
    { query: 'low fog', category: null, expected: ['Low Fog'] },
    { query: ' DRY ICE\t', category: null, expected: ['Low Fog'] },
    { query: 'Smoke', category: null, expected: ['Haze Machine'] },
    { query: 'beam', category: null, expected: ['Moving Head Beam', 'Haze Machine'] },
    { query: 'beam', category: 'sfx', expected: ['Haze Machine'] },
    { query: '', category: 'sfx', expected: ['Low Fog', 'Haze Machine'] },
    { query: 'zither', category: null, expected: [] },
  ])('finds $expected for "$query" in category $category', ({ query, category, expected }) => {
    expect(searchCatalogue(items, { query, category }).map((item) => item.name)).toEqual(expected)
  })

  it('finds an item by any part of its names or description, in any case', () => {
    fc.assert(
      fc.property(anyPart, ({ item, part }) => {
        for (const query of [part, part.toUpperCase(), part.toLowerCase()]) {
          expect(searchCatalogue(equipment, { query, category: null })).toContain(item)
        }
      }),
    )
  })

  it('never finds more in a category, or for a longer query', () => {
    fc.assert(
      fc.property(anyPart, anyCategory, fc.nat(), ({ part }, category, cut) => {
        const found = searchCatalogue(equipment, { query: part, category })
        const inAllCategories = searchCatalogue(equipment, { query: part, category: null })
        const forShorterQuery = searchCatalogue(equipment, { query: part.slice(0, cut % part.length), category })
        expect(inAllCategories).toEqual(expect.arrayContaining(found))
        expect(forShorterQuery).toEqual(expect.arrayContaining(found))
      }),
    )
  })
})
