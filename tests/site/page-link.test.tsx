import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageLink } from '../../src/components/PageLink'
import { sitemap } from '../../src/sitemap'

type StartViewTransition = (update: () => unknown) => { ready: Promise<void>; finished: Promise<void> }

const startViewTransition = vi.fn<StartViewTransition>((update) => {
  void update()
  return { ready: Promise.resolve(), finished: Promise.resolve() }
})

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  startViewTransition.mockClear()
  Object.assign(document, { startViewTransition })
  // The code of every page never loads, so each click waits until its timeout.
  for (const { Page } of sitemap) vi.spyOn(Page, 'preload').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers()
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

function renderLinks() {
  render(
    <BrowserRouter>
      <PageLink to="/faq">FAQ</PageLink>
      <PageLink to="/contact">Contact</PageLink>
      <PageLink to="/terms" replace state={{ from: 'test' }}>
        Terms
      </PageLink>
    </BrowserRouter>,
  )
}

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const waitForNavigation = () => act(() => vi.advanceTimersByTimeAsync(1000))

async function goBack() {
  window.history.back()
  await act(() => vi.advanceTimersByTimeAsync(1)) // jsdom goes back in a timeout.
}

describe('PageLink in a browser with view transitions', () => {
  it('navigates once, to the link that was clicked last', async () => {
    renderLinks()
    click('FAQ')
    click('Contact')
    click('Contact')
    await waitForNavigation()
    expect(window.location.pathname).toBe('/contact')
    expect(startViewTransition).toHaveBeenCalledTimes(1)
  })

  it('does not navigate if the visitor goes back while the click waits for the code', async () => {
    window.history.pushState(null, '', '/team')
    renderLinks()
    click('FAQ')
    await goBack()
    expect(window.location.pathname).toBe('/')
    await waitForNavigation()
    expect(window.location.pathname).toBe('/')
    expect(startViewTransition).not.toHaveBeenCalled()
  })

  it.each([true, false])('passes on replace and state (view transitions: %s)', async (hasViewTransitions) => {
    if (!hasViewTransitions) Reflect.deleteProperty(document, 'startViewTransition')
    renderLinks()
    const entries = window.history.length
    click('Terms')
    await waitForNavigation()
    expect(window.location.pathname).toBe('/terms')
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toMatchObject({ usr: { from: 'test' } })
  })

  it('does not handle clicks with a modifier key', () => {
    renderLinks()
    let isPrevented: boolean | undefined
    const handleClick = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault() // jsdom cannot open a new tab.
    }
    window.addEventListener('click', handleClick, { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'FAQ' }), { ctrlKey: true })
    expect(isPrevented).toBe(false)
  })
})
