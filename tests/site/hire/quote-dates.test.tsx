import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTripPrice } from '../../../src/content/terms/travel'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { formatPrice, getTotal } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteBar'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

const PERIOD = { from: '2026-12-04', to: '2026-12-07' }
const NO_DATES = { from: '', to: '' }

const panel = () => within(screen.getByRole('dialog', { name: 'Quote cart' }))
const collection = () => panel().getByLabelText<HTMLInputElement>('Collection or delivery')
const returning = () => panel().getByLabelText<HTMLInputElement>('Return')
const errors = () => [collection(), returning()].filter((field) => field.getAttribute('aria-invalid'))
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

// The page of an item, which is smaller than the catalogue.
const PATH = '/av-hire/xdj-xz'

const openPanel = (user: UserEvent) => user.click(screen.getByText(/^View quote$|^Quote cart ·/))

/** Opens a quote with two speakers. */
async function openQuote(dates: { from: string; to: string }, path = PATH) {
  const kit = [{ id: 'powered-speaker-12', count: 2 }]
  localStorage.setItem('site.quote', JSON.stringify({ kit, dates }))
  const site = await renderSite(path)
  await openPanel(site.user)
  return site
}

beforeAll(() => QuoteContents.preload())
beforeEach(() => void vi.setSystemTime('2026-11-23T12:00:00+11:00'))

