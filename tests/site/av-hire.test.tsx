import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath, MemoryRouter, Router, type To, useNavigate } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { App } from '../../src/App'
import { equipmentCategories, equipment } from '../../src/content/equipment'
import { formatPrice, withGst } from '../../src/lib/money'
import { EquipmentGrid } from '../../src/pages/av-hire/EquipmentGrid'
import { matchPage } from '../../src/sitemap'
import { renderSite } from '../support/render-site'

// Whole pages of 36 cards, rendered many times over: a busy machine needs its time for that.
vi.setConfig({ testTimeout: 20_000 })

const total = equipment.length
const searchBox = () => screen.getByPlaceholderText('Find What You Need')
const category = (name: string) => within(screen.getByLabelText('Category')).getByRole('button', { name })
const openItem = (name: string) => screen.getByText(name, { selector: 'article h3 button' })
// By element, not by role: 36 cards are many to compute names and roles for again and again.
const names = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent)
const cardButton = (name: string) => {
  const card = openItem(name.replace(/^Add(ed)? to Quote /, '')).closest('article')
  return within(card as HTMLElement).getByRole('button', { name })
}
const cartButton = () => screen.getByText(/^Quote cart ·/)
const cartPanel = () => within(screen.getByRole('dialog', { name: 'Quote cart' }))
const openCart = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(cartButton())
  await screen.findByRole('dialog', { name: 'Quote cart' })
}
const paramsOf = (address: string) => new URL(address, 'https://southbeam.example').searchParams

/** Renders the site with a button that goes back, as the browser's does. */
async function renderWithBack(href: string) {
  await matchPage('/av-hire').page.Page.preload()
  function Back() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
    )
  }
  render(
    <MemoryRouter initialEntries={['/faq', href]} initialIndex={1}>
      <App />
      <Back />
    </MemoryRouter>,
  )
  return { user: userEvent.setup(), back: () => screen.getByText('browser back') }
}

describe('hire catalogue', () => {
  it('shows every item with both prices, under its heading and the long-term notice', async () => {
    await renderSite('/av-hire')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Professional AV Equipment Hire')
    const notice = within(screen.getByRole('region', { name: 'Long-Term Hire Available' }))
    expect(notice.getByText(/contact the team for custom rates/)).toBeInTheDocument()
    expect(notice.getByRole('link')).toHaveAttribute('href', '/contact')

    const cards = screen.getAllByRole('article')
    expect(cards).toHaveLength(total)
    equipment.forEach((item, index) => {
      expect(cards[index]).toHaveTextContent(item.name)
      expect(cards[index]).toHaveTextContent(`${formatPrice(item.price24h)} +GST per 24 h`)
      expect(cards[index]).toHaveTextContent(`${formatPrice(withGst(item.price24h))} incl. GST`)
    })
  })

  it('names the one range as a range', async () => {
    await renderSite('/av-hire?q=moving%20head%20beam')
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('From $60-$90 +GST per 24 h')
    expect(card).toHaveTextContent('From $66-$99 incl. GST')
  })
})

