// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { EquipmentId } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { emptyQuote, useQuote } from '../../../src/hire/quote'

const toKit = (...ids: EquipmentId[]): Kit => ids.map((id) => ({ id, count: 1 }))
const KEY = 'site.quote'
const LOW_FOG = '{"kit":[{"id":"low-fog"}]}'

afterEach(() => {
  cleanup()
  renderHook(useQuote).result.current.update(() => emptyQuote)
  cleanup()
  localStorage.clear()
})

describe('useQuote', () => {
  it('adds items to what another tab has stored in the meantime, keeps the larger count, and removes one', () => {
    const { result } = renderHook(useQuote)
    localStorage.setItem(KEY, LOW_FOG)
    act(() => result.current.changeCount('xdj-xz', 3))
    act(() => result.current.addKit(toKit('xdj-xz', 'led-par')))
    expect(result.current.kit).toEqual([
      ...toKit('low-fog'),
      { id: 'xdj-xz', count: 3 },
      ...toKit('led-par'),
    ])
    act(() => result.current.changeCount('xdj-xz', 0))
    expect(result.current.kit).toEqual(toKit('low-fog', 'led-par'))
  })
})
