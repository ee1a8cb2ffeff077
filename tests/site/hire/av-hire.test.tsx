import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  equipment,
  equipmentCategories,
  type EquipmentId,
  findEquipment,
  getEquipment,
} from '../../../src/content/equipment'
import { formatKitItem } from '../../../src/hire/kit-totals'
import { addPrices, formatPrice, withGst } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteBar'
import { pressEscape } from '../../support/site/dom'
import { renderSite } from '../../support/site/render-site'

const ITEMS: EquipmentId[] = ['xdj-xz', 'pa-tower-28', 'moving-head-beam']
const [decks, tower, beam, effect] = (['xdj-xz', 'pa-tower-28', 'moving-head-beam', 'cold-spark'] as const).map(
  (id) => getEquipment(id).name,
) as [string, string, string, string]
const searchBox = () => screen.getByPlaceholderText('Find What You Need')
const categoryButton = (name: string | RegExp) =>
  within(screen.getByLabelText('Category')).getByRole('button', { name })
// Queries by element and text, because computing the roles and names of all cards is slow.
const shownItems = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent)
const itemLink = (name: string) => screen.getByText(name, { selector: 'article h3 a' })
const card = (item: string) => within(itemLink(item).closest('article') as HTMLElement)
const addButton = (item: string) => card(item).getByRole('button')
const quoteButton = () => screen.getByText(/^Quote cart ·/)
const quotePanel = () => screen.getByRole('dialog', { name: 'Quote cart' })
const getParams = (href: string) => new URL(href, 'https://site.example').searchParams

async function fillQuote(user: UserEvent) {
  for (const id of ITEMS) await user.click(addButton(findEquipment(id)?.name ?? id))
}

beforeAll(async () => {
  await QuoteContents.preload()
})

describe('hire catalogue', () => {
  it('shows an item, and one that our crew builds, with both prices and a link to its page', async () => {
    await renderSite('/av-hire')
    expect(shownItems()).toEqual(equipment.map((item) => item.name))
    for (const id of ['xdj-xz', 'cold-spark'] as const) {
      const { name, price24h, crewFrom = 0 } = getEquipment(id)
      const total = addPrices([price24h, crewFrom])
      expect(itemLink(name)).toHaveAttribute('href', `/av-hire/${id}`)
      expect(itemLink(name).closest('article')).toHaveTextContent(
        `${formatPrice(withGst(total))} incl. GST ${crewFrom > 0 ? 'with crew ' : ''}${formatPrice(total)} +GST`,
      )
    }
    expect(screen.getByRole('region', { name: 'Long-Term Hire Available' })).toHaveTextContent(
      /contact the team for custom rates/i,
    )
  })
})

describe('the card of an item', () => {
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
    expect(addButton(decks)).toHaveAccessibleName(`Add to Quote ${decks}`)
    expect(card(decks).queryByRole('group')).not.toBeInTheDocument()
    expect(quoteButton()).toHaveTextContent('empty')
  })
})

describe('hire search', () => {
  it('shows a message if nothing is found, with a button that clears query and category', async () => {
    const { user, location } = await renderSite('/av-hire?q=zzzzqqq&category=sfx')
    expect(screen.getByText('No equipment found')).toBeInTheDocument()
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }))
    expect(shownItems()).toHaveLength(equipment.length)
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveFocus()
    expect(location()).toBe('/av-hire')
  })

  it.each([
    [' zzzzqqq & co ', 'zzzzqqq & co'],
    // A long text is shortened.
    [`${'😀'.repeat(10)}${'z'.repeat(80)}`, `${'😀'.repeat(10)}${'z'.repeat(50)}…`],
  ])('offers to ask about "%s", which was not found', async (query, shown) => {
    await renderSite(`/av-hire?q=${encodeURIComponent(query)}`)
    const href = screen.getByText(`Ask us for “${shown}”`).closest('a')?.getAttribute('href') ?? ''
    expect(href).toMatch(/^\/contact\?/)
    expect(getParams(href).get('subject')).toBe(`AV Hire: ${shown}`)
  })

  it('offers what was found in other categories', async () => {
    const { name, category } = getEquipment('haze-machine')
    const other = equipmentCategories.find(({ id }) => id !== category)
    const { user, location } = await renderSite(`/av-hire?q=${name}&category=${other?.id}`)
    expect(screen.getByText('No equipment found')).toBeInTheDocument()
    const button = screen.getByRole('button', { name: /^Show \d+ items? in other categories$/ })
    await user.click(button)
    expect(shownItems()).toHaveLength(Number(/\d+/.exec(button.textContent)?.[0]))
    expect(shownItems()).toContain(name)
    expect(searchBox()).toHaveFocus()
    expect(location()).not.toContain('category')
  })

  it.each(['speeker', 'speaker zzzzqqq'])('says that "%s" has no exact match, and offers to ask', async (query) => {
    await renderSite(`/av-hire?q=${query}`)
    const sentence = screen.getByText(`No exact match for “${query}”. These come closest.`, { exact: false })
    const note = sentence.closest('[role=status]') as HTMLElement
    const link = within(note).getByRole('link', { name: 'Ask us about it' })
    expect(getParams(link.getAttribute('href') ?? '').get('subject')).toBe(`AV Hire: ${query}`)
    fireEvent.change(searchBox(), { target: { value: 'speaker' } })
    await waitFor(() => expect(note).toBeEmptyDOMElement())
  })

  it('ignores an unknown category or item, and keeps other parameters', async () => {
    const { user, location } = await renderSite('/av-hire?category=lasers&item=fax-machine&utm_source=flyer')
    expect(shownItems()).toHaveLength(equipment.length)
    expect(categoryButton(/^All /)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(categoryButton('SFX'))
    expect(getParams(location()).get('utm_source')).toBe('flyer')
  })
})

