import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { packagePages } from '../../src/content/package-tiers'
import { packages } from '../../src/content/packages'
import { renderSite } from '../support/render-site'

/** What the client fixed: starting prices plus GST and with it, from basic to horizon. */
const prices = {
  functions: [
    ['$600', '$660'],
    ['$700', '$770'],
    ['$800', '$880'],
    ['$1,000', '$1,100'],
  ],
  weddings: [
    ['$1,000', '$1,100'],
    ['$1,200', '$1,320'],
    ['$1,800', '$1,980'],
    ['$2,500', '$2,750'],
  ],
  corporate: [
    ['$1,000', '$1,100'],
    ['$1,250', '$1,375'],
    ['$2,500', '$2,750'],
    ['$3,500', '$3,850'],
  ],
  'dj-equipment': [
    ['$250', '$275'],
    ['$300', '$330'],
    ['$500', '$550'],
    ['$700', '$770'],
  ],
  'av-equipment': [
    ['$150', '$165'],
    ['$220', '$242'],
    ['$400', '$440'],
    ['$650', '$715'],
  ],
  speakers: [
    ['$120', '$132'],
    ['$180', '$198'],
    ['$220', '$242'],
    ['$400', '$440'],
  ],
  production: [
    ['$350', '$385'],
    ['$480', '$528'],
    ['$650', '$715'],
    ['$800', '$880'],
  ],
} as const
const slugs = Object.keys(prices) as (keyof typeof prices)[]

const dryHire = [/24-hour hire/, /non-negotiable/, /tested before hire/, /on return/, /damage is billed to the hirer/]
const delivery = /delivery and pickup can be provided/i
const rules = {
  functions: [/minimum of 3 hours/, '$150.00 per extra hour +GST', '$165.00 per extra hour incl. GST'],
  weddings: [/5 hours/, /non-negotiable/, /travel, set-up and pack-down/],
  corporate: [/5 hours/],
  'dj-equipment': [...dryHire, delivery],
  'av-equipment': [...dryHire, delivery],
  speakers: [...dryHire, delivery, /all cables/i],
  production: [...dryHire, delivery, /all cables/i],
}

const tierNames = ['Basic', 'Premium', 'Diamond', 'Horizon']
const contactHref = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`

function tierCards() {
  const list = screen.getByRole('list', { name: /: tiers$/ })
  return [...list.children].map((card) => {
    if (!(card instanceof HTMLElement)) throw new Error('A tier is no element')
    return card
  })
}

describe('packages landing', () => {
  it('leads to the seven categories by slug, each with its cheapest price in both forms', async () => {
    await renderSite('/packages')
    const main = within(screen.getByRole('main'))
    expect(slugs).toEqual(packages.map((category) => category.slug))
    for (const { slug, title, description } of packages) {
      const link = main.getByRole('link', { name: title })
      expect(link).toHaveAttribute('href', `/packages/${slug}`)
      const card = link.closest('article')
      expect(card).toHaveTextContent(description)
      expect(card).toHaveTextContent(`from, +GST${prices[slug][0][0]}incl. GST${prices[slug][0][1]}`)
    }
  })

  it('lists every starting price', async () => {
    await renderSite('/packages')
    const [head, ...rows] = within(screen.getByRole('table', { name: /starting prices/i })).getAllByRole('row')
    const columns = within(head as HTMLElement).getAllByRole('columnheader')
    expect(columns.slice(-4).map((cell) => cell.textContent)).toEqual(tierNames)
    const listed = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    expect(listed).toEqual(slugs.flatMap((slug) => [0, 1].map((form) => prices[slug].map((pair) => pair[form]))))
  })
})

describe.each(slugs)('package %s', (slug) => {
  const page = packagePages[slug]

  it('shows four tiers with both prices, what each adds, and its own enquiry', async () => {
    await renderSite(`/packages/${slug}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.title)
    const cards = tierCards()
    expect(cards).toHaveLength(4)
    for (const [index, card] of cards.entries()) {
      const tier = page.tiers[index]
      const [plusGst, withGst] = prices[slug][index] ?? []
      const inCard = within(card)
      expect(inCard.getByRole('heading', { level: 3, name: tier?.name })).toBeInTheDocument()
      expect(card).toHaveTextContent(`From ${plusGst}+GSTFrom ${withGst} incl. GST`)
      const before = tierNames[index - 1]
      expect(inCard.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        ...(before ? [`=Everything in ${before}`] : []),
        ...(tier?.features ?? []).map((feature) => `+${feature}`),
      ])
      expect(inCard.getByRole('link', { name: `Enquire about ${tier?.name}` })).toHaveAttribute(
        'href',
        contactHref(`Package Enquiry: ${tier?.name}`),
      )
    }
  })

  it('marks premium and horizon, and no other', async () => {
    await renderSite(`/packages/${slug}`)
    const badges = tierCards().map((card) => within(card).queryByText(/^(Popular Choice|Best Value!)$/)?.textContent)
    expect(badges).toEqual([undefined, 'Popular Choice', undefined, 'Best Value!'])
  })

  it('states its rules, lists the add-ons and takes a general enquiry', async () => {
    await renderSite(`/packages/${slug}`)
    const box = screen.getByRole('region', { name: 'Important Package Information' })
    for (const rule of rules[slug]) expect(box).toHaveTextContent(rule)
    const addOns = within(screen.getByRole('region', { name: 'Add to any tier' })).getAllByRole('listitem')
    expect(addOns.map((item) => item.textContent)).toEqual(page.addOns.map((addOn) => `+${addOn}`))
    expect(screen.getByRole('link', { name: 'Enquire About Packages' })).toHaveAttribute('href', contactHref(slug))
  })

  it('compares the tiers in a table that ends in both prices', async () => {
    await renderSite(`/packages/${slug}`)
    const table = screen.getByRole('table', { name: new RegExp(page.title) })
    const [head, ...rows] = within(table).getAllByRole('row')
    const columns = within(head as HTMLElement).getAllByRole('columnheader')
    expect(columns.slice(1).map((cell) => cell.textContent)).toEqual(tierNames)

    const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell')
    const features = rows.slice(0, -2)
    expect(features).toHaveLength(page.comparison.length)
    for (const [index, row] of features.entries()) {
      expect(within(row).getByRole('rowheader')).toHaveTextContent(page.comparison[index]?.label ?? '')
      // An empty cell shows a dot and tells screen readers "no".
      expect(cellsOf(row).map((cell) => cell.textContent)).toEqual(
        page.comparison[index]?.values.map((value) => value || '·no'),
      )
    }
    const [plusGst, withGst] = rows.slice(-2).map((row) => ({
      label: within(row).getByRole('rowheader').textContent,
      cells: cellsOf(row).map((cell) => cell.textContent),
    }))
    expect(plusGst).toEqual({ label: 'From, +GST', cells: prices[slug].map((pair) => pair[0]) })
    expect(withGst).toEqual({ label: 'From, incl. GST', cells: prices[slug].map((pair) => pair[1]) })
  })

  it('leads on to the other six categories', async () => {
    await renderSite(`/packages/${slug}`)
    const others = within(screen.getByRole('region', { name: 'Other packages' })).getAllByRole('link')
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      slugs.filter((other) => other !== slug).map((other) => `/packages/${other}`),
    )
  })

  it('describes its tiers to search engines, with the price in both forms', async () => {
    await renderSite(`/packages/${slug}`)
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    expect(data['@type']).toBe('Service')
    expect(data.provider['@id']).toMatch(/#business$/)
    const number = (text: string) => Number(text.replaceAll(/[$,]/g, ''))
    expect(
      data.hasOfferCatalog.itemListElement.map(
        (offer: { priceSpecification: { minPrice: number; valueAddedTaxIncluded: boolean }[] }) =>
          offer.priceSpecification.map(({ minPrice, valueAddedTaxIncluded }) => [minPrice, valueAddedTaxIncluded]),
      ),
    ).toEqual(
      prices[slug].map(([plusGst, withGst]) => [
        [number(plusGst), false],
        [number(withGst), true],
      ]),
    )
  })
})

