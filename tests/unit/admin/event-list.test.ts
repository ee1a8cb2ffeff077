import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { getPage, PAGE_SIZE } from '../../../src/admin/list/pages'

it('shows each event on one page, and the last page instead of a later one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 4 * PAGE_SIZE }), (items) => {
      const { pageCount } = getPage(items, 1)
      const pages = Array.from({ length: pageCount }, (_, index) => getPage(items, index + 1))
      expect(pages.flatMap((page) => page.items)).toEqual(items)
      expect(getPage(items, pageCount + 5)).toEqual(pages.at(-1))
    }),
  )
})
