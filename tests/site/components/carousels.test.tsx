import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clients } from '../../../src/content/about/clients'
import { slides } from '../../../src/content/about/slides'
import { functionsPackage } from '../../../src/content/packages/functions'
import { tierLevels } from '../../../src/content/tier-levels'
import { mockMedia, mockScrolling } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

const mouseOver = (element: HTMLElement) => {
  fireEvent.pointerOver(element, { pointerType: 'mouse' })
  fireEvent.mouseOver(element)
}
const mouseOut = (element: HTMLElement) => {
  fireEvent.pointerOut(element, { pointerType: 'mouse' })
  fireEvent.mouseOut(element)
}

const banner = { label: 'slides', region: 'What we do', path: '/', delayMs: 5000 }
const venues = { label: 'venues', region: 'Venues we work with', path: '/', delayMs: 3000 }
const quotes = { label: 'testimonials', region: 'What clients say', path: '/about', delayMs: 5000 }

async function openCarousel({ label, region, path }: typeof banner) {
  await renderSite(path)
  const carousel = screen.getByRole('region', { name: region })
  const button = (name: string | RegExp) => within(carousel).getByRole('button', { name })
  const buttons = within(carousel).getAllByRole<HTMLButtonElement>('button')
  const dots = buttons.filter((element) => element.hasAttribute('aria-current'))
  return {
    carousel,
    button,
    dots,
    getIndex: () => dots.indexOf(within(carousel).getByRole('button', { current: true })),
    /** Clicks with a mouse: the pointer enters first, and the press moves the focus to the button. */
    press: (name: string | RegExp) => {
      mouseOver(button(name))
      act(() => button(name).focus())
      fireEvent.click(button(name))
    },
    playName: `Play ${label}`,
    pauseName: `Pause ${label}`,
  }
}

describe.each([banner, venues, quotes])('the carousel of $label', (carousel) => {
  const { delayMs } = carousel

  it('advances after its delay and wraps', async () => {
    const { getIndex, dots } = await openCarousel(carousel)
    for (const index of dots.keys()) {
      wait(delayMs - 1)
      expect(getIndex()).toBe(index)
      wait(1)
    }
    expect(getIndex()).toBe(0)
  })
})

