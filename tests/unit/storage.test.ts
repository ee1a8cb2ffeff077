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

  it('keeps a value in memory while storage is blocked', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
    expect(readStored('list', list)).toBeNull()
    expect(writeStored('list', ['a'])).toBe(false)
    expect(readStored('list', list)).toEqual(['a'])
    removeStored('list')
    expect(readStored('list', list)).toBeNull()
  })

  it('reads the latest value if storage is too full for it, and stores it once there is room', () => {
    writeStored('list', ['old'])
    localStorage.isFull = true
    expect(writeStored('list', ['new'])).toBe(false)
    expect(readStored('list', list)).toEqual(['new'])

    localStorage.isFull = false
    writeStored('list', ['newer'])
    expect(readStored('list', list)).toEqual(['newer'])
    // Another tab has changed the value.
    localStorage.setItem(getStorageKey('list'), '["from another tab"]')
    expect(readStored('list', list)).toEqual(['from another tab'])
  })

  it('removes both the value in storage and the one in memory', () => {
    writeStored('list', ['old'])
    localStorage.isFull = true
    writeStored('list', ['new'])
    removeStored('list')
    expect(readStored('list', list)).toBeNull()
    expect(localStorage.items.size).toBe(0)
  })
})