describe('the dates of a quote', () => {
  it('are folded if they are right, and open if they are not', async () => {
    const { unmount } = await openQuote(PERIOD)
    expect(collection()).not.toBeVisible()
    expect(panel().getByText('Friday 4 to Monday 7 December 2026')).toBeVisible()
    unmount()
    window.history.replaceState(null, '')
    await openQuote({ ...PERIOD, to: '' })
    expect(collection()).toBeVisible()
    expect(panel().getByText('Check your dates')).toBeVisible()
  })

  it('that are wrong keep the request and get the focus, and are not shared', async () => {
    const { user, location } = await openQuote({ ...PERIOD, from: '2026-11-20' })
    await user.click(panel().getByText('Check your dates'))
    await user.click(panel().getByRole('link', { name: 'Request Quote' }))
    expect(location()).toBe(PATH)
    expect(collection()).toBeVisible()
    expect(collection()).toHaveFocus()
    expect(screen.getByText(/list=powered-speaker-12\*2$/)).toBeInTheDocument()
    // A dialog over the quote could not lead to the date.
    await user.click(panel().getByRole('button', { name: /^What it needs on site/ }))
    const needs = within(screen.getByRole('dialog', { name: 'What it needs on site' }))
    expect(needs.queryByRole('link', { name: 'Request Quote' })).not.toBeInTheDocument()
    await user.click(needs.getByRole('button', { name: 'Close' }))
    for (const input of [collection(), returning()]) change(input, '')
    await user.click(panel().getByRole('link', { name: 'Request Quote' }))
    await waitFor(() => expect(location()).toMatch(/^\/contact\?/))
  })

  it('keep the request if one of them was only partly typed', async () => {
    const { user, location } = await openQuote(NO_DATES)
    await user.click(panel().getByText('Add your dates and delivery'))
    await user.click(returning())
    Object.defineProperty(returning(), 'validity', { value: { badInput: true } })
    await user.click(panel().getByRole('link', { name: 'Request Quote' }))
    expect(location()).toBe(PATH)
    expect(returning()).toHaveFocus()
    expect(returning()).toHaveAccessibleDescription('Please enter day, month and year.')
  })

  it('move a return that was filled in with the collection, also after the quote was closed', async () => {
    const { user } = await openQuote(NO_DATES)
    change(collection(), '2026-12-04')
    expect(returning()).toHaveValue('2026-12-05')
    change(collection(), '2026-12-18')
    expect(returning()).toHaveValue('2026-12-19')
    await user.click(panel().getByRole('button', { name: 'Close quote cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openPanel(user)
    change(collection(), '2026-12-01')
    expect(returning()).toHaveValue('2026-12-02')
  })

  it('keep a return that the visitor chose', async () => {
    await openQuote(PERIOD)
    change(collection(), '2026-12-03')
    expect(returning()).toHaveValue(PERIOD.to)
    change(collection(), '2026-12-08')
    expect(returning()).toHaveValue(PERIOD.to)
    expect(returning()).toHaveAccessibleDescription(/^The return is before the collection/)
  })

  it('show no error while the year is typed, until the field is left', async () => {
    await openQuote(NO_DATES)
    for (const year of ['0002', '0020', '0202']) {
      change(collection(), `${year}-12-06`)
      expect(errors()).toEqual([])
      expect(collection()).not.toHaveAccessibleDescription()
    }
    fireEvent.blur(collection())
    expect(collection()).toHaveAccessibleDescription(/^This day has passed/)
    change(collection(), '2026-12-04')
    expect(errors()).toEqual([])
  })

  it("are compared with the server's day, not this computer's", async () => {
    server.use(
      http.head('http://localhost*', () => new Response(null, { headers: { Date: 'Mon, 23 Nov 2026 01:00:00 GMT' } })),
    )
    vi.setSystemTime('2026-12-23T12:00:00+11:00')
    await openQuote(PERIOD)
    await waitFor(() => expect(errors()).toEqual([]))
    expect(collection()).toHaveAttribute('min', '2026-11-23')
    expect(screen.getByRole('dialog')).toHaveTextContent('$260 +GST for 2 days')
  })
})

it('shows the same total in the bar of a phone as in the quote, and counts each of several', async () => {
  await openQuote(PERIOD, '/av-hire')
  const button = screen.getByRole('button', { name: /^View quote ·/, hidden: true })
  expect(button).toHaveTextContent('2 items')
  expect(button.parentElement).toHaveTextContent('$260 +GST for 2 days')
  expect(screen.getByRole('dialog')).toHaveTextContent(/2 items.*\$260 \+GST for 2 days/)
})

describe('the delivery of a quote', () => {
  it('is in the total, the title of the fold, the link and the request', async () => {
    const { user } = await openQuote(PERIOD)
    await user.click(panel().getByText('Friday 4 to Monday 7 December 2026'))
    const field = panel().getByLabelText('Delivery and pickup')
    expect(field).toHaveValue('')
    await user.selectOptions(field, 'parramatta')
    expect(panel().getByText('Friday 4 to Monday 7 December 2026. Parramatta')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveTextContent('$380 +GST for 2 days')
    expect(screen.getByText(/to-parramatta$/)).toBeInTheDocument()
    const request = panel().getByRole('link', { name: 'Request Quote' }).getAttribute('href') ?? ''
    expect(new URL(request, 'https://site.example').searchParams.get('message')).toContain(
      'Parramatta: $132 incl. GST ($120+GST)',
    )
    await user.selectOptions(field, "I'll collect it")
    expect(screen.getByRole('dialog')).toHaveTextContent('$260 +GST for 2 days')
  })

  it('makes a suburb the venue of the request, unless the items go to another area', async () => {
    const { user } = await openQuote(PERIOD)
    const getVenue = () => {
      const request = panel().getByRole('link', { name: 'Request Quote' }).getAttribute('href') ?? ''
      return new URL(request, 'https://site.example').searchParams.get('venue')
    }
    await user.click(panel().getByText('Friday 4 to Monday 7 December 2026'))
    expect(getVenue()).toBeNull()
    await user.type(panel().getByLabelText('Your suburb or postcode'), 'harris park')
    await waitFor(() => expect(getVenue()).toBe('Harris Park'))
    expect(panel().getByLabelText('Delivery and pickup')).toHaveValue('parramatta')
    await user.selectOptions(panel().getByLabelText('Delivery and pickup'), "I'll collect it")
    expect(getVenue()).toBeNull()
  })

  it('is no collection if our crew comes, who travels for the same price', async () => {
    localStorage.setItem(
      'site.quote',
      JSON.stringify({ kit: [{ id: 'stage-deck', count: 1 }], delivery: 'parramatta' }),
    )
    const { user } = await renderSite(PATH)
    await openPanel(user)
    expect(panel().queryByLabelText('Delivery and pickup')).not.toBeInTheDocument()
    const field = panel().getByLabelText("Where's your event?")
    expect(within(field).queryByRole('option', { name: "I'll collect it" })).not.toBeInTheDocument()
    const trip = getTripPrice('parramatta', 'people')
    const total = getTotal({ ...getKitPrice([{ id: 'stage-deck', count: 1 }]), trip })
    expect(screen.getByRole('dialog')).toHaveTextContent(`${formatPrice(total)} +GST`)
  })
})

it('asks to call about a day at short notice, while the dates are folded', async () => {
  await openQuote({ from: '2026-11-27', to: '2026-11-28' })
  expect(collection()).not.toBeVisible()
  expect(
    panel().getByText(/^That's in 4 days\. We usually ask for a week, so request your quote and call/),
  ).toBeVisible()
})
