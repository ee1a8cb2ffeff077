import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderSite } from '../../support/site/render-site'

const header = () => within(screen.getByRole('banner'))
// jsdom applies no media queries, so both menus are in the document. The desktop menu is first.
const desktop = () =>
  within(header().getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)

describe('header', () => {
  it('shrinks when the page is scrolled by more than 50 px', async () => {
    await renderSite('/')
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      fireEvent.scroll(window)
    }
    scrollTo(50)
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
    scrollTo(51)
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  })

  it.each([
    ['/services/karaoke', 'Services', 'true'],
    ['/av-hire', 'AV Hire', 'page'],
  ])('on %s marks only %s as active', async (path, name, current) => {
    await renderSite(path)
    const active = desktop()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(active).toEqual([desktop().getByRole('link', { name })])
    expect(active[0]).toHaveAttribute('aria-current', current)
  })
})

describe('desktop menu', () => {
  it('opens one submenu at a time on hover and closes it after the mouse has left', async () => {
    const { user } = await renderSite('/')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const runLeaveTimer = () =>
      act(() => {
        vi.runOnlyPendingTimers()
      })

    await user.hover(desktop().getByRole('link', { name: 'Packages' }))
    expect(desktop().getByRole('link', { name: 'Weddings' })).toBeInTheDocument()
    await user.hover(desktop().getByRole('link', { name: 'About Us' }))
    expect(desktop().queryByRole('link', { name: 'Weddings' })).not.toBeInTheDocument()
    // The timer of the first submenu must not close the second one.
    runLeaveTimer()
    expect(desktop().getByRole('link', { name: 'Meet the Team' })).toBeInTheDocument()

    await user.hover(screen.getByRole('main'))
    expect(desktop().getByRole('link', { name: 'Meet the Team' })).toBeInTheDocument()
    runLeaveTimer()
    expect(desktop().queryByRole('link', { name: 'Meet the Team' })).not.toBeInTheDocument()
  })

  it.each([
    ['Escape while the focus is elsewhere', (user: UserEvent) => user.keyboard('{Escape}')],
    [
      'a press elsewhere that does not move the focus',
      () => fireEvent.pointerDown(screen.getByRole('main')),
    ],
    [
      'a navigation elsewhere',
      async () => {
        fireEvent.click(screen.getByRole('link', { name: 'Privacy Policy' }))
        // The end of the navigation, which would otherwise take the focus in the next test.
        await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
      },
    ],
  ])('closes an open submenu on %s', async (_, dismiss) => {
    const { user } = await renderSite('/')
    const button = desktop().getByRole('button', { name: 'Services menu' })
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await dismiss(user)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    expect(button).not.toHaveFocus()
  })

  it('closes on a click on one of its links, which scrolls to the top and focuses the new heading', async () => {
    const { user, location } = await renderSite('/')
    await user.click(desktop().getByRole('button', { name: 'Packages menu' }))
    await user.click(desktop().getByRole('link', { name: 'Weddings' }))
    expect(desktop().getByRole('button', { name: 'Packages menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await waitFor(() => expect(location()).toBe('/packages/weddings'))
    await waitFor(() =>
      expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' }),
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

describe('phone menu', () => {
  it('closes when the focus leaves it', async () => {
    const { user } = await renderSite('/packages/weddings')
    const button = header().getByRole('button', { name: 'Open menu' })
    await user.click(button)
    header().getAllByRole('link', { name: 'FAQ' }).at(-1)?.focus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
