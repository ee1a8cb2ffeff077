// @vitest-environment jsdom
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { createStoredStore } from '../../../src/lib/browser/store'

const KEY = 'site.room'
const create = () => createStoredStore('room', Number, 0)

afterEach(() => {
  vi.restoreAllMocks()
  create().set(0)
  localStorage.clear()
  sessionStorage.clear()
})

it('stores each value in its area, under a key that other programs on this host do not use', () => {
  createStoredStore<string[]>('quote', v.parser(v.array(v.string())), []).set(['a'])
  createStoredStore('enquiry.user-1', String, '', 'session').set('b')
  expect(Object.entries(localStorage)).toEqual([['site.quote', '["a"]']])
  expect(Object.entries(sessionStorage)).toEqual([['site.enquiry.user-1', '"b"']])
})

it('reads what was set last, although storage is full or blocked, and says that it is not stored', () => {
  const store = create()
  expect([store.isStored.initial, store.isStored.get()]).toEqual([true, true])
  store.set(1)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  store.set(2)
  expect([store.isStored.get(), store.get()]).toEqual([false, 2])
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  expect(store.get()).toBe(2)
  store.set(3)
  expect([store.isStored.get(), store.get()]).toEqual([false, 3])
  blocked.mockRestore()
  full.mockRestore()
  localStorage.setItem(KEY, '4')
  expect(store.get()).toBe(3)
  store.set(5)
  expect([store.isStored.get(), store.get(), localStorage.getItem(KEY)]).toEqual([true, 5, '5'])
})

it('removes what was stored when the initial value is set, also what could not be stored', () => {
  const store = create()
  store.set(1)
  store.set(0)
  expect([store.get(), localStorage.length]).toEqual([0, 0])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  store.set(1)
  store.set(0)
  full.mockRestore()
  expect([store.isStored.get(), store.get(), localStorage.length]).toEqual([true, 0, 0])
})

it('has its initial value or a valid one, whatever text is stored', () => {
  const schema = v.object({ list: v.array(v.string()) })
  const anyText = fc.oneof(
    fc.json(),
    fc.string(),
    fc.array(fc.string()).map((list) => JSON.stringify({ list })),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      sessionStorage.setItem(KEY, text)
      const store = createStoredStore('room', v.parser(schema), null, 'session')
      expect(store.get() === null || v.is(schema, store.get())).toBe(true)
    }),
  )
})

it('reads a text once, however often another store changes', () => {
  const parse = vi.fn<(stored: unknown) => number>(Number)
  const store = createStoredStore('room', parse, 0)
  store.set(1)
  for (const other of ['a', 'b', 'c']) {
    createStoredStore('suburb', String, '').set(other)
    expect(store.get()).toBe(1)
  }
  expect(parse).toHaveBeenCalledOnce()
})

it('takes over a value of another tab, and does not store its own again', () => {
  const store = create()
  const unsubscribe = store.subscribe(() => undefined)
  store.set(1)
  expect(store.get()).toBe(1)
  localStorage.setItem(KEY, '2')
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect([store.get(), localStorage.getItem(KEY)]).toEqual([2, '2'])
  unsubscribe()
})

it('does not store again what a person has cleared from the browser', () => {
  const store = create()
  const unsubscribe = store.subscribe(() => undefined)
  store.set(1)
  expect(store.get()).toBe(1)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect([store.get(), localStorage.length]).toEqual([0, 0])
  unsubscribe()
})