describe('hire search', () => {
  it('finds names and descriptions in any case, and keeps the focus and the place while the words go into the address', async () => {
    const { user, location } = await renderSite('/av-hire')
    vi.mocked(window.scrollTo).mockClear()
    await user.type(searchBox(), 'DRY ice')
    expect(names()).toEqual(['Low Fog'])
    expect(screen.getByRole('status')).toHaveTextContent(`1 of ${total} items`)
    await waitFor(() => expect(location()).toBe('/av-hire?q=DRY+ice'))
    expect(searchBox()).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('filters by category, together with the words', async () => {
    const { user, location } = await renderSite('/av-hire')
    expect(category(`All ${total}`)).toHaveAttribute('aria-pressed', 'true')
    for (const { id, name } of equipmentCategories) {
      await user.click(category(name))
      expect(category(name)).toHaveAttribute('aria-pressed', 'true')
      expect(category(`All ${total}`)).toHaveAttribute('aria-pressed', 'false')
      expect(names()).toEqual(equipment.filter((item) => item.category === id).map((item) => item.name))
      expect(location()).toBe(`/av-hire?category=${id}`)
    }
    await user.click(category('Lighting'))
    await user.type(searchBox(), 'beam')
    expect(names()).toEqual(['Moving Head Beam'])
    await user.click(category('SFX'))
    expect(names()).toEqual(['Haze Machine'])
    expect(location()).toBe('/av-hire?q=beam&category=sfx')
    await user.click(category(`All ${total}`))
    expect(names()).toEqual(['Moving Head Beam', 'Haze Machine'])
    expect(location()).toBe('/av-hire?q=beam')
  })

  it('says so when nothing is found, and clears words and category with one button', async () => {
    const { user, location } = await renderSite('/av-hire?q=zither&category=sfx')
    expect(screen.getByText('No equipment found')).toBeInTheDocument()
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(`0 of ${total} items`)
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }))
    expect(names()).toHaveLength(total)
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveFocus()
    expect(location()).toBe('/av-hire')
  })

  it('goes back over categories and items, but not over letters', async () => {
    const { user, back } = await renderWithBack('/av-hire')
    await user.click(category('Lighting'))
    await user.type(searchBox(), 'wall')
    await user.click(openItem('Wireless Uplight Set of 4'))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()

    await user.click(back())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(searchBox()).toHaveValue('wall')
    expect(category('Lighting')).toHaveAttribute('aria-pressed', 'true')
    await user.click(back())
    expect(searchBox()).toHaveValue('')
    expect(category('Lighting')).toHaveAttribute('aria-pressed', 'false')
    await user.click(back())
    await waitFor(() => expect(screen.queryByPlaceholderText('Find What You Need')).not.toBeInTheDocument())
  })

  it('does not fall back to an old filter while the router is still on its way', async () => {
    await matchPage('/av-hire').page.Page.preload()
    const written: string[] = []
    const write = (to: To) => void written.push(typeof to === 'string' ? to : createPath(to))
    const navigator = { createHref: String, go: () => undefined, push: write, replace: write }
    render(
      <Router location="/av-hire?q=beam&category=lighting" navigator={navigator}>
        <App />
      </Router>,
    )
    const user = userEvent.setup()
    await user.clear(searchBox())
    await user.click(category(`All ${total}`))
    expect(names()).toHaveLength(total)
    // Longer than the words take to settle into the address.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(names()).toHaveLength(total)
    expect(written.at(-1)).toBe('/av-hire')
  })

  it('ignores a category or an item that it does not know, and keeps what else stands in the address', async () => {
    const { user, location } = await renderSite('/av-hire?category=lasers&item=fax-machine&utm_source=flyer')
    expect(names()).toHaveLength(total)
    expect(category(`All ${total}`)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(category('SFX'))
    expect(paramsOf(location()).get('utm_source')).toBe('flyer')
  })

  it('mounts a long catalogue bit by bit', async () => {
    const user = userEvent.setup()
    const [first] = equipment
    if (!first) throw new Error('The catalogue is empty')
    const many = Array.from({ length: 3600 }, (_, index) => ({ ...first, id: `item-${index}` as typeof first.id }))
    render(<EquipmentGrid items={many} cart={[]} onOpen={() => undefined} onAdd={() => undefined} />)
    expect(screen.getAllByRole('article')).toHaveLength(36)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('article')).toHaveLength(72)
  })
})

