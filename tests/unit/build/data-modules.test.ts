import { expect, it } from 'vitest'
import { toJson } from '../../../vite/prerender/data-modules'

it('writes a data module only if JSON has all of it', () => {
  expect(toJson({ name: 'Basic', note: undefined, guests: [80] }, 'a.data.ts')).toBe(
    '{"name":"Basic","guests":[80]}',
  )
  for (const value of [new Map([['a', 1]]), new Set([1]), Infinity, NaN, [undefined], () => 1]) {
    expect(() => toJson({ tiers: [{ value }] }, 'a.data.ts')).toThrow('a.data.ts: ')
  }
})
