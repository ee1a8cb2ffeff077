// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createStoredStore } from '../../../src/lib/browser/store'

const KEY = 'site.room'
const create = () => createStoredStore('room', Number, 0)

afterEach(() => localStorage.clear())

it('reports whether the browser could store the value that was set last', () => {
  const store = create()
  expect([store.isStored.initial, store.isStored.get()]).toEqual([true, true])
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  store.set(1)
  expect([store.isStored.get(), store.get()]).toEqual([false, 1])
  setItem.mockRestore()
  store.set(2)
  expect([store.isStored.get(), store.get()]).toEqual([true, 2])
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
