import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipment, equipmentCategories, type EquipmentItem, findEquipment } from '../../src/content/equipment'
import { emptyComparison, MAX_COMPARED_ITEMS, updateComparison } from '../../src/hire/comparison'
import { getComparisonRows } from '../../src/hire/comparison-rows'

/** Different items of one category, in any order. */
const anyItems = (minLength: number, maxLength: number) =>
  fc.constantFrom(...equipmentCategories).chain(({ id }) =>
    fc.shuffledSubarray(
      equipment.filter(({ category }) => category === id),
      { minLength, maxLength },
    ),
  ) as fc.Arbitrary<[EquipmentItem, ...EquipmentItem[]]>
const anyComparison = anyItems(2, MAX_COMPARED_ITEMS)

function find(id: string): EquipmentItem {
  const item = findEquipment(id)
  if (!item) throw new Error(`${id} is not in the catalogue`)
  return item
}

describe('updateComparison', () => {
  it('adds an item as the last, removes it when it is chosen again, and removes all with null', () => {
    fc.assert(
      fc.property(anyComparison, ([item, ...others]) => {
        const added = updateComparison({ items: others }, item)
        expect(added).toEqual({ items: [...others, item] })
        expect(updateComparison(added, item)).toEqual({ items: others })
        expect(updateComparison(added, null)).toEqual({ items: [] })
        expect(updateComparison(emptyComparison, item)).toEqual({ items: [item] })
      }),
    )
  })

  it('refuses an item if it is full, or if the item is of another category', () => {
    fc.assert(
      fc.property(anyItems(4, 4), anyComparison, ([refused, ...items], [other]) => {
        expect(updateComparison({ items }, refused)).toEqual({ items, refused })
        fc.pre(other.category !== refused.category)
        expect(updateComparison({ items: [refused] }, other)).toEqual({ items: [refused], refused: other })
      }),
    )
  })
})

describe('getComparisonRows', () => {
  it('names prices both ways, and what each item needs where they differ', () => {
    expect(getComparisonRows([find('haze-machine'), find('cold-spark')])).toEqual([
      { label: '24 hours, +GST', isPrice: true, values: ['$60', '$190'] },
      { label: '24 hours, incl. GST', isPrice: true, values: ['$66', '$209'] },
      { label: 'plus crew from, +GST', isPrice: true, values: ['', '$120'] },
      { label: 'plus crew from, incl. GST', isPrice: true, values: ['', '$132'] },
      { label: 'Size', values: ['420 × 340 × 320 mm', '250 × 250 × 320 mm each'] },
      { label: 'Weight', values: ['12.5 kg', '2 × 8.5 kg'] },
      { label: 'Power', values: ['700 W mains', '2 × 600 W mains'] },
      { label: 'Ceiling', values: ['Any height', 'At least 5 m'] },
      { label: 'Crew', values: ['Not needed', expect.stringContaining('crew')] },
      { label: 'Permission', values: [expect.stringContaining('venue'), expect.stringContaining('venue')] },
    ])
    const permissions = getComparisonRows([find('led-bar'), find('haze-machine')]).at(-1)
    expect(permissions?.values[0]).toBe('Not needed')
  })

  it('shows for how many guests a whole system is enough, and nothing for a part of one', () => {
    const rows = getComparisonRows([find('powered-speaker-15'), find('column-array'), find('subwoofer-18')])
    expect(rows.find(({ label }) => label === 'Suits')?.values).toEqual([
      'Up to 120 guests for dancing',
      'Up to 150 guests for speeches',
      '',
    ])
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
