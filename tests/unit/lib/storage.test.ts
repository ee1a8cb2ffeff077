import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { readStored, removeStored, writeStored } from '../../../src/lib/browser/storage'

it('stores each value in its area, under a key that other programs on this host do not use', () => {
  const localStorage = { setItem: vi.fn<(key: string, text: string) => void>() }
  const sessionStorage = { setItem: vi.fn<(key: string, text: string) => void>() }
  vi.stubGlobal('window', { localStorage, sessionStorage })
  expect(writeStored('quote', ['a'])).toBe(true)
  writeStored('enquiry', ['b'], 'session')
  expect(localStorage.setItem.mock.calls).toEqual([['site.quote', '["a"]']])
  expect(sessionStorage.setItem.mock.calls).toEqual([['site.enquiry', '["b"]']])
})

it('reads what was written last, although storage is full or blocked, until it is removed', () => {
  const items = new Map<string, string>()
  let fault = ''
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (fault === 'full') throw new DOMException('Full', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => items.delete(key),
  }
  vi.stubGlobal('window', {
    get localStorage() {
      if (fault === 'blocked') throw new DOMException('Blocked', 'SecurityError')
      return storage
    },
  })
  const read = () => readStored('room', String)
  writeStored('room', 'first')
  for (fault of ['full', 'blocked']) {
    expect(writeStored('room', fault)).toBe(false)
    expect(read()).toBe(fault)
  }
  fault = ''
  // Another tab.
  items.set('site.room', '"theirs"')
  expect(read()).toBe('blocked')
  expect(writeStored('room', 'last')).toBe(true)
  items.set('site.room', '"theirs"')
  expect(read()).toBe('theirs')
  removeStored('room')
  expect(read()).toBeNull()
})

it('reads null or a value of the schema, whatever text is stored', () => {
  const schema = v.object({ list: v.array(v.string()) })
  const anyText = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(fc.string()).map((list) => JSON.stringify({ list })),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      vi.stubGlobal('window', { sessionStorage: { getItem: () => text } })
      const value = readStored('room', v.parser(schema), 'session')
      expect(value === null || v.is(schema, value)).toBe(true)
    }),
  )
})
