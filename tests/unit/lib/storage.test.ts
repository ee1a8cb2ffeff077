import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { getStorageKey, readStored, removeStored, writeStored } from '../../../src/lib/browser/storage'

it('stores each value in its area, under a key that other programs on this host do not use', () => {
  const localStorage = { setItem: vi.fn<(key: string, text: string) => void>() }
  const sessionStorage = { setItem: vi.fn<(key: string, text: string) => void>() }
  vi.stubGlobal('window', { localStorage, sessionStorage })
  expect(writeStored('list', ['a'])).toBe(true)
  writeStored('other', ['b'], 'session')
  expect(localStorage.setItem.mock.calls).toEqual([['site.list', '["a"]']])
  expect(sessionStorage.setItem.mock.calls).toEqual([['site.other', '["b"]']])
})

const anyStep = fc.oneof(
  fc.record({ type: fc.constant('write'), value: fc.jsonValue() }),
  fc.record({ type: fc.constant('write in another tab'), value: fc.jsonValue() }),
  fc.record({ type: fc.constantFrom('remove', 'fill up', 'block', 'free') }),
) as fc.Arbitrary<{ type: string; value?: fc.JsonValue }>

it('reads what was written last, whether storage accepted it or not', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
      const items = new Map<string, string>()
      let state = 'free'
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem(key: string, text: string) {
          if (state === 'fill up') throw new DOMException('Full', 'QuotaExceededError')
          items.set(key, text)
        },
        removeItem: (key: string) => items.delete(key),
      }
      vi.stubGlobal('window', {
        get localStorage() {
          if (state === 'block') throw new DOMException('Blocked', 'SecurityError')
          return storage
        },
      })
      /** The text in storage, and the text that storage did not accept. */
      let stored: string | null = null
      let refused: string | null = null

      for (const { type, value } of steps) {
        const text = JSON.stringify(value)
        let isAccepted = true
        if (type === 'write') {
          isAccepted = writeStored('key', value)
          if (state === 'free') stored = text
          refused = state === 'free' ? null : text
        } else if (type === 'write in another tab') {
          items.set(getStorageKey('key'), text)
          stored = text
        } else if (type === 'remove') {
          removeStored('key')
          refused = null
          if (state !== 'block') stored = null
        } else {
          state = type
        }
        expect(isAccepted).toBe(type !== 'write' || state === 'free')
        const expected = refused ?? (state === 'block' ? null : stored)
        expect(readStored('key', (value) => value)).toEqual(expected && JSON.parse(expected))
      }
      state = 'free'
      removeStored('key')
    }),
  )
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
      const value = readStored('key', v.parser(schema), 'session')
      expect(value === null || v.is(schema, value)).toBe(true)
    }),
  )
})

it('keeps the values of the two areas apart while storage is blocked', () => {
  vi.stubGlobal('window', {})
  writeStored('key', 'a')
  writeStored('key', 'b', 'session')
  expect(readStored('key', v.parser(v.string()))).toBe('a')
  removeStored('key')
  removeStored('key', 'session')
})
