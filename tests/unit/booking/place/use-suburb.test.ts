// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  findPlaceIfLoaded,
  showLinkedSuburb,
  useSuburb,
} from '../../../../src/booking/place/use-suburb'

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
  expect(found?.place.isKnown).toBe(false)
  first.rerender()
  // Each look-up returns another object.
  expect(first.result.current.found).toBe(found)
  expect(second.result.current.found).toBe(found)
  expect(findPlaceIfLoaded('Paramatta')).toBe(found?.place)
  await type('Parramatta')
  expect(second.result.current.place).toMatchObject({ isKnown: true })
})

it('keeps the words of a text, but promises nothing, if the table of suburbs cannot be loaded', async () => {
  vi.resetModules()
  vi.doMock('../../../../src/booking/place/find-place', () => {
    throw new Error('offline')
  })
  onTestFinished(() => {
    vi.doUnmock('../../../../src/booking/place/find-place')
    vi.resetModules()
  })
  const offline = await import('../../../../src/booking/place/use-suburb')
  const { result } = renderHook(offline.useSuburb)
  await act(() => result.current.changeSuburb(' Nowra '))
  expect(result.current).toMatchObject({
    hasFailed: true,
    place: { label: 'Nowra', isKnown: false, isInRadius: undefined },
  })
  await act(() => result.current.changeSuburb(''))
  expect(result.current.place).toBeUndefined()
})

it('shows the suburb of a link in its tab only, until the visitor types another one', async () => {
  const { result } = renderHook(useSuburb)
  await act(() => result.current.changeSuburb('Cronulla'))
  act(() => showLinkedSuburb('Parramatta'))
  expect(result.current).toMatchObject({ text: 'Parramatta', isLinked: true })
  expect(localStorage.getItem('site.suburb')).toBe('"Cronulla"')
  await act(() => result.current.changeSuburb('Nowra'))
  expect(result.current).toMatchObject({ text: 'Nowra', isLinked: false })
  expect(sessionStorage).toHaveLength(0)
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
