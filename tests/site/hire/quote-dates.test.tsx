import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getTierKit } from '../../../src/booking/tiers/tier'
import { company } from '../../../src/content/company'
import type { Kit } from '../../../src/content/equipment/kit'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { newYearsEveRule } from '../../../src/content/terms/crew-terms'
import { getTripPrice } from '../../../src/content/terms/travel'
import { getKitPrice } from '../../../src/hire/kit-totals'
import { addPrices, formatBothPrices, formatPrice } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { renderSite } from '../../support/site/render-site'

const PERIOD = { from: '2026-12-04', to: '2026-12-07' }
const NO_DATES = { from: '', to: '' }

const panel = () => within(screen.getByLabelText('Quote cart'))
const collection = () => panel().getByLabelText<HTMLInputElement>('Collection or delivery')
const returning = () => panel().getByLabelText<HTMLInputElement>('Return')
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

// The page of an item, which is smaller than the catalogue.
const PATH = '/av-hire/xdj-xz'

const openPanel = (user: UserEvent) => user.click(screen.getByText(/^View quote ·/))

const speakers: Kit = [{ id: 'powered-speaker-12', count: 2 }]

/** Opens a quote with two speakers. */
async function openQuote(dates: { from: string; to: string }, kit: Kit = speakers) {
  localStorage.setItem('site.quote', JSON.stringify({ kit, dates }))
  const site = await renderSite(PATH)
  await openPanel(site.user)
  return site
}

beforeAll(() => QuoteContents.preload())
beforeEach(() => void vi.setSystemTime('2026-11-23T12:00:00+11:00'))

describe('the dates of a quote', () => {
  it('are left out of an enquiry with a word if they are past or wrong', async () => {
    const dates = { from: '2026-12-10', to: '2026-12-09' }
    localStorage.setItem('site.quote', JSON.stringify({ kit: speakers, dates }))
    await renderSite('/contact')
    const offer = await screen.findByText(/Its dates are past or wrong, so/)
    expect(offer.parentElement).toHaveTextContent(/^Your quote has 2 items: /)
  })

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
    await user.click(panel().getByRole('button', { name: 'Close quote cart' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openPanel(user)
    change(collection(), '2026-12-01')
    expect(returning()).toHaveValue('2026-12-02')
    // The last day that can be chosen.
    change(collection(), collection().max)
    expect(returning()).toHaveValue('')
  })

  it('keep a return that the visitor chose', async () => {
    await openQuote(PERIOD)
    change(collection(), '2026-12-08')
    expect(returning()).toHaveValue(PERIOD.to)
    expect(returning()).toHaveAccessibleDescription(/^The return is before the collection/)
  })

  it('show no error while the year is typed, until the field is left', async () => {
    await openQuote(NO_DATES)
    change(collection(), '0202-12-06')
    expect(collection()).not.toHaveAccessibleDescription()
    fireEvent.blur(collection())
    expect(collection()).toHaveAccessibleDescription('Please check the year.')
  })

  it('are those of each row of the printed estimate, which add up to its total', async () => {
    const kit = [
      { id: 'dance-floor', count: 3 },
      { id: 'xdj-xz', count: 1 },
    ] as const
    localStorage.setItem(
      'site.quote',
      JSON.stringify({ kit, dates: PERIOD, delivery: 'parramatta' }),
    )
    const { user } = await renderSite(PATH)
    await openPanel(user)
    const paper = (await screen.findByText('AV hire estimate')).parentElement as HTMLElement
    const rows = within(paper).getAllByRole<HTMLTableRowElement>('row').slice(1)
    const amounts = rows.map(({ cells }) => Number(cells[1]?.textContent.replace(/[$,]/g, '') ?? 0))
    expect(paper).toHaveTextContent('+GST for 2 days')
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
    expect(paper).toHaveTextContent('An estimate for 2 days.')
    for (const { display } of company.phones) expect(paper).toHaveTextContent(display)
  })

  it('are those of the price of a package with the same items', async () => {
    const [, { name, price }] = speakersPackage.tiers
    await openQuote(PERIOD, getTierKit(speakersPackage, 1))
    const link = await panel().findByRole('link', { name })
    expect(link.parentElement).toHaveTextContent(`, from ${formatBothPrices(2 * price)} for 2 days`)
  })
})

describe('a quote over New Year', () => {
  const dates = { from: '2026-12-30', to: '2027-01-02' }

  it('says in the cart, on paper and in the request that our crew costs more', async () => {
    await openQuote(dates, [...speakers, { id: 'stage-deck', count: 1 }])
    const text = new RegExp(`The dates include New Year's Day. .*${newYearsEveRule}`)
    expect(panel().getByText(text)).toBeVisible()
    expect((await screen.findByText('AV hire estimate')).parentElement).toHaveTextContent(text)
    const request = panel().getByRole('link', { name: 'Request Quote' }).getAttribute('href') ?? ''
    expect(new URL(request, 'https://site.example').searchParams.get('message')).toMatch(text)
  })

  it('costs the same without our crew', async () => {
    await openQuote(dates)
    expect(await screen.findByText('AV hire estimate')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(newYearsEveRule)
  })
})

describe('the delivery of a quote', () => {
  it('is in the total, the title of the fold, the link and the request', async () => {
    const { user } = await openQuote(PERIOD)
    await user.click(panel().getByText('Friday 4 to Monday 7 December 2026'))
    const field = panel().getByLabelText('Delivery and pickup')
    expect(field).toHaveValue('')
    await user.selectOptions(field, 'parramatta')
    expect(panel().getByText('Friday 4 to Monday 7 December 2026. Parramatta')).toBeVisible()
    const total = 2 * Number(getKitPrice(speakers).price) + getTripPrice('parramatta', 'gear')
    expect(screen.getByRole('dialog')).toHaveTextContent(`${formatPrice(total)} +GST for 2 days`)
    expect(screen.getByText(/to-parramatta$/)).toBeInTheDocument()
    const request = panel().getByRole('link', { name: 'Request Quote' }).getAttribute('href') ?? ''
    expect(new URL(request, 'https://site.example').searchParams.get('message')).toContain(
      `Parramatta: ${formatBothPrices(getTripPrice('parramatta', 'gear'))}`,
    )
  })

  it('stays as chosen from the list when the search for a suburb answers later', async () => {
    const { user } = await openQuote(PERIOD)
    await user.click(panel().getByText('Friday 4 to Monday 7 December 2026'))
    const field = panel().getByLabelText('Delivery and pickup')
    const suburb = () => panel().getByLabelText('Your suburb or postcode')
    await user.type(suburb(), 'Penrith')
    await expect.poll(() => field).toHaveValue('penrith')
    // Nothing is awaited between them, so the search answers after both.
    change(suburb(), 'Parramatta')
    change(field, 'collect')
    await user.tab()
    expect(field).toHaveValue('collect')
    await user.type(suburb(), 'Parramatta')
    await expect.poll(() => field).toHaveValue('parramatta')
  })

  it('has the suburb in the link for others', async () => {
    localStorage.setItem('site.suburb', JSON.stringify('Leura'))
    const { user } = await openQuote(PERIOD)
    await user.click(panel().getByText('Friday 4 to Monday 7 December 2026'))
    await user.selectOptions(panel().getByLabelText('Delivery and pickup'), 'elsewhere')
    expect(await screen.findByText(/to-elsewhere&to=Leura$/)).toBeInTheDocument()
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
    const total = addPrices([getKitPrice([{ id: 'stage-deck', count: 1 }]).total, trip])
    expect(screen.getByRole('dialog')).toHaveTextContent(`${formatPrice(total)} +GST`)
  })
})
