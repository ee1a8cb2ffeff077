import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { priceBooking } from '../../../src/booking/price'
import { readBookingPath } from '../../../src/booking/read-link'
import { getTierHours } from '../../../src/booking/tiers/hours'
import { getTierDetails } from '../../../src/booking/tiers/tier'
import type { TierDetails } from '../../../src/booking/tiers/tier-details'
import { UNKNOWN_PARTS } from '../../../src/booking/words'
import { toFaderTier } from '../../../src/components/fader/fader-tier'
import { packages } from '../../../src/content/packages'
import { functionsPackage } from '../../../src/content/packages/functions'
import { tierLabels } from '../../../src/content/tier-levels'
import { capitalize } from '../../../src/lib/text/capitalize'
import {
  formatAud,
  formatPrice,
  formatTotal,
  getLowestPrice,
  withGst,
} from '../../../src/lib/text/money'
import { mockMedia } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

const withScenes = packages.flatMap((pkg) => (pkg.scenes ? { ...pkg, scenes: pkg.scenes } : []))

const getFader = () => screen.getByRole<HTMLInputElement>('slider')
const slide = (value: number) => fireEvent.change(getFader(), { target: { value } })
const getTierCards = () =>
  [...screen.getByRole('list', { name: /: tiers$/ }).children] as HTMLElement[]

