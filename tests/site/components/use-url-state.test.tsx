import { act, render, renderHook } from '@testing-library/react'
import { type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useUrlState } from '../../../src/components/hooks/use-url-state'
import { defer } from '../../support/site/defer'

const options = {
  parse: (params: URLSearchParams) => ({
    text: params.get('text') ?? '',
    kind: params.get('kind'),
  }),
  format: ({ text, kind }: { text: string; kind: string | null }) => ({ text: text.trim(), kind }),
}
const useTestedHook = () => ({ ...useUrlState(options), follow: useNavigate() })

/** Renders the hook on a page with this query. The next page appears when `code` has loaded. */
function openPage(query: string, code?: Promise<void>) {
  function NextPage() {
    if (useLocation().search !== query && code) use(code)
    return null
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      {children}
      <NextPage />
    </BrowserRouter>
  )
  window.history.pushState(null, '', `/${query}`)
  const { result, unmount } = renderHook(useTestedHook, { wrapper })
  return {
    run: (action: (hook: ReturnType<typeof useTestedHook>) => unknown) =>
      act(async () => void action(result.current)),
    getState: () => result.current.state,
    unmount,
  }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const getQuery = () => window.location.search

it('shows a change at once, and updates the URL 250 ms after the last one', async () => {
  vi.useFakeTimers()
  const { run, getState } = openPage('?utm_source=flyer')
  await run(({ update }) => update({ text: 'low' }))
  await wait(249)
  await run(({ update }) => update({ text: 'low ' }))
  await wait(249)
  expect([getState().text, getQuery()]).toEqual(['low ', '?utm_source=flyer'])
  await wait(1)
  // The URL has no space at the end, but the visitor may type on.
  expect([getState().text, getQuery()]).toEqual(['low ', '?utm_source=flyer&text=low'])
})

it.each([
  ['', ['']],
  // As prerendered, then as in the URL.
  ['?text=low', ['', 'low']],
])(
  'renders a prerendered page with the query "%s" once more only if there is one',
  (query, texts) => {
    window.history.pushState(null, '', `/${query}`)
    const rendered: string[] = []
    function Page() {
      const { text } = useUrlState(options).state
      rendered.push(text)
      return text
    }
    const container = document.createElement('div')
    const page = (
      <BrowserRouter>
        <Page />
      </BrowserRouter>
    )
    container.innerHTML = renderToString(page)
    rendered.length = 0
    render(page, { container, hydrate: true })
    expect(rendered).toEqual(texts)
  },
)

it('updates the URL when a dialog with the state closes before that', async () => {
  vi.useFakeTimers()
  const { run, unmount } = openPage('?utm_source=flyer')
  await run(({ update }) => update({ text: 'low' }))
  expect(getQuery()).toBe('?utm_source=flyer')
  unmount()
  expect(getQuery()).toBe('?utm_source=flyer&text=low')
})

it('shows changes while the code of the page that they lead to loads', async () => {
  vi.useFakeTimers()
  const code = defer()
  const { run, getState } = openPage('?text=beam&kind=lighting', code.promise)
  await run(({ update }) => update({ text: 'haze' }))
  await run(({ navigate }) => navigate({ kind: null }))
  await run(({ update }) => update({ text: 'haze machine' }))
  expect(getState()).toEqual({ text: 'haze machine', kind: null })
  // Updating the URL now would return to the page that was left.
  await run(({ flush }) => flush())
  expect(getQuery()).toBe('?text=haze')
  await run(() => code.resolve())
  expect(getState()).toEqual({ text: 'haze machine', kind: null })
  await wait(250)
  expect(getQuery()).toBe('?text=haze+machine')
})
