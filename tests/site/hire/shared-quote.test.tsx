import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { newYearsEveRule } from '../../../src/content/terms/crew-terms'
import { noDates } from '../../../src/hire/hire-period'
import { parseQuote } from '../../../src/hire/quote'
import { addPrices, formatPrice, formatTotal } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { mockMedia } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

const QUOTE_KEY = 'site.quote'
const dialog = () => screen.findByRole('dialog', { name: 'Quote from a link' })
const toLines = (ids: readonly EquipmentId[]) => ids.map((id) => ({ id, count: 1 }))
const storeQuote = (ids: readonly EquipmentId[], dates = noDates) =>
  localStorage.setItem(QUOTE_KEY, JSON.stringify({ kit: toLines(ids), dates }))
const storedQuote = () => parseQuote(JSON.parse(localStorage.getItem(QUOTE_KEY) ?? 'null'))

/** Opens a link to a quote, and returns its dialog once the code is loaded. */
async function openLink(search: string) {
  const site = await renderSite(`/av-hire?${search}`)
  const element = await dialog()
  await within(element).findByRole('heading', { level: 3 })
  const button = (name: string) => within(element).getByRole('button', { name })
  return { ...site, element, button }
}

beforeAll(() => QuoteContents.preload())
beforeEach(() => void vi.setSystemTime('2026-11-23T12:00:00+11:00'))

it.each([
  ['opens the share sheet, and copies nothing after it was closed', 'AbortError', false],
  [
    'copies nothing if the button is pressed again while the sheet opens',
    'InvalidStateError',
    false,
  ],
  ['copies the link if the share sheet does not work', 'NotAllowedError', true],
])('a touch screen %s', async (_, error, isCopied) => {
  mockMedia('pointer: coarse')
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  share.mockRejectedValue(new DOMException('', error))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  storeQuote(['xdj-xz', 'led-par'])
  const { user } = await renderSite('/av-hire/low-fog')
  await user.click(screen.getByText(/^View quote ·/))
  await navigator.clipboard.writeText('unchanged')
  await user.click(screen.getByRole('button', { name: 'Share quote' }))
  const url = `${window.location.origin}/av-hire?list=xdj-xz.led-par`
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(isCopied ? url : 'unchanged'),
  )
})

describe('a shared quote', () => {
  it('shows its items with their total, and becomes the own quote', async () => {
    const { user, element, button, location } = await openLink(
      'list=xdj-xz.moving-head-beam&category=sfx',
    )
    expect(element).toHaveTextContent('2 items, for 24 hours')
    const total = addPrices(
      (['xdj-xz', 'moving-head-beam'] as const).map((id) => getEquipment(id).price24h),
    )
    expect(element).toHaveTextContent(`From ${formatPrice(total)} +GST for 24 h`)
    expect(element).toHaveTextContent(`From ${formatTotal(total)}`)
    await user.click(button('Use this quote'))
    expect(element).not.toBeInTheDocument()
    expect(storedQuote()).toEqual({
      kit: toLines(['xdj-xz', 'moving-head-beam']),
      dates: noDates,
      delivery: '',
    })
    expect(location()).toBe('/av-hire?category=sfx')
    const panel = screen.getByRole('dialog', { name: 'Quote cart' })
    expect(panel).toHaveTextContent('2 items, for 24 hours')
    await user.click(within(panel).getByRole('button', { name: 'Share quote' }))
    const link = `${window.location.origin}/av-hire?list=xdj-xz.moving-head-beam`
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('says that it replaces the own quote, and does, dates included', async () => {
    storeQuote(['low-fog', 'led-par'])
    const { user, element, button } = await openLink('list=xdj-xz.2026-12-04.2026-12-07')
    expect(element).toHaveTextContent('your own quote, which has 2 items.')
    expect(storedQuote().kit).toEqual(toLines(['low-fog', 'led-par']))
    await user.click(button('Replace my quote'))
    expect(storedQuote()).toEqual({
      kit: toLines(['xdj-xz']),
      dates: { from: '2026-12-04', to: '2026-12-07' },
      delivery: '',
    })
    expect(screen.getByRole('dialog', { name: 'Quote cart' })).toHaveTextContent(
      '1 item, for 2 days',
    )
  })

  it('changes nothing if the visitor keeps the own quote', async () => {
    storeQuote(['low-fog'])
    const { user, element, button, location } = await openLink(
      'utm_source=chat&list=xdj-xz.to-elsewhere&to=Newcastle',
    )
    await waitFor(() => expect(element).toHaveTextContent('to Newcastle: quoted'))
    await user.click(button('Keep mine'))
    expect(element).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(location()).toBe('/av-hire?utm_source=chat')
    expect(storedQuote().kit).toEqual(toLines(['low-fog']))
    expect(sessionStorage.getItem('site.linked-suburb')).toBeNull()
  })

  it('does not go to the suburb of the visitor', async () => {
    localStorage.setItem('site.suburb', JSON.stringify('Katoomba'))
    const { element } = await openLink('list=xdj-xz.to-elsewhere')
    // The table of suburbs.
    await act(() => vi.dynamicImportSettled())
    expect(element).toHaveTextContent('Delivery and pickup somewhere else: quoted')
  })

  it("says that New Year's Eve is quoted if our crew comes", async () => {
    const { element } = await openLink('list=led-dj-booth.2026-12-31.2027-01-02.to-parramatta')
    expect(element).toHaveTextContent(newYearsEveRule)
  })

  it('is used without past or wrong dates, and says so', async () => {
    const { user, element, button } = await openLink('list=xdj-xz.2026-11-20.2026-11-24')
    await within(element).findByText(
      "The dates in the link are past or wrong, so we've left them out.",
    )
    await user.click(button('Use this quote'))
    expect(storedQuote()).toEqual({ kit: toLines(['xdj-xz']), dates: noDates, delivery: '' })
  })

  it('says that it is lost when the page is closed if the browser cannot store it', async () => {
    const { user, button } = await openLink('list=xdj-xz')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button('Use this quote'))
    const panel = screen.getByRole('dialog', { name: 'Quote cart' })
    expect(panel).toHaveTextContent("This browser can't store your quote.")
    setItem.mockRestore()
    await user.click(within(panel).getByRole('button', { name: /^One more/ }))
    expect(panel).not.toHaveTextContent("can't store")
  })

  it('cannot be opened without an item of the catalogue', async () => {
    storeQuote(['low-fog'])
    const { user, element, button, location } = await openLink('list=fax-machine')
    expect(element).toHaveTextContent('None of its items are in our catalogue.')
    await user.click(button('Browse the catalogue'))
    expect(location()).toBe('/av-hire')
    expect(storedQuote().kit).toEqual(toLines(['low-fog']))
  })
})
