// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findPlaceIfLoaded, useSuburb } from '../../../src/hire/use-suburb'

afterEach(async () => {
  cleanup()
  await renderHook(useSuburb).result.current.changeSuburb('')
  cleanup()
  localStorage.clear()
})

it('looks a text up once for all components, and again for another text', async () => {
  const first = renderHook(useSuburb)
  const second = renderHook(useSuburb)
  const type = (text: string) => act(() => first.result.current.changeSuburb(text))
  await type('Paramatta')
  const { found } = first.result.current
  expect(found).toMatchObject({ status: 'unclear' })
  first.rerender()
  // Each look-up returns another object.
  expect(first.result.current.found).toBe(found)
  expect(second.result.current.found).toBe(found)
  expect(findPlaceIfLoaded('Paramatta')).toBeUndefined()
  await type('Parramatta')
  expect(second.result.current.found).toMatchObject({ status: 'found' })
  expect(findPlaceIfLoaded('Parramatta')).toBe(second.result.current.found)
})

it('tells a field the area of its own text, and not of one that was typed since', async () => {
  const { result } = renderHook(useSuburb)
  const onFound = vi.fn<(area: string) => void>()
  await act(() =>
    Promise.all([
      result.current.changeSuburb('Parramatta', onFound),
      result.current.changeSuburb('Nowra', onFound),
    ]),
  )
  expect(onFound.mock.calls).toEqual([['elsewhere']])
})
