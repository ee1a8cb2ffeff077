// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyQuote, type Quote, useQuote } from '../../../src/hire/quote'
import { getStorageKey } from '../../../src/lib/browser/storage'

const getIds = ({ kit }: Quote) => kit.map(({ id }) => id)
const KEY = getStorageKey('quote')
const LOW_FOG = '{"kit":[{"id":"low-fog"}]}'

afterEach(() => {
  cleanup()
  renderHook(useQuote).result.current.update(() => emptyQuote)
  cleanup()
  localStorage.clear()
})

describe('useQuote', () => {
  it('adds an item once, to what another tab has stored in the meantime', () => {
    const { result } = renderHook(useQuote)
    localStorage.setItem(KEY, LOW_FOG)
    act(() => result.current.add('xdj-xz'))
    act(() => result.current.add('xdj-xz'))
    expect(getIds(result.current)).toEqual(['low-fog', 'xdj-xz'])
    expect(result.current.kit.map(({ count }) => count)).toEqual([1, 1])
  })
})
