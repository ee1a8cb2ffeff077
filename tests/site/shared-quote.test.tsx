import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type EquipmentId, findEquipment } from '../../src/content/equipment'
import { parseQuote } from '../../src/hire/quote'
import { QuoteContents } from '../../src/pages/av-hire/quote/QuoteDialog'
import { mockMedia, pressEscape } from '../support/dom'
import { renderSite } from '../support/render-site'

const QUOTE_KEY = 'southbeam.quote'
const dialog = () => screen.findByRole('dialog', { name: 'Shared quote' })
const storeQuote = (ids: readonly EquipmentId[]) =>
  localStorage.setItem(QUOTE_KEY, JSON.stringify({ lines: ids.map((id) => ({ id, count: 1 })) }))
const storedQuote = () => parseQuote(JSON.parse(localStorage.getItem(QUOTE_KEY) ?? 'null')).lines.map(({ id }) => id)
const getName = (id: string) => findEquipment(id)?.name ?? ''

/** Opens a link to a quote, and returns its dialog once the code is loaded. */
async function openLink(search: string) {
  const site = await renderSite(`/av-hire?${search}`)
  const element = await dialog()
  await within(element).findByRole('heading', { level: 3 })
  const button = (name: string) => within(element).getByRole('button', { name })
  return { ...site, element, button }
}

beforeAll(() => QuoteContents.preload())

describe('a shared quote', () => {
  it('shows its items with their total, and becomes the own quote', async () => {
    const { user, element, button, location } = await openLink('list=xdj-xz.moving-head-beam&category=sfx')
    expect(element).toHaveTextContent('A quote for 2 items was shared with you')
    for (const id of ['xdj-xz', 'moving-head-beam']) expect(element).toHaveTextContent(getName(id))
    expect(element).toHaveTextContent('$160-$190 +GST per 24 h')
    expect(element).toHaveTextContent('$176-$209 incl. GST')
    expect(within(element).queryByRole('button', { name: 'Replace my quote' })).not.toBeInTheDocument()
    await user.click(button('Use this quote'))
    expect(storedQuote()).toEqual(['xdj-xz', 'moving-head-beam'])
    expect(element).toHaveTextContent('Your quote now has 2 items')
    expect(location()).toBe('/av-hire?category=sfx')
    await user.click(button('View quote'))
    expect(element).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Quote cart' })).toHaveTextContent('2 items')
    await user.click(screen.getByRole('button', { name: 'Close quote cart' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('is added to the own quote, and raises the counts that are lower than those of the link', async () => {
    storeQuote(['low-fog', 'xdj-xz'])
    const { user, element, button } = await openLink('list=xdj-xz.low-fog*3.led-par')
    expect(element).toHaveTextContent(`3 × ${getName('low-fog')}`)
    expect(element).toHaveTextContent('Your own quote has 2 items.')
    await user.click(button('Add to my quote'))
    expect(storedQuote()).toEqual(['low-fog', 'xdj-xz', 'led-par'])
    expect(localStorage.getItem(QUOTE_KEY)).toContain('{"id":"low-fog","count":3}')
    expect(element).toHaveTextContent('1 item added, 1 item changed, 1 already there.')
  })

  it('changes nothing after "No, thanks"', async () => {
    storeQuote(['low-fog'])
    const { user, element, button, location } = await openLink('utm_source=chat&list=xdj-xz')
    await user.click(button('No, thanks'))
    expect(element).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(location()).toBe('/av-hire?utm_source=chat')
    expect(storedQuote()).toEqual(['low-fog'])
  })

  it('changes nothing on Escape, also together with an open item', async () => {
    const { element, location } = await openLink('utm_source=chat&item=low-fog&list=xdj-xz')
    pressEscape(element)
    expect(element).not.toBeInTheDocument()
    expect(location()).toBe('/av-hire?utm_source=chat&item=low-fog')
    expect(screen.getByRole('dialog', { name: 'Low Fog' })).toBeInTheDocument()
    expect(storedQuote()).toEqual([])
  })

  it('can only replace an own quote that has all of its items, unless that has no other', async () => {
    storeQuote(['low-fog', 'led-par', 'xdj-xz'])
    const { element } = await openLink('list=xdj-xz.led-par')
    const answers = () =>
      within(element)
        .getAllByRole('button', { name: /quote$/ })
        .map(({ textContent }) => textContent)
    expect(element).toHaveTextContent('Your own quote has 3 items and already includes everything below.')
    expect(answers()).toEqual(['View quote', 'Replace my quote'])
    storeQuote(['led-par', 'xdj-xz'])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: QUOTE_KEY })))
    expect(answers()).toEqual(['View quote'])
  })

  it('says that it is lost when the page is closed if the browser cannot store it', async () => {
    const { user, element, button } = await openLink('list=xdj-xz')
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button('Use this quote'))
    expect(element).toHaveTextContent("This browser can't store your quote.")
    await user.click(button('View quote'))
    const panel = screen.getByRole('dialog', { name: 'Quote cart' })
    await user.click(within(panel).getByRole('button', { name: 'Clear quote' }))
    expect(panel).toHaveTextContent("This browser can't store your quote.")
    setItem.mockRestore()
    await user.click(within(panel).getByRole('button', { name: 'Undo clear' }))
    expect(panel).not.toHaveTextContent("can't store")
  })

  it('counts unknown items without showing their text', async () => {
    const { element } = await openLink(`list=xdj-xz.call-me.${encodeURIComponent('<b>WIN')}`)
    expect(element).toHaveTextContent('A quote for 3 items was shared with you')
    expect(element).toHaveTextContent('2 items in this quote are not in our catalogue.')
    expect(element).not.toHaveTextContent(/call|WIN/)
  })

  it.each([
    { text: '', reason: 'The link has no items.' },
    { text: 'fax-machine', reason: 'None of its items are in our catalogue.' },
    { text: 'a.'.repeat(5000), reason: 'The link has more items than our catalogue.' },
  ])('cannot be opened: $reason', async ({ text, reason }) => {
    storeQuote(['low-fog'])
    const { user, element, button, location } = await openLink(`list=${text}`)
    expect(element).toHaveTextContent("We couldn't open this quote")
    expect(element).toHaveTextContent(reason)
    await user.click(button('Browse the catalogue'))
    expect(location()).toBe('/av-hire')
    expect(storedQuote()).toEqual(['low-fog'])
  })
})

describe('Share quote on a touch screen', () => {
  const LINK = `${window.location.origin}/av-hire?list=xdj-xz.led-par`

  /** Presses the button in the quote. `error` is the name of the error with which sharing fails. */
  async function shareQuote(error?: string) {
    mockMedia((query) => query === '(pointer: coarse)')
    const share = vi.fn<(data: ShareData) => Promise<void>>()
    if (error) share.mockRejectedValue(new DOMException('', error))
    else share.mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    storeQuote(['xdj-xz', 'led-par'])
    const { user } = await renderSite('/av-hire')
    await user.click(screen.getByText(/^Quote cart ·/))
    await user.click(screen.getByRole('button', { name: 'Share quote' }))
    return { user, share }
  }

  it.each([
    { answer: 'shared', error: undefined },
    { answer: 'cancelled', error: 'AbortError' },
  ])('opens the share sheet, without a message after it was $answer', async ({ error }) => {
    const { share } = await shareQuote(error)
    expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: LINK }))
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
  })

  it('offers to copy the link if sharing fails', async () => {
    const { user } = await shareQuote('NotAllowedError')
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK))
  })
})
