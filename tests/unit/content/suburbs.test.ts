import { describe, expect, it } from 'vitest'
import { suburbs } from '../../../src/content/terms/suburbs'
import { deliveryAreas } from '../../../src/content/terms/travel'
import { findArea } from '../../../src/hire/find-area'
import { councilPostcodes } from '../../support/postcodes'

describe('the suburbs of the areas', () => {
  it.each(Object.entries(councilPostcodes))(
    'have every postcode of %s, and the suburb that the list names',
    (_, list) => {
      const missing = list.filter((entry) => {
        const postcode = entry.slice(0, 4)
        return [postcode, entry, entry.slice(5)].some((text) => {
          const found = findArea(text)
          return !found || found.status === 'unknown' || (text === entry && found.status !== 'found')
        })
      })
      expect(missing).toEqual([])
    },
  )

  it('include those that each area names', () => {
    for (const { id, suburbs: examples } of deliveryAreas) {
      const names = Object.values(suburbs[id]).flat()
      expect(names).toEqual(expect.arrayContaining([...examples]))
    }
  })
})
