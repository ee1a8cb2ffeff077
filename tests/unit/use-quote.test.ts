// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EquipmentId, equipment } from '../../src/content/equipment'
import { getStorageKey } from '../../src/lib/storage'
import { createStoredStore } from '../../src/lib/store'
import { emptyQuote, type Quote, removeFromQuote } from '../../src/quote/quote'
import { useQuote } from '../../src/quote/use-quote'

const getIds = ({ lines }: Quote) => lines.map(({ id }) => id)
const KEY = getStorageKey('quote')

/** Another tab stores a text, or removes it. */
function storeInOtherTab(text: string | null, isReported = true) {
  if (text === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, text)
  if (isReported) window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

afterEach(() => {
  cleanup()
  renderHook(useQuote).result.current.update(() => emptyQuote)
  cleanup()
  localStorage.clear()
})

describe('a stored store', () => {
  const create = () => createStoredStore('test', Number, 0)

  it('tells no more changes to who has unsubscribed', () => {
    const store = create()
    const listener = vi.fn<() => void>()
    store.subscribe(listener)()
    store.set(1)
    window.dispatchEvent(new StorageEvent('storage'))
    window.dispatchEvent(new Event('pageshow'))
    expect(listener).not.toHaveBeenCalled()
  })

  it('shows a value instead of the one that it has removed', () => {
    const store = create()
    expect(store.isKept.get()).toBe(true)
    store.set(1)
    store.remove(2)
    expect([store.get(), localStorage.getItem(getStorageKey('test'))]).toEqual([2, null])
  })
})

describe('useQuote', () => {
  it('shows the stored quote', () => {
    localStorage.setItem(KEY, '["xdj-xz"]')
    expect(getIds(renderHook(useQuote).result.current)).toEqual(['xdj-xz'])
  })

  it('is empty while prerendering and hydrating, when the stored quote is unknown', () => {
    localStorage.setItem(KEY, '["xdj-xz"]')
    const Quote = () => createElement('p', null, getIds(useQuote()).join() || 'empty')
    expect(renderToString(createElement(Quote))).toBe('<p>empty</p>')
  })

  it('shows a change by another tab when the page returns from the back/forward cache', () => {
    const { result } = renderHook(useQuote)
    storeInOtherTab('["low-fog"]', false)
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(getIds(result.current)).toEqual(['low-fog'])
  })

  it('renders again only if the items have changed', () => {
    localStorage.setItem(KEY, '["xdj-xz"]')
    const render = vi.fn<typeof useQuote>(useQuote)
    renderHook(render)
    const count = render.mock.calls.length
    act(() => storeInOtherTab('["xdj-xz", "fax-machine"]'))
    expect(render).toHaveBeenCalledTimes(count)
  })

  it('contains what the tabs added and did not remove, after any changes and with any stored text', () => {
    const anyId = fc.constantFrom(...equipment.map((item) => item.id))
    const anyStep = fc.oneof(
      fc.record({ type: fc.constantFrom('add', 'remove'), id: anyId }),
      fc.record({ type: fc.constant('clear') }),
      fc.record({ type: fc.constant('other tab'), ids: fc.uniqueArray(anyId, { maxLength: 4 }) }),
      fc.record({ type: fc.constant('other program'), text: fc.oneof(fc.json(), fc.string()) }),
    ) as fc.Arbitrary<{ type: string; id: EquipmentId; ids: EquipmentId[]; text: string }>

    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        const { result, unmount } = renderHook(useQuote)
        act(() => result.current.update(() => emptyQuote))
        const expected = new Set<EquipmentId>()
        for (const { type, id, ids, text } of steps) {
          act(() => {
            if (type === 'add') result.current.add(id)
            else if (type === 'remove') result.current.update((quote) => removeFromQuote(quote, id))
            else if (type === 'clear') result.current.update(() => emptyQuote)
            else storeInOtherTab(type === 'other tab' ? JSON.stringify(ids) : text)
          })
          if (type === 'remove') expected.delete(id)
          else if (type !== 'add') expected.clear()
          for (const added of type === 'add' ? [id] : (ids ?? [])) expected.add(added)
          expect(getIds(result.current)).toEqual([...expected])
        }
        unmount()
      }),
    )
  })
})