describe('package pictures', () => {
  async function openSecondPicture() {
    const view = await renderSite('/packages/functions')
    const button = within(tierCards()[1] as HTMLElement).getByRole('button', { name: /enlarge$/ })
    await view.user.click(button)
    const dialog = await screen.findByRole('dialog')
    const picture = await within(dialog).findByRole('img', { name: packagePages.functions.tiers[1].image.alt })
    return { ...view, button, dialog, picture, slide: picture.closest('.yarl__slide') as HTMLElement }
  }

  it('open at the one that was pressed', async () => {
    const { slide } = await openSecondPicture()
    expect(slide).toHaveClass('yarl__slide_current')
  })

  it('close with the button, which gives the focus back to the picture', async () => {
    const { user, button, dialog } = await openSecondPicture()
    await user.click(within(dialog).getByRole('button', { name: 'Close image' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it('close on Escape', async () => {
    const { dialog } = await openSecondPicture()
    // What the browser turns the key into on a modal dialog; jsdom does not.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('close on a press beside the picture, but not on the picture or after a swipe', async () => {
    const { user, dialog, picture, slide } = await openSecondPicture()
    await user.click(picture)
    await user.pointer([
      { keys: '[MouseLeft>]', target: slide, coords: { clientX: 300, clientY: 500 } },
      { keys: '[/MouseLeft]', target: slide, coords: { clientX: 100, clientY: 500 } },
    ])
    expect(dialog).toBeInTheDocument()
    await user.click(slide)
    expect(dialog).not.toBeInTheDocument()
  })

  it('do not stay open on the next category', async () => {
    const { user, location } = await openSecondPicture()
    const others = within(screen.getByRole('region', { name: 'Other packages', hidden: true }))
    await user.click(others.getByRole('link', { name: 'Speakers', hidden: true }))
    expect(location()).toBe('/packages/speakers')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(packagePages.speakers.title)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('lets the keyboard scroll the tiers where they are a row to swipe, and only there', async () => {
  const wide = await renderSite('/packages/functions')
  expect(screen.getByRole('list', { name: /: tiers$/ })).not.toHaveAttribute('tabindex')
  wide.unmount()

  const phone = (query: string) => ({ matches: /not all and \(min-width: 720px\)/.test(query), media: query })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...phone(query), addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  )
  await renderSite('/packages/functions')
  expect(screen.getByRole('list', { name: /: tiers$/ })).toHaveAttribute('tabindex', '0')
})

it.each(['fireworks', 'constructor'])(
  'says so when there is no package %s, and leads to those there are',
  async (slug) => {
    await renderSite(`/packages/${slug}`)
    expect(screen.getByRole('heading', { level: 1, name: 'Package Not Found' })).toBeInTheDocument()
    expect(
      screen.getByText("The package you're looking for doesn't exist or is no longer available."),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View Available Packages' })).toHaveAttribute('href', '/packages')
  },
)
