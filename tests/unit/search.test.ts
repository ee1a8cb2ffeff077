import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipmentCategories, equipment } from '../../src/content/equipment'
import { searchCatalogue } from '../../src/lib/search'

const categories = fc.option(fc.constantFrom(...equipmentCategories.map(({ id }) => id)), { nil: null })
const anyItem = fc.constantFrom(...equipment)
/** A piece of some item's name or description, as a visitor would remember it. */
const words = anyItem.chain((item) => {
  const text = `${item.name} ${item.description}`
  return fc.tuple(fc.nat(text.length), fc.nat(12)).map(([from, length]) => text.slice(from, from + length))
})
const queries = fc.oneof(words, fc.string())
const swapCase = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

describe('catalogue search', () => {
  it('shows everything for no words and no category', () => {
    expect(searchCatalogue(equipment, { query: '', category: null })).toEqual(equipment)
  })

  it('finds a name, a description and a category, in any case', () => {
    const names = (query: string, category: string | null = null) =>
      searchCatalogue(equipment, { query, category }).map((item) => item.name)
    expect(names('xdj-xz')).toEqual(['XDJ-XZ'])
    expect(names('DRY ICE')).toEqual(['Low Fog'])
    expect(names('beam', 'lighting')).toEqual(['Moving Head Beam'])
    expect(names('beam', 'sfx')).toEqual(['Haze Machine'])
    expect(names('no such thing')).toEqual([])
  })

  it('keeps exactly the items whose name or description holds the words, in their order', () => {
    fc.assert(
      fc.property(queries, categories, (query, category) => {
        const found = searchCatalogue(equipment, { query, category })
        const wanted = query.trim().toLowerCase()
        expect(found).toEqual(
          equipment.filter((item) => {
            const holds = [item.name, item.description].some((text) => text.toLowerCase().includes(wanted))
            return holds && (category === null || category === item.category)
          }),
        )
      }),
    )
  })

  it('finds an item by any piece of its name or its description', () => {
    fc.assert(
      fc.property(anyItem, fc.boolean(), fc.nat(), fc.nat(), (item, inName, start, length) => {
        const text = inName ? item.name : item.description
        const from = start % text.length
        const query = text.slice(from, from + 1 + (length % 20))
        expect(searchCatalogue(equipment, { query, category: null })).toContain(item)
      }),
    )
  })

  it('does not mind the case or the space around the words', () => {
    fc.assert(
      fc.property(words, categories, (query, category) => {
        const found = searchCatalogue(equipment, { query, category })
        expect(searchCatalogue(equipment, { query: swapCase(query), category })).toEqual(found)
        expect(searchCatalogue(equipment, { query: `  ${query}\t`, category })).toEqual(found)
      }),
    )
  })

  it('finds no more with a category, or when more is typed', () => {
    fc.assert(
      fc.property(words, categories, fc.nat(), (query, category, cut) => {
        const found = searchCatalogue(equipment, { query, category: null })
        const narrower = searchCatalogue(equipment, { query, category })
        const earlier = searchCatalogue(equipment, { query: query.slice(0, cut % (query.length + 1)), category })
        expect(found).toEqual(expect.arrayContaining(narrower))
        expect(earlier).toEqual(expect.arrayContaining(narrower))
      }),
    )
  })
})
