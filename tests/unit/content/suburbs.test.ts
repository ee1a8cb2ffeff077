import { describe, expect, it } from 'vitest'
import { suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { findArea } from '../../../src/hire/find-area'
import { councils } from '../../support/councils'

describe('the suburbs of the areas', () => {
  it.each(Object.entries(councils))('have each suburb and postcode of %s, in the area of its council', (_, parts) => {
    const wrong = Object.entries(parts).flatMap(([area, lines]) => {
      // A name or a postcode alone may be in two areas.
      const isFound = (text: string) => {
        const found = findArea(text)
        if (found?.status === 'several') return found.options.some((option) => option.area === area)
        return found?.status === 'found' && found.area === area
      }
      return lines.flatMap((line) => {
        const postcode = line.slice(0, 4)
        const names = line.slice(5).split(', ')
        const both = names.map((name) => `${name} ${postcode}`)
        return [
          ...[postcode, ...names].filter((text) => !isFound(text)),
          ...both.filter((text) => !isFound(text) || findArea(text)?.status !== 'found'),
        ].map((text) => `${text}: not in ${area}`)
      })
    })
    expect(wrong).toEqual([])
  })

  it('include those that each area names', () => {
    for (const { id, suburbs: examples } of deliveryAreas) {
      const names = Object.values(suburbs[id]).flat()
      expect(names).toEqual(expect.arrayContaining([...examples]))
    }
  })
})
