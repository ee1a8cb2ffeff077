import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serviceDetails } from '../../src/content/service-details'
import { SocialFeed } from '../../src/pages/home/SocialSection'
import { renderSite } from '../support/render-site'

const tick = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('banner slider', () => {
  const slider = () => screen.getByRole('region', { name: 'What we do' })
  const current = () => within(slider()).getByRole('heading', { level: 2 }).textContent
  const press = (name: string | RegExp) => fireEvent.click(within(slider()).getByRole('button', { name }))

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('advances every 5 seconds and wraps', async () => {
    await renderSite('/')
    expect(current()).toBe('Ideas to Life')
    tick(4999)
    expect(current()).toBe('Ideas to Life')
    tick(1)
    expect(current()).toBe('Envision the Future')
    tick(5000)
    expect(current()).toBe('Your Canvas is our Art')
    tick(5000)
    expect(current()).toBe('Ideas to Life')
  })

  it('stops while the mouse is over it, and goes on when it leaves', async () => {
    await renderSite('/')
    fireEvent.mouseEnter(slider())
    tick(20_000)
    expect(current()).toBe('Ideas to Life')
    fireEvent.mouseLeave(slider())
    tick(5000)
    expect(current()).toBe('Envision the Future')
  })

  it('advances for those who come from another page, whose focus is on the heading', async () => {
    await renderSite('/')
    act(() => screen.getByRole('heading', { level: 1 }).focus())
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    tick(5000)
    expect(current()).toBe('Envision the Future')
  })

  it('has arrows that wrap, and a button for each slide', async () => {
    await renderSite('/')
    press('Previous slide')
    expect(current()).toBe('Your Canvas is our Art')
    press('Next slide')
    expect(current()).toBe('Ideas to Life')
    press(/Envision the Future/)
    expect(current()).toBe('Envision the Future')
    expect(within(slider()).getByRole('button', { name: /Envision the Future/ })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  it('starts the wait anew after a step by hand', async () => {
    await renderSite('/')
    tick(4000)
    press('Next slide')
    tick(4000)
    expect(current()).toBe('Envision the Future')
  })

  it('can be paused and played by a button', async () => {
    await renderSite('/')
    press('Pause slides')
    tick(20_000)
    expect(current()).toBe('Ideas to Life')
    press('Play slides')
    tick(5000)
    expect(current()).toBe('Envision the Future')
  })

  it('does not move by itself for those who prefer reduced motion', async () => {
    const preference = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
      )
    await renderSite('/')
    tick(20_000)
    expect(current()).toBe('Ideas to Life')
    preference.mockRestore()
  })
})

describe('core services', () => {
  it('shows all but dancers, roving acts and bands', async () => {
    await renderSite('/')
    const cards = within(screen.getByRole('region', { name: 'What we do on the night' })).getAllByRole('button')
    expect(cards.map((card) => card.textContent)).toEqual([
      'Event Consultation',
      'Live Music Production',
      'DJ Hire',
      'Karaoke',
      'AV Hire',
      'AV Engineering',
      'Photo / Video',
      'Marketing',
    ])
  })

  it.each(['click', 'Enter', 'Space'])('opens the modal by %s', async (way) => {
    const { user } = await renderSite('/')
    const card = screen.getByRole('button', { name: 'Karaoke' })
    if (way === 'click') await user.click(card)
    else {
      card.focus()
      await user.keyboard(way === 'Enter' ? '{Enter}' : ' ')
    }
    const modal = within(await screen.findByRole('dialog', { name: 'Karaoke' }))
    expect(modal.getByText(serviceDetails.karaoke.summary)).toBeInTheDocument()
    expect(modal.getByRole('heading', { name: 'Key Benefits' })).toBeInTheDocument()
    expect(modal.getByRole('link', { name: 'More Information' })).toHaveAttribute('href', '/services/karaoke')
    expect(modal.getByRole('link', { name: serviceDetails.karaoke.contactLabel })).toHaveAttribute(
      'href',
      '/contact?subject=Enquiry%3A%20Karaoke',
    )
  })

  it('names the contact link Get Quote where the service has no words of its own', async () => {
    const { user } = await renderSite('/')
    await user.click(screen.getByRole('button', { name: 'AV Hire' }))
    const modal = within(await screen.findByRole('dialog', { name: 'AV Hire' }))
    expect(modal.getByRole('link', { name: 'Get Quote' })).toBeInTheDocument()
  })

  it('closes on its button, on the backdrop and on Escape, and gives the focus back', async () => {
    const { user } = await renderSite('/')
    const card = screen.getByRole('button', { name: 'Karaoke' })
    const openModal = async () => {
      await user.click(card)
      return screen.findByRole('dialog')
    }
    await openModal()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(card).toHaveFocus()

    await user.click(await openModal())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    // The browser turns Escape into a cancel event on the topmost dialog.
    fireEvent(await openModal(), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays open when a press inside ends on the backdrop', async () => {
    const { user } = await renderSite('/')
    await user.click(screen.getByRole('button', { name: 'Karaoke' }))
    const modal = await screen.findByRole('dialog')
    fireEvent.mouseDown(within(modal).getByText(serviceDetails.karaoke.summary))
    fireEvent.click(modal)
    expect(modal).toBeInTheDocument()
  })
})

describe('client carousel', () => {
  const strip = () => screen.getByRole('group', { name: 'Venues' })
  const shown = () =>
    within(strip())
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label'))
  const button = (name: string) => screen.getByRole('button', { name })
  const first = ['Wattlebird Hall', 'Cape Marlow Surf Club', 'Tin Lantern Theatre', 'Kestrel Wharf']

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows 4 of 6, advances every 3 seconds and wraps to the start', async () => {
    await renderSite('/')
    expect(shown()).toEqual(first)
    tick(3000)
    expect(shown()[0]).toBe('Cape Marlow Surf Club')
    tick(3000)
    expect(shown()).toHaveLength(4)
    expect(shown()[3]).toBe('Quandong Gardens')
    tick(3000)
    expect(shown()).toEqual(first)
  })

  it('disables previous at the start and next at the end', async () => {
    await renderSite('/')
    expect(button('Previous venues')).toBeDisabled()
    fireEvent.click(button('Next venues'))
    expect(button('Previous venues')).toBeEnabled()
    fireEvent.click(button('Next venues'))
    expect(button('Next venues')).toBeDisabled()
  })

  it.each([
    ['hover', () => fireEvent.mouseEnter(strip())],
    ['focus', () => act(() => strip().focus())],
    ['a finger on it', () => fireEvent.pointerDown(strip(), { clientX: 200 })],
  ])('holds still under %s', async (_, hold) => {
    await renderSite('/')
    hold()
    tick(12_000)
    expect(shown()).toEqual(first)
  })

  it('steps by arrow keys when focused, and stays within its ends', async () => {
    await renderSite('/')
    fireEvent.keyDown(strip(), { key: 'ArrowLeft' })
    expect(shown()).toEqual(first)
    for (let presses = 0; presses < 5; presses++) fireEvent.keyDown(strip(), { key: 'ArrowRight' })
    expect(shown()[3]).toBe('Quandong Gardens')
    fireEvent.keyDown(strip(), { key: 'ArrowLeft' })
    expect(shown()[3]).toBe('The Foghorn Room')
  })

  it('follows a swipe of more than 50 px, and no shorter one', async () => {
    await renderSite('/')
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(strip(), { clientX: from })
      fireEvent.pointerUp(strip(), { clientX: to })
    }
    swipe(200, 150)
    expect(shown()).toEqual(first)
    swipe(200, 149)
    expect(shown()[0]).toBe('Cape Marlow Surf Club')
    swipe(100, 151)
    expect(shown()).toEqual(first)
  })

  it('jumps by its dots', async () => {
    await renderSite('/')
    fireEvent.click(button('Venues 3 to 6 of 6'))
    expect(shown()[3]).toBe('Quandong Gardens')
  })
})