describe('quote cart', () => {
  it('removes an item and moves the focus to a neighbour, then to the empty panel', async () => {
    const { user } = await renderSite('/av-hire')
    await fillQuote(user)
    await user.click(quoteButton())
    const removeButton = (name: string) => within(quotePanel()).getByRole('button', { name: `Remove ${name}` })
    await user.click(removeButton(beam))
    expect(removeButton(tower)).toHaveFocus()
    expect(quotePanel()).toHaveTextContent('$260 +GST for 24 h')
    await waitFor(() => expect(within(quotePanel()).getAllByRole('listitem')).toHaveLength(2))
    await user.click(removeButton(decks))
    expect(removeButton(tower)).toHaveFocus()
    await user.click(removeButton(tower))
    expect(within(quotePanel()).getByText('Empty')).toBeInTheDocument()
    expect(document.activeElement).toContainElement(within(quotePanel()).getByText('Empty'))

    await user.click(within(quotePanel()).getByRole('button', { name: 'Close quote cart' }))
    await waitFor(() => expect(quoteButton()).toHaveFocus())
    expect(addButton(beam)).toBeEnabled()
  })

  it('has 1 to 20 of an item, and keeps the focus at both ends', async () => {
    const kit = [
      { id: 'xdj-xz', count: 19 },
      { id: 'low-fog', count: 2 },
    ]
    localStorage.setItem('site.quote', JSON.stringify({ kit }))
    const { user } = await renderSite('/av-hire')
    await user.click(quoteButton())
    for (const { button, end } of [
      { button: `One more ${decks}`, end: '20' },
      { button: `One less ${getEquipment('low-fog').name}`, end: '1' },
    ]) {
      const step = within(quotePanel()).getByRole('button', { name: button })
      await user.dblClick(step)
      expect(step.parentElement).toHaveTextContent(end)
      expect(step).toHaveFocus()
    }
  })

  it('has as many of an item as are typed, and ignores what is no such number', async () => {
    localStorage.setItem('site.quote', JSON.stringify({ kit: [{ id: 'xdj-xz', count: 2 }] }))
    const { user } = await renderSite('/av-hire')
    await user.click(quoteButton())
    const field = within(quotePanel()).getByRole('textbox', { name: `Number of ${decks}` })
    await user.click(field)
    // A press selects the number.
    await user.keyboard('1x2')
    expect(field).toHaveValue('12')
    expect(quotePanel()).toHaveTextContent('$1,200 +GST')
    await user.clear(field)
    expect(field).toHaveValue('')
    expect(quotePanel()).toHaveTextContent('12 items')
    await user.keyboard('0')
    await user.tab()
    expect(field).toHaveValue('12')
    await user.type(field, '21', { initialSelectionStart: 0, initialSelectionEnd: 2 })
    expect(field).toHaveValue('20')
    expect(within(quotePanel()).getByText('At most 20 of each.')).toBeInTheDocument()
    await user.tab()
    expect(within(quotePanel()).queryByText('At most 20 of each.')).not.toBeInTheDocument()
    expect(quotePanel()).toHaveTextContent('20 items')
  })

  it('does not change a count to a part of a number, and asks for a whole one', async () => {
    localStorage.setItem('site.quote', JSON.stringify({ kit: [{ id: 'xdj-xz', count: 1 }] }))
    const { user } = await renderSite('/av-hire')
    await user.click(quoteButton())
    const field = within(quotePanel()).getByRole('textbox', { name: `Number of ${decks}` })
    await user.click(field)
    await user.keyboard('1,5')
    expect(field).toHaveValue('1,5')
    expect(within(quotePanel()).getByText('Please enter a whole number from 1 to 20.')).toBeInTheDocument()
    await user.tab()
    expect(field).toHaveValue('1')
    expect(within(quotePanel()).queryByText(/^Please enter a whole number/)).not.toBeInTheDocument()
  })

  it('shows the sum for dates that were chosen before, and copies them with the counts for the venue', async () => {
    vi.setSystemTime('2026-11-23T12:00:00+11:00')
    const kit = [{ id: 'powered-speaker-12', count: 2 }]
    const dates = { from: '2026-12-04', to: '2026-12-07' }
    localStorage.setItem('site.quote', JSON.stringify({ kit, dates }))
    const { user } = await renderSite('/av-hire')
    await user.click(quoteButton())
    const panel = within(quotePanel())
    for (const element of [within(quotePanel()).getByRole('listitem'), panel.getByText('Total').parentElement]) {
      expect(element).toHaveTextContent('$286 incl. GST $260 +GST for 2 days')
    }
    expect(quotePanel()).toHaveTextContent('A longer hire may be discounted.')
    await user.click(panel.getByRole('button', { name: /^What it needs on site/ }))
    await user.click(await screen.findByRole('button', { name: 'Copy for the venue' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('\nEvent date and times: Friday 4 to Monday 7 December 2026\nRoom or area:\n')
    expect(copied).toContain(formatKitItem({ id: 'powered-speaker-12', count: 2 }))
    pressEscape(screen.getByRole('dialog', { name: 'What it needs on site' }))
    fireEvent.change(panel.getByLabelText('Return'), { target: { value: '2026-12-03' } })
    expect(panel.getByLabelText('Return')).toHaveAccessibleDescription(/^The return is before the collection/)
    expect(quotePanel()).toHaveTextContent('$130 +GST for 24 hours')
  })

  it.each(['/av-hire', '/av-hire/lighting', '/av-hire/led-par'])(
    'of %s is closed by Back, once by two presses of Escape',
    async (path) => {
      localStorage.setItem('site.quote', JSON.stringify({ kit: [{ id: 'xdj-xz', count: 1 }] }))
      const { user, location, goBack } = await renderSite(path, { history: ['/packages'] })
      const openQuote = () => user.click(screen.getByText(/^View quote ·/))
      const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await openQuote()
      expect(quotePanel()).toBeInTheDocument()
      await goBack()
      await expectClosed()
      expect(location()).toBe(path)
      await openQuote()
      const panel = quotePanel()
      pressEscape(panel)
      pressEscape(panel)
      await expectClosed()
      expect(location()).toBe(path)
    },
  )

  it('is cleared with one button and restored with another, and closed empty moves the focus to the heading', async () => {
    const { user } = await renderSite('/av-hire')
    await fillQuote(user)
    // The bar of a phone, which is gone when the quote is empty.
    await user.click(screen.getByRole('button', { name: /^View quote/ }))
    const panel = within(quotePanel())
    await user.click(panel.getByRole('button', { name: 'Clear quote' }))
    expect(panel.getByText('Empty')).toBeInTheDocument()
    expect(panel.queryByRole('link', { name: 'Request Quote' })).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Undo clear' }))
    expect(panel.getAllByRole('listitem')).toHaveLength(ITEMS.length)
    expect(quotePanel()).toContainElement(document.activeElement as HTMLElement)
    await user.click(panel.getByRole('button', { name: 'Clear quote' }))
    await user.click(panel.getByRole('button', { name: 'Close quote cart' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('prints as a table of items, their crew and prices while it is open', async () => {
    const { user } = await renderSite('/av-hire')
    for (const name of [decks, beam, effect]) await user.click(addButton(name))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(quoteButton())
    expect(quotePanel()).toHaveTextContent(
      /Total.*From \$517-\$550 incl. GST with crew \$470-\$500 \+GST for 24 hours Gear \$385-\$418 incl. GST \(\$350-\$380\+GST\), plus crew from \$132/,
    )
    // A row has one figure: the parts are those of the total.
    for (const row of within(quotePanel()).getAllByRole('listitem')) expect(row).not.toHaveTextContent('plus crew')
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Item', '+GST per 24 hours', 'incl. GST'],
      [decks, '$100', '$110'],
      [beam, 'From $60-$90', 'From $66-$99'],
      [`${effect} (needs our crew)`, '$190', '$209'],
      ['Our crew, from', '$120', '$132'],
      ['Indicative total for 24 hours, from', '$470-$500', '$517-$550'],
    ])
    // Browsers repeat a footer on every sheet, where the total would look like that of the sheet.
    expect(document.querySelector('tfoot')).toBeNull()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(within(quotePanel()).getByRole('button', { name: 'Print quote' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