describe('item dialog', () => {
  it('tells everything about an item, and gives the focus back', async () => {
    const { user, location } = await renderSite('/av-hire')
    const item = equipment.find(({ id }) => id === 'cdj-3000-set')
    await user.click(openItem('CDJ-3000 Set'))
    expect(location()).toBe('/av-hire?item=cdj-3000-set')
    const dialog = await screen.findByRole('dialog', { name: 'CDJ-3000 Set' })
    const { dimensions, power, weight, additional } = item?.specifications ?? { additional: [] }
    for (const text of [item?.description, item?.notes, dimensions, power, weight, ...additional]) {
      expect(within(dialog).getByText(text ?? '')).toBeInTheDocument()
    }
    expect(dialog).toHaveTextContent('$300 +GST per 24 h')
    expect(dialog).toHaveTextContent('$330 incl. GST')
    expect(within(dialog).getAllByRole('button', { name: /enlarge$/ })).toHaveLength(2)

    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(location()).toBe('/av-hire')
    expect(openItem('CDJ-3000 Set')).toHaveFocus()
  })

  it('enlarges both pictures, and closes the viewer before itself', async () => {
    const { user } = await renderSite('/av-hire?item=cdj-3000-set')
    const [, back] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: /enlarge$/ })
    if (!back) throw new Error('No second picture')
    await user.click(back)
    const viewer = screen.getByRole('dialog', { name: 'CDJ-3000 Set pictures' })
    fireEvent(viewer, new Event('cancel', { cancelable: true }))
    expect(screen.getByRole('dialog', { name: 'CDJ-3000 Set' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'CDJ-3000 Set pictures' })).not.toBeInTheDocument()
    expect(back).toHaveFocus()
  })

  it('closes without leaving the page, however it was reached and however often Escape is pressed', async () => {
    const { user, back } = await renderWithBack('/av-hire?item=low-fog')
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(openItem('XDJ-XZ'))
    const dialog = await screen.findByRole('dialog')
    act(() => {
      for (let press = 0; press < 3; press++) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Professional AV Equipment Hire')
    // And the dialogs have left no steps behind.
    await user.click(back())
    await waitFor(() => expect(screen.queryByPlaceholderText('Find What You Need')).not.toBeInTheDocument())
  })

  it('adds its item to the quote once, and says that it is there', async () => {
    const { user } = await renderSite('/av-hire?item=low-fog')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Add to Quote' }))
    expect(dialog.getByRole('button', { name: 'Added to Quote' })).toBeDisabled()
    expect(dialog.getByText('1 item in your quote')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'View quote' }))
    await screen.findByRole('dialog', { name: 'Quote cart' })
    expect(cartPanel().getByRole('heading', { name: 'Low Fog' })).toBeInTheDocument()
  })
})