describe('social section', () => {
  it('links its own pictures and both pages in new tabs while there is no feed', async () => {
    await renderSite('/')
    const section = within(screen.getByRole('region', { name: 'Follow the crew' }))
    const links = section.getAllByRole('link')
    expect(links.length).toBeGreaterThan(6)
    for (const link of links) expect(link).toHaveAttribute('target', '_blank')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('fetches a configured feed only once it is scrolled to', () => {
    const observers: IntersectionObserverCallback[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          observers.push(callback)
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    const { container } = render(<SocialFeed url="https://feed.example/embed" />)
    expect(screen.queryByTitle(/social media/)).not.toBeInTheDocument()
    act(() =>
      observers[0]?.(
        [{ isIntersecting: true, target: container.firstElementChild } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      ),
    )
    expect(screen.getByTitle(/social media/)).toHaveAttribute('src', 'https://feed.example/embed')
    expect(screen.getByTitle(/social media/)).toHaveAttribute('sandbox')
    vi.unstubAllGlobals()
  })
})

describe('next steps', () => {
  it('lead to the form, the packages and the about page', async () => {
    const { user, location } = await renderSite('/')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/contact')
    expect(main.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/packages')
    for (const item of ['Dancers and performers', 'Stage and event production', 'Venue consultation and planning']) {
      expect(main.getByText(item)).toBeInTheDocument()
    }
    await user.click(main.getByRole('link', { name: 'More about us' }))
    await waitFor(() => expect(location()).toBe('/about'))
  })
})
