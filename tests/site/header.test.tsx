import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderSite } from '../support/render-site'

type User = Awaited<ReturnType<typeof renderSite>>['user']

const header = () => within(screen.getByRole('banner'))
// jsdom applies no media queries: both menus are there, the wide one first.
const desktop = () => within(header().getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)

describe('header', () => {
  it('shrinks when scrolled more than 50 px, and grows again', async () => {
    await renderSite('/')
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
      fireEvent.scroll(window)
    }
    scrollTo(50)
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
    scrollTo(51)
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
    scrollTo(0)
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
  })

  it.each([
    ['/', 'Home', 'page'],
    ['/about', 'About Us', 'page'],
    ['/about/company', 'About Us', 'true'],
    ['/team', 'About Us', 'true'],
    ['/services/karaoke', 'Services', 'true'],
    ['/packages', 'Packages', 'page'],
    ['/packages/weddings', 'Packages', 'true'],
    ['/av-hire', 'AV Hire', 'page'],
  ])('on %s the link %s is the active one', async (path, name, current) => {
    await renderSite(path)
    expect(desktop().getByRole('link', { name })).toHaveAttribute('aria-current', current)
    const active = desktop()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(active).toHaveLength(1)
  })

  it('opens a menu by its button, closes it on Escape and gives the focus back', async () => {
    const { user } = await renderSite('/')
    const button = desktop().getByRole('button', { name: 'Services menu' })
    expect(desktop().queryByRole('link', { name: 'Karaoke' })).not.toBeInTheDocument()
    button.focus()
    await user.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Event Consultation', 'AV Engineering & Installation', 'Roving & Interactive']) {
      expect(desktop().getByRole('link', { name })).toBeInTheDocument()
    }
    await user.tab()
    expect(desktop().getByRole('link', { name: 'Event Consultation' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('opens a menu under the mouse, one at a time', async () => {
    const { user } = await renderSite('/')
    await user.hover(desktop().getByRole('link', { name: 'Packages' }))
    expect(desktop().getByRole('link', { name: 'Weddings' })).toBeInTheDocument()
    await user.hover(desktop().getByRole('link', { name: 'About Us' }))
    expect(desktop().getByRole('link', { name: 'Meet the Team' })).toBeInTheDocument()
    expect(desktop().queryByRole('link', { name: 'Weddings' })).not.toBeInTheDocument()
    // The menu that the mouse has left closes a moment later, and must not take this one along.
    await new Promise((done) => setTimeout(done, 250))
    expect(desktop().getByRole('link', { name: 'Meet the Team' })).toBeInTheDocument()
  })

  it.each([
    ['Escape, wherever the focus is', (user: User) => user.keyboard('{Escape}')],
    ['a press elsewhere that moves no focus', () => fireEvent.pointerDown(screen.getByRole('main'))],
  ])('closes an open menu on %s', async (_, dismiss) => {
    const { user } = await renderSite('/')
    const button = desktop().getByRole('button', { name: 'Services menu' })
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await dismiss(user)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).not.toHaveFocus()
  })

  it('closes its menus when a page is chosen, scrolls to the top and puts the focus on the new heading', async () => {
    const { user, location } = await renderSite('/')
    await user.click(desktop().getByRole('button', { name: 'Packages menu' }))
    await user.click(desktop().getByRole('link', { name: 'Weddings' }))
    expect(location()).toBe('/packages/weddings')
    expect(desktop().getByRole('button', { name: 'Packages menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('has a menu for narrow screens with short names, closed again by every navigation and by Escape', async () => {
    const { user, location } = await renderSite('/')
    await user.click(header().getByRole('button', { name: 'Open menu' }))
    const menu = () => within(header().getAllByRole('navigation', { name: 'Main' })[1] as HTMLElement)
    await user.click(menu().getByRole('button', { name: 'Services menu' }))
    for (const name of ['AV Engineering', 'Photo / Video', 'Marketing', 'Roving Acts']) {
      expect(menu().getByRole('link', { name })).toBeInTheDocument()
    }
    await user.click(menu().getByRole('link', { name: 'Roving Acts' }))
    expect(location()).toBe('/services/roving-interactive')
    const toggle = await screen.findByRole('button', { name: 'Open menu' })
    await user.click(toggle)
    await user.keyboard('{Escape}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })

  it('leads to the enquiry form', async () => {
    await renderSite('/')
    expect(desktop().queryByText('Enquire Now')).not.toBeInTheDocument()
    expect(header().getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '/contact')
  })
})

describe('a page link in a browser with page transitions', () => {
  it('goes once, to the page of the last click', async () => {
    type Start = (change: () => unknown) => { ready: Promise<void>; finished: Promise<void> }
    const startViewTransition = vi.fn<Start>((change) => {
      void change()
      return { ready: Promise.resolve(), finished: Promise.resolve() }
    })
    Object.assign(document, { startViewTransition })
    const { location } = await renderSite('/')
    const quick = within(screen.getByRole('navigation', { name: 'Quick links' }))
    fireEvent.click(quick.getByRole('link', { name: 'FAQ' }))
    fireEvent.click(quick.getByRole('link', { name: 'Contact' }))
    fireEvent.click(quick.getByRole('link', { name: 'Contact' }))
    await waitFor(() => expect(location()).toBe('/contact'))
    await new Promise((done) => setTimeout(done, 250))
    expect(location()).toBe('/contact')
    expect(startViewTransition).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(document, 'startViewTransition')
  })
})

describe('footer', () => {
  it('has quick links, social links in a new tab, Get Quote, terms and privacy', async () => {
    await renderSite('/')
    const footer = within(screen.getByRole('contentinfo'))
    const quick = within(footer.getByRole('navigation', { name: 'Quick links' }))
    expect(quick.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Packages',
      'AV Hire',
      'Upcoming Events',
      'Contact',
      'FAQ',
    ])
    for (const name of [/Instagram/, /Facebook/]) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
    expect(footer.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
    expect(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms')
    expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(footer.getByText(/© 2025/)).toBeInTheDocument()
  })
})