describe('quote cart', () => {
  async function addThree(user: ReturnType<typeof userEvent.setup>) {
    for (const name of ['XDJ-XZ', '28-Inch Tower', 'Moving Head Beam']) {
      await user.click(cardButton(`Add to Quote ${name}`))
      expect(cardButton(`Added to Quote ${name}`)).toBeDisabled()
    }
  }

  it('lists what was added with its total, removes an item and takes the focus along', async () => {
    const { user } = await renderSite('/av-hire')
    expect(screen.queryByRole('button', { name: /^View quote/ })).not.toBeInTheDocument()
    await addThree(user)
    expect(cartButton()).toHaveTextContent('Quote cart · 3 items')
    expect(screen.getByRole('button', { name: 'View quote · 3 items' })).toBeInTheDocument()

    await openCart(user)
    const panel = screen.getByRole('dialog', { name: 'Quote cart' })
    expect(panel).toHaveTextContent('$320-$350 +GST per 24 h')
    expect(panel).toHaveTextContent('$352-$385 incl. GST')
    await user.click(cartPanel().getByRole('button', { name: 'Remove Moving Head Beam' }))
    expect(cartPanel().getByRole('button', { name: 'Remove 28-Inch Tower' })).toHaveFocus()
    expect(panel).toHaveTextContent('$260 +GST per 24 h')
    expect(panel).toHaveTextContent('$286 incl. GST')
    expect(panel).toHaveTextContent('2 items')

    await user.click(cartPanel().getByRole('button', { name: 'Close quote cart' }))
    expect(cartButton()).toHaveFocus()
    expect(cardButton('Add to Quote Moving Head Beam')).toBeEnabled()
  })

  it('is cleared with one button and brought back with another', async () => {
    const { user } = await renderSite('/av-hire')
    await addThree(user)
    await openCart(user)
    await user.click(cartPanel().getByRole('button', { name: 'Clear quote' }))
    expect(cartPanel().getByText('Empty')).toBeInTheDocument()
    expect(cartPanel().queryByRole('link', { name: 'Request Quote' })).not.toBeInTheDocument()
    await user.click(cartPanel().getByRole('button', { name: 'Undo clear' }))
    expect(cartPanel().getAllByRole('listitem')).toHaveLength(3)
  })

  it('asks for a quote with the exact subject and message, and is still there afterwards', async () => {
    const { user, location } = await renderSite('/av-hire')
    await addThree(user)
    await openCart(user)
    await user.click(cartPanel().getByRole('link', { name: 'Request Quote' }))
    await waitFor(() => expect(location()).toMatch(/^\/contact\?/))
    expect(paramsOf(location()).get('subject')).toBe('AV Hire Quote Request: XDJ-XZ, 28-Inch Tower, Moving Head Beam')
    const message = paramsOf(location()).get('message')
    expect(message).toContain(
      '- XDJ-XZ ($100/24h)\n- 28-Inch Tower ($160/24h)\n- Moving Head Beam (From $60-$90/24h)\n',
    )
    expect(message).toMatch(/availability and total pricing/)
    expect(localStorage.getItem('southbeam.quote.v1')).toBe('["xdj-xz","pa-tower-28","moving-head-beam"]')
  })

  it('survives a reload', async () => {
    const { user, unmount } = await renderSite('/av-hire')
    await addThree(user)
    unmount()
    await renderSite('/av-hire')
    expect(cartButton()).toHaveTextContent('3 items')
  })

  it('follows what another tab does, and does not undo it', async () => {
    const { user } = await renderSite('/av-hire')
    await addThree(user)
    localStorage.setItem('southbeam.quote.v1', '["low-fog"]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'southbeam.quote.v1' })))
    expect(cartButton()).toHaveTextContent('1 item')
    // This one arrives without an event, as it may while the tab sleeps.
    localStorage.setItem('southbeam.quote.v1', '["low-fog","co2-jet"]')
    await user.click(cardButton('Add to Quote XDJ-XZ'))
    expect(localStorage.getItem('southbeam.quote.v1')).toBe('["low-fog","co2-jet","xdj-xz"]')
    expect(cartButton()).toHaveTextContent('3 items')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(cartButton()).toHaveTextContent('empty')
  })

  it('starts empty on broken storage', async () => {
    localStorage.setItem('southbeam.quote.v1', '{"oops')
    await renderSite('/av-hire')
    expect(cartButton()).toHaveTextContent('empty')
  })

  it.each(['getItem', 'setItem'] as const)('works for the visit where storage refuses %s', async (method) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    if (method === 'getItem') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    const { user } = await renderSite('/av-hire')
    await addThree(user)
    expect(cartButton()).toHaveTextContent('3 items')
    vi.restoreAllMocks()
    // Once storage works again the next change is kept.
    await openCart(user)
    await user.click(cartPanel().getByRole('button', { name: 'Remove XDJ-XZ' }))
    expect(localStorage.getItem('southbeam.quote.v1')).toBe('["pa-tower-28","moving-head-beam"]')
  })

  it('prints as a list of items and prices while it is open', async () => {
    const { user } = await renderSite('/av-hire')
    await addThree(user)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await openCart(user)
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Item', '+GST per 24 h', 'incl. GST'],
      ['XDJ-XZ', '$100', '$110'],
      ['28-Inch Tower', '$160', '$176'],
      ['Moving Head Beam', 'From $60-$90', 'From $66-$99'],
      ['Indicative total', '$320-$350', '$352-$385'],
    ])
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(cartPanel().getByRole('button', { name: 'Print list' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
