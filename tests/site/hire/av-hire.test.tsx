import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { equipment, type EquipmentId, getEquipment } from '../../../src/content/equipment'
import { notHired } from '../../../src/content/not-hired'
import {
  addPrices,
  formatBothPrices,
  formatHirePrice,
  formatPrice,
  formatTotal,
  type Price,
  withGst,
} from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { pressEscape } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

const ITEMS: EquipmentId[] = ['xdj-xz', 'pa-tower-28', 'moving-head-beam']
const [decks, tower, beam, effect] = (
  ['xdj-xz', 'pa-tower-28', 'moving-head-beam', 'cold-spark'] as const
).map((id) => getEquipment(id).name) as [string, string, string, string]
const priceOf = (id: EquipmentId) => getEquipment(id).price24h
/** Without and with GST, as in a table. */
const formatCells = (price: Price) => [formatHirePrice(price), formatHirePrice(withGst(price))]
const searchBox = () => screen.getByPlaceholderText('Find What You Need')
/** A page with the quote that is smaller than the catalogue. */
const ITEM_PAGE = '/av-hire/led-par'
// Queries by element and text, because computing the roles and names of all cards is slow.
const shownItems = () =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.textContent)
const itemLink = (name: string) => screen.getByText(name, { selector: 'article h3 a' })
const card = (item: string) => within(itemLink(item).closest('article') as HTMLElement)
const addButton = (item: string) => card(item).getByRole('button')
const quoteButton = () => screen.getByText(/^View quote ·/)
const quotePanel = () => screen.getByLabelText('Quote cart')

function storeQuote(ids = ITEMS) {
  localStorage.setItem('site.quote', JSON.stringify({ kit: ids.map((id) => ({ id, count: 1 })) }))
}

beforeAll(async () => {
  await QuoteContents.preload()
})

describe('a card of the catalogue', () => {
  it('has both prices, with the crew that builds the item, and a link to its page', async () => {
    await renderSite('/av-hire')
    for (const id of ['xdj-xz', 'cold-spark'] as const) {
      const { name, price24h, crewFrom = 0 } = getEquipment(id)
      const total = addPrices([price24h, crewFrom])
      expect(itemLink(name)).toHaveAttribute('href', `/av-hire/${id}`)
      expect(itemLink(name).closest('article')).toHaveTextContent(
        `${formatPrice(withGst(total))} incl. GST ${crewFrom > 0 ? 'with crew ' : ''}${formatPrice(total)} +GST`,
      )
    }
  })

  it('adds the item, changes how many the quote has, and removes the last one, without losing the focus', async () => {
    const { user } = await renderSite('/av-hire')
    await user.click(addButton(decks))
    const stepper = card(decks).getByRole('group', { name: `How many ${decks}` })
    const more = within(stepper).getByRole('button', { name: `One more ${decks}` })
    expect(more).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(stepper).toHaveTextContent('2')
    await user.click(within(stepper).getByRole('button', { name: `One less ${decks}` }))
    expect(stepper).toHaveTextContent('1')
    await user.click(within(stepper).getByRole('button', { name: `Remove ${decks}` }))
    expect(addButton(decks)).toHaveFocus()
    expect(screen.getByText(/^Quote cart ·/)).toHaveTextContent('empty')
  })
})

