import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useUrlState } from '../../../src/components/hooks/use-url-state'
import { useIsNavigating } from '../../../src/components/links/navigation-progress'
import { PageLink } from '../../../src/components/links/PageLink'
import { matchPage } from '../../../src/sitemap'

beforeEach(() => window.history.replaceState(null, '', '/'))

function Progress() {
  return useIsNavigating() && <p role="progressbar" />
}

function renderLinks() {
  render(
    <BrowserRouter>
      <PageLink to="/faq">FAQ</PageLink>
      <PageLink to="/packages/weddings#tiers">Tiers</PageLink>
      <Progress />
    </BrowserRouter>,
  )
}

const click = (name: string, init?: MouseEventInit) =>
  fireEvent.click(screen.getByRole('link', { name }), init)

/** Loads the code of a page only when `finish` is called. */
function deferCode(path: string) {
  let finish = () => {}
  const preload = vi.spyOn(matchPage(path).page.Page, 'preload').mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  return { preload, finish: () => act(async () => finish()) }
}

describe('PageLink', () => {
  it('loads the code of the page when the pointer or the focus comes to the link', () => {
    const prefetch = vi.spyOn(matchPage('/faq').page.Page, 'prefetch').mockReturnValue()
    renderLinks()
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'FAQ' }))
    fireEvent.focus(screen.getByRole('link', { name: 'FAQ' }))
    expect(prefetch).toHaveBeenCalledTimes(2)
  })

  it('shows progress while the code of the page takes long to load', async () => {
    vi.useFakeTimers()
    const { finish } = deferCode('/faq')
    renderLinks()
    click('FAQ')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    await finish()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('leaves clicks with a modifier key to the browser', () => {
    const { preload } = deferCode('/faq')
    renderLinks()
    // jsdom cannot open a new tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click('FAQ', { ctrlKey: true })
    expect(window.location.pathname).toBe('/')
    expect(preload).not.toHaveBeenCalled()
  })

  it('keeps a change that the URL does not have yet', () => {
    window.history.replaceState(null, '', '/packages/weddings')
    function Choice() {
      const { state, update } = useUrlState({
        parse: (params) => ({ add: params.get('add') ?? '' }),
        format: ({ add }) => ({ add }),
      })
      return (
        <input
          aria-label="Add"
          value={state.add}
          onChange={({ target }) => update({ add: target.value })}
        />
      )
    }
    render(
      <BrowserRouter>
        <Choice />
        <PageLink to="/packages/weddings#tiers">Tiers</PageLink>
      </BrowserRouter>,
    )
    fireEvent.change(screen.getByLabelText('Add'), { target: { value: 'karaoke' } })
    click('Tiers')
    expect(window.location.href).toMatch(/\/packages\/weddings\?add=karaoke#tiers$/)
    expect(screen.getByLabelText('Add')).toHaveValue('karaoke')
  })

  it('keeps the query on the way to another part of the page, but not to another page', async () => {
    window.history.replaceState(null, '', '/packages/weddings?add=karaoke')
    renderLinks()
    click('Tiers')
    expect(window.location.href).toMatch(/\/packages\/weddings\?add=karaoke#tiers$/)
    click('FAQ')
    click('Tiers')
    expect(window.location.search).toBe('')
    // Until the code of the pages is loaded, the next test shows their progress.
    await act(() => vi.dynamicImportSettled())
  })
})
