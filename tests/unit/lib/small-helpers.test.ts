import { expect, it } from 'vitest'
import { createId } from '../../../src/lib/browser/create-id'
import { withParams } from '../../../src/lib/query'

it('creates different ids, each a UUID of version 4', () => {
  const ids = Array.from({ length: 100 }, createId)
  expect(new Set(ids).size).toBe(ids.length)
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
})

it('leaves empty values out of a query, and keeps those of others', () => {
  const query = withParams(new URLSearchParams('utm_source=mail&q=a&page=2'), { q: 'b', page: '', sort: null })
  expect(query.toString()).toBe('utm_source=mail&q=b')
})
