import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, equipmentCategories, type EquipmentItem, findEquipment } from '../../src/content/equipment'
import { emptyComparison, MAX_COMPARED_ITEMS, updateComparison } from '../../src/pages/av-hire/comparison'
import { getComparisonRows } from '../../src/pages/av-hire/comparison-rows'

const anyItem = fc.constantFrom(...equipment)

/** Two or three items of one category, in any order. */
const anyItems = fc.constantFrom(...equipmentCategories).chain(({ id }) =>
  fc.shuffledSubarray(
    equipment.filter(({ category }) => category === id),
    { minLength: 2, maxLength: MAX_COMPARED_ITEMS },
  ),
)

function find(id: string): EquipmentItem {
  const item = findEquipment(id)
  if (!item) throw new Error(`${id} is not in the catalogue`)
  return item
}

describe('updateComparison', () => {
  it('has at most three different items of one category after any choices', () => {
    fc.assert(
      fc.property(fc.array(fc.option(anyItem), { maxLength: 40 }), (choices) => {
        let comparison = emptyComparison
        for (const choice of choices) {
          const previous = comparison.items
          comparison = updateComparison(comparison, choice)
          const { items, refused, replaced } = comparison
          expect(new Set(items).size).toBe(items.length)
          expect(items.length).toBeLessThanOrEqual(MAX_COMPARED_ITEMS)
          expect(new Set(items.map(({ category }) => category)).size).toBeLessThanOrEqual(1)
          if (!choice) expect(items).toEqual([])
          else if (previous.includes(choice)) expect(items).toEqual(previous.filter((item) => item !== choice))
          else if (refused) expect([refused, items]).toEqual([choice, previous])
          else if (replaced) expect([items, replaced]).toEqual([[choice], previous[0]?.category])
          else expect(items).toEqual([...previous, choice])
        }
      }),
    )
  })

  it('refuses an item only if it is full, and drops items only for another category', () => {
    fc.assert(
      fc.property(anyItems, anyItem, (items, choice) => {
        const { refused, replaced } = updateComparison({ items }, choice)
        const isOther = choice.category !== items[0]?.category
        expect(replaced !== undefined).toBe(isOther)
        expect(refused !== undefined).toBe(!isOther && items.length === MAX_COMPARED_ITEMS && !items.includes(choice))
      }),
    )
  })
})

describe('getComparisonRows', () => {
  it('has a value for each item in every row, and no row that is empty for all', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const { values } of getComparisonRows(items)) {
          expect(values).toHaveLength(items.length)
          expect(values.join('')).not.toBe('')
        }
      }),
    )
  })

  it('has the same rows for the same items in any order, with the values in that order', () => {
    fc.assert(
      fc.property(
        anyItems.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        ([items, shuffled]) => {
          const toItem = shuffled.map((item) => items.indexOf(item))
          expect(getComparisonRows(shuffled)).toEqual(
            getComparisonRows(items).map((row) => ({ ...row, values: toItem.map((index) => row.values[index]) })),
          )
        },
      ),
    )
  })

  it('names prices both ways, and what each item needs where they differ', () => {
    const rows = getComparisonRows([find('haze-machine'), find('cold-spark')])
    expect(Object.fromEntries(rows.map(({ label, values }) => [label, values]))).toMatchObject({
      '24 h, +GST': ['$60', '$190'],
      '24 h, incl. GST': ['$66', '$209'],
      'Enough for': ['Up to 200 guests', ''],
      Power: ['700 W mains', '2 × 600 W mains'],
      Ceiling: ['Any height', 'At least 5 m'],
      Crew: ['Not needed', expect.stringContaining('crew')],
      Permission: [expect.stringContaining('venue'), expect.stringContaining('venue')],
    })
  })

  it('shows the heaviest piece if it is not the whole item, or takes two people to lift', () => {
    const getHeaviest = (...ids: string[]) =>
      getComparisonRows(ids.map(find)).find(({ label }) => label === 'Heaviest piece')?.values
    expect(getHeaviest('xdj-xz', 'xdj-rx3')).toBeUndefined()
    expect(getHeaviest('xdj-xz', 'cdj-3000-set')).toEqual(['13.1 kg', '8 kg'])
    expect(getHeaviest('powered-speaker-12', 'subwoofer-18')).toEqual(['15.6 kg', '32 kg, two people to lift'])
    expect(getHeaviest('stage-deck', 'led-screen')).toEqual(['33 kg', '18 kg'])
  })
})
