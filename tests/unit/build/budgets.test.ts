import { expect, it } from 'vitest'
import { getErrors } from '../../../vite/prerender/budgets.ts'

it('names a page that is over a limit, and by how much', () => {
  const measure = { page: '/faq', name: 'JavaScript', bytes: 105_400, limit: 105_000 }
  expect(getErrors([{ ...measure, bytes: 105_000 }])).toEqual([])
  expect(getErrors([measure])).toEqual(['/faq: JavaScript: 105.4 KB, over the limit of 105.0 KB.'])
})