describe('the fader of a package', () => {
  const [pkg] = withScenes as [(typeof withScenes)[0]]
  const facts = getTierDetails(pkg)

  it('lights the room for each tier, with its name, price, guests and enquiry', async () => {
    await renderSite(`/packages/${pkg.slug}`)
    for (const [index, tierFacts] of facts.entries()) {
      slide(index)
      expect(getFader()).toHaveAttribute('aria-valuetext', toFaderTier({ lines: [tierFacts] }).text)
      const { name, level } = tierFacts.tier
      const room = getFader().closest('.fader-frame') as HTMLElement
      // Texts of pictures that cannot be loaded would lie over each other.
      expect([...room.querySelectorAll('img')].map(({ alt }) => alt).filter(Boolean)).toEqual([
        pkg.scenes[index]?.alt,
      ])
      expect(within(room).getByText(name)).toBeVisible()
      expect(
        within(room).getByRole('link', { name: `Enquire about ${tierLabels[level]}` }),
      ).toHaveAttribute(
        'href',
        within(getTierCards()[index] as HTMLElement)
          .getByRole('link', { name: `Enquire about ${name}` })
          .getAttribute('href'),
      )
    }
  })

  it('changes rooms and people apart, once the pictures of all of them are there', async () => {
    await renderSite(`/packages/${pkg.slug}`)
    fireEvent.focus(getFader())
    slide(2)
    const room = getFader().closest('.fader-frame') as HTMLElement
    const layers = room.querySelector('.fader-layers') as HTMLElement
    const images = [...layers.querySelectorAll('img')]
    expect(images).toHaveLength(2 * pkg.scenes.length)
    const load = async (image: HTMLImageElement) => {
      image.decode = () => Promise.resolve()
      await act(async () => fireEvent.load(image))
    }
    for (const image of [...images.slice(1), ...images.slice(1)]) await load(image)
    expect(layers).not.toHaveAttribute('data-ready')
    for (const image of images.slice(0, 1)) await load(image)
    expect(layers).toHaveAttribute('data-ready')
    const listPeople = () =>
      [...layers.querySelectorAll('.fader-people:not([data-away]) img')].map((image) =>
        image.getAttribute('src'),
      )
    expect(listPeople()).toEqual([expect.stringContaining('-diamond/people-')])
    slide(0)
    expect(listPeople()).toEqual([expect.stringContaining('-basic/people-')])
  })

  it('lights the lamp of the header, in the gel of the page, until another page is shown', async () => {
    const { user } = await renderSite(`/packages/${pkg.slug}`)
    const getLamp = () => document.querySelector('header svg') as SVGElement
    const getBeam = () => getLamp().style.getPropertyValue('--beam')
    expect(getLamp().dataset.gel).toBe(pkg.gel)
    slide(0)
    expect(getBeam()).toBe('0')
    slide(facts.length - 1)
    expect(getBeam()).toBe('')
    slide(0)
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'FAQ' }))
    await waitFor(() => expect(getLamp().dataset.gel).toBe('straw'))
    expect(getBeam()).toBe('')
  })

  it('reads the price for the hours that the screen shows, which the shared room has, too', async () => {
    mockMedia('pointer: coarse')
    const share = vi.fn<typeof navigator.share>(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const hours = getTierHours(pkg) + 2
    const { user } = await renderSite(`/packages/${pkg.slug}?light=diamond&hours=${hours}`)
    const [, , diamond] = facts
    if (!diamond) throw new Error('The package has no Diamond')
    const total = formatTotal(priceBooking({ lines: [diamond], hours }).total)
    expect(getFader()).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`from ${total} for ${hours} hours,`),
    )
    await user.click(screen.getByRole('button', { name: 'Share this room' }))
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        title: expect.stringContaining(total),
        url: expect.stringMatching(`light=diamond&hours=${hours}$`),
      }),
    )
  })

  it('is in the URL beside the add-ons, and opens as it is there', async () => {
    const { location } = await renderSite(
      `/packages/${pkg.slug}?add=${pkg.addOns[0]?.id}&light=horizon`,
    )
    expect(getFader()).toHaveValue('3')
    slide(2)
    await waitFor(() =>
      expect(location()).toBe(`/packages/${pkg.slug}?light=diamond&add=${pkg.addOns[0]?.id}`),
    )
  })

  it('counts what is ticked in the price of the first screen, in its enquiry and in the bar of a phone', async () => {
    await renderSite('/packages/weddings?light=diamond&add=uplights.subwoofers')
    const room = getFader().closest('.fader-frame') as HTMLElement
    const button = within(room).getByRole('link', { name: 'Enquire about Diamond' })
    const message = new URL((button as HTMLAnchorElement).href).searchParams.get('message') ?? ''
    const [, total = ''] = /from (\$[\d,.]+) incl/.exec(message) ?? []
    const shown = within(room).getByText(/^For 5 hours, with 2 add-ons, up to 150 guests/)
    expect(shown.closest('[data-tier]')).toHaveTextContent(`From ${total}`)
    expect(getFader()).toHaveAttribute('aria-valuetext', expect.stringContaining(total))
    const bar = within(
      screen.getByRole('complementary', { name: 'Call or get a quote', hidden: true }),
    )
    expect(bar.getByRole('link', { name: 'Enquire about Diamond', hidden: true })).toHaveAttribute(
      'href',
      button.getAttribute('href'),
    )
  })

  it('says on the card and to the venue for how many hours the DJ is booked', async () => {
    const { hours, tiers } = functionsPackage
    const [{ name, features }] = tiers
    const feature = features.find((text) => text.includes(`for ${hours} hours`)) ?? ''
    const booked = feature.replace(String(hours), String(hours + 3))
    const { user } = await renderSite(`/packages/functions?light=basic&hours=${hours + 3}`)
    const card = screen.getByRole('heading', { name }).closest('li') as HTMLElement
    expect(within(card).getByText(booked)).toBeVisible()
    await user.click(within(card).getByRole('button', { name: /^Room and power/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(await within(dialog).findByRole('button', { name: 'Copy for the venue' }))
    expect(await navigator.clipboard.readText()).toContain(`\n- ${booked}\n`)
  })

  it('says which of what is ticked a price leaves out, in the room and on the card', async () => {
    await renderSite('/packages/functions?light=basic&add=uplights.extra-hours')
    const text = "with 1 add-on, plus 1 that isn't in this price"
    const room = getFader().closest('.fader-frame') as HTMLElement
    const [shown] = within(room).getAllByText((line) =>
      line.startsWith(`For ${functionsPackage.hours} hours, `),
    )
    expect(shown).toHaveTextContent(text)
    expect(getFader()).toHaveAttribute('aria-valuetext', expect.stringContaining(text))
    const card = screen.getByRole('heading', { name: functionsPackage.tiers[0].name }).closest('li')
    expect(card).toHaveTextContent(`${capitalize(text)}: from `)
  })

  it('names no extra hours beside a price that has them', async () => {
    await renderSite('/packages/functions?light=basic&hours=6&add=extra-hours')
    const card = screen.getByRole('heading', { name: functionsPackage.tiers[0].name }).closest('li')
    expect(card).not.toHaveTextContent('add-on')
    expect(card).toHaveTextContent('for 6 hours')
    expect(screen.getByRole('checkbox', { name: /^Extra hours/ })).toBeChecked()
    const { booking } = readBookingPath('/packages/functions?light=basic&hours=6&add=extra-hours')
    expect(booking?.lines).toMatchObject([{ addOns: [] }])
  })

  it.each(['light=gold', 'light=diamond&add=gone', 'hours=x', 'hours=40'])(
    'says that the link %s names what we have no price for',
    async (query) => {
      await renderSite(`/packages/weddings?${query}`)
      expect(screen.getByText(UNKNOWN_PARTS)).toBeVisible()
    },
  )

  /** Holds the cap at some positions, 100 pixels from stop to stop, and returns the values of the fader. */
  async function hold(positions: readonly number[]) {
    const vibrate = vi.fn<typeof navigator.vibrate>(() => true)
    const more = { vibrate, userActivation: { hasBeenActive: true } }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), more))
    const rect = { left: 0, width: 300 } as DOMRect
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect)
    await renderSite(`/packages/${pkg.slug}?light=basic`)
    const flashes = new Set<Element>()
    fireEvent.pointerDown(getFader(), { clientX: 0, pointerType: 'mouse', isPrimary: true })
    const values = positions.map((clientX) => {
      fireEvent.pointerMove(getFader(), { clientX })
      for (const flash of document.querySelectorAll('.fader-flash')) flashes.add(flash)
      return getFader().valueAsNumber
    })
    return { values, flashes, vibrate }
  }

  it('draws a cap that is held near a stop to it, with a flash and a vibration each time', async () => {
    const { values, flashes, vibrate } = await hold([5, 50, 75, 95, 104, 125, 200])
    expect(values).toEqual([0, 0.5, 0.75, 1, 1, 1.25, 2])
    expect(flashes.size).toBe(2)
    expect(vibrate.mock.calls).toEqual([[8], [8]])
  })

  it('takes a new finger for the one whose release was never reported, but not a palm beside a pen', async () => {
    await hold([])
    const touch = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number) =>
      fireEvent[`pointer${type}`](getFader(), {
        pointerId,
        clientX,
        pointerType: 'touch',
        isPrimary: true,
      })
    // The mouse of `hold` is still pressed.
    touch('Down', 1, 200)
    touch('Up', 1, 200)
    expect(getFader()).toHaveValue('0')
    fireEvent(window, new Event('pagehide'))
    touch('Down', 2, 0)
    touch('Move', 2, 150)
    expect(getFader()).toHaveValue('1.5')
    touch('Down', 3, 200)
    touch('Up', 3, 200)
    expect(getFader()).toHaveValue('2')
  })

  it('has the name of the nearest tier in bold and bright, on both sides of its stop', async () => {
    await hold([75, 125])
    const [, premium, diamond] = getFader().parentElement?.querySelectorAll('li') ?? []
    expect(premium).toHaveAttribute('data-lit')
    expect(diamond).not.toHaveAttribute('data-lit')
    fireEvent.pointerMove(getFader(), { clientX: 175 })
    expect(diamond).toHaveAttribute('data-lit')
    expect(premium).not.toHaveAttribute('data-lit')
  })

  it('says how far away the other prices are while the cap is held', async () => {
    await hold([100])
    const desk = getFader().parentElement as HTMLElement
    const totals = facts.map((tierFacts) => toFaderTier({ lines: [tierFacts] }))
    const getTotals = () => totals.map((tier) => getLowestPrice(withGst(tier.total)))
    const [basic, premium, diamond] = getTotals()
    if (!basic || !premium || !diamond) throw new Error('A tier has no price')
    expect(within(desk).getByText(`− ${formatAud(premium - basic)}`)).toBeInTheDocument()
    expect(within(desk).getByText(`+ ${formatAud(diamond - premium)}`)).toBeInTheDocument()
    fireEvent.pointerUp(getFader(), { clientX: 100 })
    expect(within(desk).getByText(formatAud(diamond))).toBeInTheDocument()
    expect(within(desk).queryByText(/^[+−]/)).not.toBeInTheDocument()
  })

  it('rolls the digits that change, and marks what a larger tier adds', async () => {
    await renderSite(`/packages/${pkg.slug}?light=basic`)
    const room = getFader().closest('.fader-frame') as HTMLElement
    const getRolling = () =>
      [...room.querySelectorAll('.rolling-digit')].map(({ textContent }) => textContent)
    const [basic, premium] = facts as [TierDetails, TierDetails]
    const total = formatPrice(withGst(toFaderTier({ lines: [premium] }).total))
    const listTexts = (details: TierDetails) =>
      Array.from(formatPrice(withGst(toFaderTier({ lines: [details] }).total)))
    expect(getRolling()).toEqual([])
    slide(1)
    const [before, after] = [listTexts(basic), listTexts(premium)]
    expect(getRolling()).toEqual(
      after.filter((digit, index) => digit !== before.at(index - after.length)),
    )
    expect(room.querySelector('.added-words')).toHaveTextContent(premium.tier.description)
    // One text for screen readers.
    expect(within(room).getByText(total, { ignore: '[aria-hidden] *, li *' })).toBeInTheDocument()
    slide(0)
    expect(getRolling()).not.toEqual([])
    expect(room.querySelector('.added-words')).not.toBeInTheDocument()
  })

  it('is beside the title of the form afterwards, with its price, in the light that the visitor has chosen', async () => {
    const { user } = await renderSite(`/packages/${pkg.slug}`)
    slide(2)
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: `Enquire about ${tierLabels.diamond}` }))
    const room = await screen.findByRole('figure')
    expect(within(room).getByRole('img', { name: pkg.scenes[2]?.alt ?? '' })).toBeVisible()
    expect(room).toHaveTextContent(`${facts[2]?.tier.name}, from $`)
  })

  it('moves a held cap from stop to stop, without a flash, with reduced motion', async () => {
    mockMedia('reduced-motion')
    const { values, flashes, vibrate } = await hold([5, 40, 60, 110])
    expect(values).toEqual([0, 0, 1, 1])
    expect(flashes.size).toBe(0)
    expect(vibrate).toHaveBeenCalledOnce()
  })
})
