import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getStorageKey, readStored, removeStored, writeStored } from '../../src/lib/storage'

class FakeStorage {
  readonly items = new Map<string, string>()
  isFull = false
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

let localStorage: FakeStorage
let sessionStorage: FakeStorage

beforeEach(() => {
  localStorage = new FakeStorage()
  sessionStorage = new FakeStorage()
  vi.stubGlobal('window', { localStorage, sessionStorage })
})
afterEach(() => {
  removeStored('list')
  vi.unstubAllGlobals()
})

const list = v.parser(v.array(v.string()))

describe('storage', () => {
  it('stores the values of the two areas separately', () => {
    expect(writeStored('list', ['a'])).toBe(true)
    expect(readStored('list', list)).toEqual(['a'])
    expect(readStored('list', list, 'session')).toBeNull()
  })

  it('stores each value under a key that other programs on this host do not use', () => {
    writeStored('list', ['a'])
    writeStored('other', ['b'], 'session')
    expect(Object.fromEntries(localStorage.items)).toEqual({ 'southbeam.list': '["a"]' })
    expect(Object.fromEntries(sessionStorage.items)).toEqual({ 'southbeam.other': '["b"]' })
  })

  it.each([
    ['is not valid', '{"a":1}'],
    ['is not JSON', '["a"'],
  ])('reads null if the stored text %s', (_, text) => {
    localStorage.setItem(getStorageKey('list'), text)
    expect(readStored('list', list)).toBeNull()
  })
})