describe('hire search', () => {
  it('shows a message if nothing is found, with a button that clears query and category', async () => {
    const { user, location } = await renderSite('/av-hire?q=zzzzqqq&category=sfx')
    expect(screen.getByText('No equipment found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }))
    expect(shownItems()).toHaveLength(equipment.length)
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveFocus()
    expect(location()).toBe('/av-hire')
  })

  it('shows a message for a link with a text that no search box takes', async () => {
    await renderSite(`/av-hire?q=${'x'.repeat(5000)}`)
    expect(searchBox()).toHaveValue('x'.repeat(60))
    expect(screen.getByText('No equipment found')).toBeVisible()
  })

  it('keeps the query if only the category has nothing for it, and clears that', async () => {
    const { user, location } = await renderSite('/av-hire?q=speaker&category=lighting')
    expect(screen.getByText('No equipment found')).toBeInTheDocument()
    expect(screen.queryByText(/^Ask us about/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Clear filter/ }))
    expect(shownItems()).toContain(getEquipment('powered-speaker-12').name)
    expect(searchBox()).toHaveFocus()
    expect(location()).toBe('/av-hire?q=speaker')
  })

  it('links from a number of guests to the sets of the category, and says if it has left words out', async () => {
    const { user } = await renderSite('/av-hire?q=800W+speaker')
    expect(screen.getByText(/^No exact match for “800W speaker”/)).toBeInTheDocument()
    await user.clear(searchBox())
    await user.type(searchBox(), 'speaker for 100 people')
    expect(screen.queryByText(/^No exact match/)).not.toBeInTheDocument()
    expect(screen.getByText(/for your number of guests$/)).toHaveAttribute(
      'href',
      '/av-hire/pa-systems',
    )
  })
})

/** A thing we don't hire for which the content has no `text`. */
const plain = notHired.find(({ text }) => text === undefined)

it.each([
  [plain?.name ?? '', new RegExp(`^We don't hire ${plain?.name}\\.`), /^\/contact/, 0],
  ['karaoke machine', /^We don't hire out a karaoke machine alone/, /^\/services\/karaoke$/, 1],
  ['speakers for 400', /big enough for 400 guests/, /^\/contact/, 1],
  ['what do I need for 150 people', /^What you need for 150 guests/, /^\/packages\?guests=150#/, 0],
])('answers "%s" with a sentence and a link', async (query, sentence, href, count) => {
  await renderSite(`/av-hire?q=${encodeURIComponent(query)}`)
  const note = screen.getByText(sentence)
  expect(note.nextElementSibling).toHaveAttribute('href', expect.stringMatching(href))
  expect(shownItems().slice(0, 1)).toHaveLength(count)
})

describe('quote cart', () => {
  it('removes an item and moves the focus to a neighbour, then to the empty panel', async () => {
    storeQuote()
    const { user } = await renderSite(ITEM_PAGE)
    await user.click(quoteButton())
    const removeButton = (name: string) =>
      within(quotePanel()).getByRole('button', { name: `Remove ${name}` })
    await user.click(removeButton(beam))
    expect(removeButton(tower)).toHaveFocus()
    const left = addPrices([priceOf('xdj-xz'), priceOf('pa-tower-28')])
    expect(quotePanel()).toHaveTextContent(`${formatPrice(left)} +GST for 24 h`)
    await user.click(removeButton(decks))
    await user.click(removeButton(tower))
    expect(document.activeElement).toContainElement(within(quotePanel()).getByText('Empty'))
  })

  it('takes a typed count, and says what it has corrected when the box is left', async () => {
    storeQuote(['led-par'])
    const { user } = await renderSite('/av-hire/xdj-xz')
    await user.click(quoteButton())
    const { name } = getEquipment('led-par')
    const stepper = within(within(quotePanel()).getByRole('group', { name: `How many ${name}` }))
    const box = stepper.getByRole('textbox')
    const storedCount = () => JSON.parse(localStorage.getItem('site.quote') ?? '').kit[0].count
    await user.type(box, '20', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    expect(storedCount()).toBe(20)
    for (const [typed, corrected] of [
      ['99', 20],
      ['0', 1],
      ['2.6', 3],
      ['4,5', 5],
      ['5:30', 6],
      ['3½', 4],
      ['8:00', 8],
      ['2.2', 3],
      ['many', 3],
      [' ', 3],
    ] as const) {
      await user.clear(box)
      await user.type(box, typed)
      await user.tab()
      expect(box).toHaveValue(String(corrected))
      expect(stepper.getByRole('status')).toHaveTextContent(
        `Changed to ${corrected}. It can be 1 to 20.`,
      )
      expect(stepper.getByRole('status')).not.toHaveClass('sr-only')
      expect(storedCount()).toBe(corrected)
    }
    await user.click(stepper.getByRole('button', { name: `One more ${name}` }))
    expect(stepper.getByRole('status')).toHaveTextContent(/^4$/)
    expect(stepper.getByRole('status')).toHaveClass('sr-only')
    expect(box).toHaveValue('4')
    // From a Japanese or Chinese keyboard.
    await user.clear(box)
    await user.type(box, '７')
    expect(storedCount()).toBe(7)
    await user.tab()
    expect(box).toHaveValue('7')
    expect(stepper.getByRole('status')).toHaveTextContent(/^7$/)
  })

  it('is emptied by one press, which can be undone until it is closed', async () => {
    const quote = {
      kit: ITEMS.map((id) => ({ id, count: 2 })),
      dates: { from: '2026-12-04', to: '2026-12-07' },
      delivery: 'penrith',
    }
    localStorage.setItem('site.quote', JSON.stringify(quote))
    const storedQuote = () => localStorage.getItem('site.quote')
    const { user, location } = await renderSite(ITEM_PAGE)
    await user.click(quoteButton())
    const button = (name: string) => within(quotePanel()).getByRole('button', { name })
    await user.click(button('Remove all'))
    expect(storedQuote()).toBeNull()
    expect(button('Undo')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(JSON.parse(storedQuote() ?? '')).toEqual(quote)
    expect(button('Remove all')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(within(quotePanel()).getByRole('link', { name: 'Browse the catalogue' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location()).toBe('/av-hire')
    expect(storedQuote()).toBeNull()
  })

  it('opens on the page of an item that does not exist', async () => {
    localStorage.setItem(
      'site.quote',
      JSON.stringify({ kit: [{ id: 'led-par', count: 1 }], dates: { from: '', to: '' } }),
    )
    const { user } = await renderSite('/av-hire/fog-horn')
    await user.click(quoteButton())
    expect(quotePanel()).toHaveTextContent('1 item, for 24 hours')
  })

  it('opens from the dialog of an item that was added', async () => {
    const { user } = await renderSite('/av-hire?item=xdj-xz')
    const itemDialog = within(screen.getByRole('dialog'))
    await user.click(itemDialog.getByRole('button', { name: 'Add to Quote' }))
    await user.click(itemDialog.getByRole('button', { name: 'View quote' }))
    expect(quotePanel()).toHaveTextContent(decks)
  })

  it('is closed by Back, once by two presses of Escape', async () => {
    storeQuote()
    const { user, location, goBack } = await renderSite(ITEM_PAGE, { history: ['/packages'] })
    const waitUntilClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(location()).toBe(ITEM_PAGE)
    }
    await user.click(quoteButton())
    await goBack()
    await waitUntilClosed()
    await user.click(quoteButton())
    const panel = quotePanel()
    pressEscape(panel)
    pressEscape(panel)
    await waitUntilClosed()
  })

  it.each([
    ['has a button to print', () => undefined, 1],
    ['has none in a browser that cannot print', undefined, 0],
  ])('%s', async (_, print, count) => {
    vi.stubGlobal('print', print)
    storeQuote(['xdj-xz'])
    const { user } = await renderSite(ITEM_PAGE)
    await user.click(quoteButton())
    expect(screen.queryAllByText('Print quote')).toHaveLength(count)
  })

  it('prints as a table of items, their crew and prices while it is open', async () => {
    storeQuote(['xdj-xz', 'moving-head-beam', 'cold-spark'])
    const { user } = await renderSite(ITEM_PAGE)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(quoteButton())
    const prices = [priceOf('xdj-xz'), priceOf('moving-head-beam'), priceOf('cold-spark')] as const
    const crew = getEquipment('cold-spark').crewFrom ?? 0
    const gear = addPrices(prices)
    const total = addPrices([gear, crew])
    expect(quotePanel()).toHaveTextContent(
      `From ${formatTotal(total)} with crew ${formatHirePrice(total)} +GST for 24 hours Gear ${formatBothPrices(gear)}, plus crew from ${formatPrice(withGst(crew))}`,
    )
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Item', '+GST for 24 hours', 'incl. GST'],
      [decks, ...formatCells(prices[0])],
      [beam, ...formatCells(prices[1])],
      [`${effect} (needs our crew)`, ...formatCells(prices[2])],
      ['Our crew, from', ...formatCells(crew)],
      ['Indicative total for 24 hours, from', formatPrice(total), formatPrice(withGst(total))],
    ])
  })
})