describe('the banner', () => {
  const getLight = () =>
    tierLevels.find((_, index) =>
      screen.queryByRole('img', { name: functionsPackage.scenes[index]?.alt ?? '' }),
    )

  it('lights the room below it, until the visitor does, which stops it for good', async () => {
    await openCarousel(banner)
    const fader = screen.getByRole<HTMLInputElement>('slider')
    const [quote] = screen.getAllByRole('link', { name: 'Get Quote' })
    for (const { light } of slides) {
      expect(getLight()).toBe(light)
      // Its price does not change while somebody reads it.
      expect(fader).toHaveValue('0')
      wait(banner.delayMs)
    }
    expect(quote).toHaveAttribute('href', '/contact')
    fireEvent.change(fader, { target: { value: 1 } })
    wait(banner.delayMs * 3)
    expect(fader).toHaveValue('1')
    expect(getLight()).toBe('premium')
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
    expect(quote).toHaveAttribute('href', expect.stringContaining('Functions%20Premium'))
  })

  it('stops for good when the desk is pressed, even on the stop that is lit, which is then chosen', async () => {
    const { getIndex } = await openCarousel(banner)
    const fader = screen.getByRole('slider')
    const rect = { left: 0, width: 300 } as DOMRect
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect)
    fireEvent.pointerDown(fader, { isPrimary: true })
    wait(banner.delayMs * 2)
    expect(getIndex()).toBe(0)
    fireEvent.pointerUp(fader)
    expect(screen.getAllByRole('link', { name: 'Get Quote' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('Functions%20Basic'),
    )
  })

  it('waits while the menu of a phone is open', async () => {
    const { getIndex } = await openCarousel(banner)
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    wait(banner.delayMs * 2)
    expect(getIndex()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    wait(banner.delayMs)
    expect(getIndex()).toBe(1)
  })

  it('stays stopped after a key on the fader, also when a slide is chosen', async () => {
    const { getIndex, press, button } = await openCarousel(banner)
    fireEvent.change(screen.getByRole('slider'), { target: { value: 3 } })
    press('Next slide')
    act(() => button('Next slide').blur())
    mouseOut(button('Next slide'))
    wait(banner.delayMs * 2)
    expect(getIndex()).toBe(1)
  })

  it('lights the room again when the visitor chooses a slide', async () => {
    const { press } = await openCarousel(banner)
    const fader = screen.getByRole<HTMLInputElement>('slider')
    fireEvent.change(fader, { target: { value: 1 } })
    press('Next slide')
    expect(getLight()).toBe(slides[1].light)
    expect(fader).toHaveValue('0')
  })
})

describe('a carousel', () => {
  const carousel = quotes
  const { delayMs } = carousel

  it('goes to the item whose dot is pressed, and then waits for the whole delay', async () => {
    const { getIndex, dots } = await openCarousel(carousel)
    wait(delayMs - 1)
    fireEvent.click(dots[1] as HTMLElement)
    wait(delayMs - 1)
    expect(getIndex()).toBe(1)
    wait(1)
    expect(getIndex()).toBe(2)
  })

  it('pauses while the mouse is over it, and while one of its buttons has the focus, when it announces changes', async () => {
    const { carousel: region, dots, getIndex } = await openCarousel(carousel)
    const dot = dots[0] as HTMLElement
    mouseOver(dot)
    wait(delayMs)
    mouseOut(dot)
    expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off')
    act(() => dot.focus())
    wait(delayMs)
    expect(getIndex()).toBe(0)
    expect(region.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    act(() => dot.blur())
    wait(delayMs)
    expect(getIndex()).toBe(1)
  })

  it('advances only where it can be seen', async () => {
    const { getIndex } = await openCarousel(carousel)
    const scroll = mockScrolling()
    wait(delayMs)
    expect(getIndex()).toBe(1)
    wait(delayMs * 4)
    scroll(false)
    expect(getIndex()).toBe(1)
    scroll(false, true)
    expect(getIndex()).toBe(2)
  })

  it('moves only after a press on Play when reduced motion is preferred', async () => {
    mockMedia('reduced-motion')
    const { getIndex, press, playName } = await openCarousel(carousel)
    wait(delayMs * 4)
    expect(getIndex()).toBe(0)
    press(playName)
    wait(delayMs)
    expect(getIndex()).toBe(1)
  })
})

describe('venues', () => {
  const openVenues = async () => {
    const opened = await openCarousel(venues)
    const strip = screen.getByRole('group', { name: 'Venues' })
    return {
      ...opened,
      strip,
      getNames: () =>
        within(strip)
          .getAllByRole('img')
          .map((logo) => logo.getAttribute('alt')),
    }
  }
  it('can be swiped again after a swipe whose end was never reported', async () => {
    const { getIndex, strip } = await openVenues()
    const touch = { pointerType: 'touch', isPrimary: true }
    fireEvent.pointerDown(strip, { ...touch, pointerId: 1, clientX: 300 })
    fireEvent.pointerDown(strip, { ...touch, pointerId: 2, clientX: 300 })
    fireEvent.pointerUp(strip, { ...touch, pointerId: 2, clientX: 200 })
    expect(getIndex()).toBe(1)
  })
  const names = clients.map((client) => client.name)

  it('shows 4 at a time, from the first to the last', async () => {
    const { getNames, button } = await openVenues()
    expect(getNames()).toEqual(names.slice(0, 4))
    for (let start = 1; start <= names.length - 4; start++) {
      fireEvent.click(button('Next venues'))
      expect(getNames()).toEqual(names.slice(start, start + 4))
    }
    expect(button('Next venues')).toBeDisabled()
  })
})
