import { expect, it } from 'vitest'
import { getProblems } from '../../../vite/prerender/budgets.ts'

it('warns about a page past the first limit, and refuses it past the second', () => {
  const measure = { page: '/faq', name: 'JavaScript' } as const
  expect(getProblems([{ ...measure, bytes: 120_000 }], 'warning')).toEqual([])
  expect(getProblems([{ ...measure, bytes: 120_400 }], 'warning')).toEqual([
    '/faq: JavaScript: 120,400 bytes, over 120,000 bytes.',
  ])
  expect(getProblems([{ ...measure, bytes: 150_000 }], 'error')).toEqual([])
  expect(getProblems([{ ...measure, bytes: 150_400 }], 'error')).toEqual([
    '/faq: JavaScript: 150,400 bytes, over 150,000 bytes.',
  ])
})
