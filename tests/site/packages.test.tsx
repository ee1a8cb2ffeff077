import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type EquipmentId, getEquipment } from '../../src/content/equipment'
import { HIRE_HOURS } from '../../src/content/hire-terms'
import { type Feature, getPackage, packages, type PackageSlug, tierLabels, tierNames } from '../../src/content/packages'
import { functions } from '../../src/content/packages/functions'
import { speakers } from '../../src/content/packages/speakers'
import { addPrices, formatAud, formatBothPrices, formatPrice, withGst } from '../../src/lib/money'
import { getTierItems } from '../../src/plan/tiers'
import { mockMedia } from '../support/dom'
import { renderSite } from '../support/render-site'

const slugs = packages.map(({ slug }) => slug)
const getPrices = (slug: PackageSlug) => getPackage(slug).tiers.map(({ price }) => price)

const formatRow = (row: readonly number[]) => row.map(formatAud)
const formatRowWithGst = (row: readonly number[]) => row.map((price) => formatAud(withGst(price)))

/** What the crew of each tier costs on top of its price. 0 for a package with a crew. */
const getCrewPrices = (slug: PackageSlug) =>
  tierNames.map((_, index) => {
    const items = [...getTierItems(getPackage(slug), index)]
    const prices = items.map(([id, quantity]) => (getEquipment(id).crewFrom ?? 0) * quantity)
    return getPackage(slug).crewed ? 0 : prices.reduce((sum, price) => sum + price, 0)
  })
const formatCrewRow = (slug: PackageSlug, format: (price: number) => string) =>
  getCrewPrices(slug).map((price) => (price > 0 ? `plus crew from ${format(price)}` : ''))

const withQuantity = (id: EquipmentId, quantity = 1) => (quantity > 1 ? `${quantity} × ` : '') + getEquipment(id).name
/** Which of these hire items each tier has. */
const toItemTexts = (slug: PackageSlug, ids: readonly EquipmentId[]) =>
  tierNames.map((_, index) => {
    const items = getTierItems(getPackage(slug), index)
    return ids.flatMap((id) => (items.has(id) ? withQuantity(id, items.get(id)) : [])).join(', ')
  })
function toText(feature: string | Feature) {
  const { text, replaces, note } = typeof feature === 'string' ? { text: feature } : feature
  return `${text}${replaces ? ` in place of ${replaces}` : ''}${note ? `. ${note}` : ''}`
}
const labels = tierNames.map((tier) => tierLabels[tier])
const contactHref = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`
const getTexts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const getTierCards = () => [...screen.getByRole('list', { name: /: tiers$/ }).children] as HTMLElement[]

describe('packages page', () => {
  it('links to every category with its lowest price, excluding and including GST', async () => {
    await renderSite('/packages')
    const main = within(screen.getByRole('main'))
    for (const { slug, name, description } of packages) {
      const link = main.getByRole('link', { name })
      expect(link).toHaveAttribute('href', `/packages/${slug}`)
      const card = link.closest('article')
      const lowest = Math.min(...getPrices(slug))
      expect(card).toHaveTextContent(description)
      expect(card).toHaveTextContent(`From ${formatAud(lowest)}+GSTFrom ${formatAud(withGst(lowest))} incl. GST`)
    }
  })

  it('lists all starting prices', async () => {
    await renderSite('/packages')
    const [head, ...rows] = within(screen.getByRole('table', { name: /starting prices/i })).getAllByRole('row')
    expect(getTexts(within(head as HTMLElement).getAllByRole('columnheader')).slice(-4)).toEqual(labels)
    expect(rows.map((row) => getTexts(within(row).getAllByRole('cell')))).toEqual(
      slugs.flatMap((slug) => {
        const crew = formatCrewRow(slug, formatAud)
        const crewWithGst = formatCrewRow(slug, (price) => formatAud(withGst(price)))
        return [
          formatRow(getPrices(slug)).map((price, index) => price + crew[index]),
          formatRowWithGst(getPrices(slug)).map((price, index) => price + crewWithGst[index]),
        ]
      }),
    )
  })
})

describe.each(slugs)('package page of %s', (slug) => {
  const page = getPackage(slug)
  const hours = page.hours ?? HIRE_HOURS

  it('shows each tier with its badge, prices, features and enquiry link', async () => {
    await renderSite(`/packages/${slug}`)
    const cards = getTierCards()
    const crew = formatCrewRow(slug, formatBothPrices)
    for (const [index, tier] of page.tiers.entries()) {
      const card = within(cards[index] as HTMLElement)
      expect(card.getByRole('heading', { level: 3, name: tier.name })).toBeInTheDocument()
      expect(cards[index]).toHaveTextContent(
        `From ${formatAud(tier.price)}+GSTFrom ${formatAud(withGst(tier.price))} incl. GST${crew[index]}${tier.description}`,
      )
      const texts = getTexts(card.getAllByRole('listitem'))
      expect(texts).toEqual(
        expect.arrayContaining([
          ...(index > 0 ? [`=Includes or upgrades everything in ${labels[index - 1]}`] : []),
          ...tier.features.map((feature) => `+${toText(feature)}`),
        ]),
      )
      expect(cards[index]).toHaveTextContent(
        `Up to ${tier.guests} guests · ${page.extraHour ? 'at least ' : ''}${hours} hours · `,
      )
      expect(card.getByRole('link', { name: `Enquire about ${tier.name}` })).toHaveAttribute(
        'href',
        contactHref(`Package Enquiry: ${tier.name}`),
      )
    }
    const badges = cards.map((card) => within(card).queryByText(/^(Popular Choice|Best Value!)$/)?.textContent)
    expect(badges).toEqual([undefined, 'Popular Choice', undefined, 'Best Value!'])
  })

  it('compares the tiers in a table', async () => {
    await renderSite(`/packages/${slug}`)
    const [head, ...rows] = within(screen.getByRole('table', { name: new RegExp(page.title) })).getAllByRole('row')
    expect(getTexts(within(head as HTMLElement).getAllByRole('columnheader')).slice(1)).toEqual(labels)
    const table = new Map(
      rows.map((row) => [within(row).getByRole('rowheader').textContent, getTexts(within(row).getAllByRole('cell'))]),
    )
    for (const row of page.comparison) {
      const values = 'values' in row ? row.values : toItemTexts(slug, row.items)
      // Empty cells show a dot and have the text "no" for screen readers.
      expect(table.get(row.label)).toEqual(values.map((value) => value || '·no'))
    }
    expect(table.get('Guests')).toEqual(page.tiers.map(({ guests }) => `Up to ${guests}`))
    expect(table.get('Hours')).toEqual(page.tiers.map(() => `${page.extraHour ? 'At least ' : ''}${hours}`))
    expect(table.get('Power')?.join()).toMatch(/^((\d power points?|three-phase power)(,|$)){4}/)
    expect(table.get('Floor space')).toEqual(page.tiers.map(({ floorM }) => `${floorM.width} × ${floorM.depth} m`))
    expect(table.get('From, +GST')).toEqual(formatRow(getPrices(slug)))
    expect(table.get('From, incl. GST')).toEqual(formatRowWithGst(getPrices(slug)))
  })

  it('shows its rules and add-ons, a general enquiry and the other categories', async () => {
    await renderSite(`/packages/${slug}`)
    const information = screen.getByRole('region', { name: 'Important Package Information' })
    for (const rule of page.disclaimer) expect(information).toHaveTextContent(rule)
    expect(information).toHaveTextContent(page.hours ? /travel, set-up and pack-down/ : /non-negotiable.*delivery/i)
    const addOns = within(screen.getByRole('region', { name: 'Add to any tier' })).getAllByRole('listitem')
    expect(getTexts(addOns)).toEqual(page.addOns.map(({ text }) => `+${text}`))
    expect(screen.getByRole('link', { name: 'Enquire About Packages' })).toHaveAttribute('href', contactHref(slug))
    const others = within(screen.getByRole('region', { name: 'Other packages' })).getAllByRole('link')
    expect(others.map((link) => link.getAttribute('href'))).toEqual(
      slugs.filter((other) => other !== slug).map((other) => `/packages/${other}`),
    )
  })
})

it('shows what an extra hour costs, excluding and including GST', async () => {
  await renderSite('/packages/functions')
  const information = screen.getByRole('region', { name: 'Important Package Information' })
  expect(information).toHaveTextContent('$150.00 per extra hour +GST, $165.00 per extra hour incl. GST')
})

describe.each(['dj-equipment', 'av-equipment', 'speakers', 'production'] as const)('equipment tiers of %s', (slug) => {
  it('link to the items that they add, and show what all their items cost singly with their crew', async () => {
    await renderSite(`/packages/${slug}`)
    const singlePrices = tierNames.map((_, index) =>
      addPrices([
        getCrewPrices(slug)[index] ?? NaN,
        ...[...getTierItems(getPackage(slug), index)].flatMap(([id, quantity]) =>
          Array.from({ length: quantity }, () => getEquipment(id).price24h),
        ),
      ]),
    )
    getTierCards().forEach((card, index) => {
      for (const { id, quantity, replaces } of getPackage(slug).tiers[index]?.items ?? []) {
        const name = withQuantity(id, quantity)
        const link = within(card).getByRole('link', { name })
        expect(link).toHaveAttribute('href', `/av-hire/${id}`)
        expect(link.parentElement).toHaveTextContent(
          replaces ? new RegExp(` in place of .*${getEquipment(replaces).name}`) : name,
        )
      }
      const single = singlePrices[index] ?? NaN
      expect(card).toHaveTextContent(
        `${getCrewPrices(slug)[index] ? 'Hired singly with crew' : 'Hired singly'} ${formatPrice(single)}+GST, ${formatPrice(withGst(single))} incl. GST: you save`,
      )
    })
    const row = screen.getByRole('rowheader', { name: /^Items hired singly.*, \+GST/ }).closest('tr')
    expect(getTexts(within(row as HTMLElement).getAllByRole('cell'))).toEqual(singlePrices.map(formatPrice))
  })
})

describe('enlarged tier pictures', () => {
  async function openSecondPicture() {
    const view = await renderSite('/packages/functions')
    const button = within(getTierCards()[1] as HTMLElement).getByRole('button', { name: /enlarge$/ })
    await view.user.click(button)
    const dialog = await screen.findByRole('dialog')
    const picture = await within(dialog).findByRole('img', { name: functions.tiers[1].image.alt })
    return { ...view, button, dialog, picture, slide: picture.closest('[role=group]') as HTMLElement }
  }

  it('start with the picture that was clicked', async () => {
    const { picture } = await openSecondPicture()
    // The viewer also renders the slides beside the current one, hidden from screen readers.
    expect(picture.closest('[inert], [aria-hidden=true]')).toBeNull()
  })

  it('close with the button and restore the focus', async () => {
    const { user, button, dialog } = await openSecondPicture()
    await user.click(within(dialog).getByRole('button', { name: 'Close image' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it('close on a press beside the picture, but not on a press on it or on a swipe', async () => {
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

  it('close when another category is opened', async () => {
    const { user, location } = await openSecondPicture()
    const others = within(screen.getByRole('region', { name: 'Other packages', hidden: true }))
    await user.click(others.getByRole('link', { name: 'Speakers', hidden: true }))
    expect(location()).toBe('/packages/speakers')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(speakers.title)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('makes the tiers focusable only on a phone, where they scroll sideways', async () => {
  const wide = await renderSite('/packages/functions')
  expect(screen.getByRole('list', { name: /: tiers$/ })).not.toHaveAttribute('tabindex')
  wide.unmount()

  mockMedia((query) => query.includes('not all and (min-width: 720px)'))
  await renderSite('/packages/functions')
  expect(screen.getByRole('list', { name: /: tiers$/ })).toHaveAttribute('tabindex', '0')
})

it.each(['fireworks', 'constructor'])(
  'shows Package Not Found with a link to all packages for the unknown slug %s',
  async (slug) => {
    await renderSite(`/packages/${slug}`)
    expect(screen.getByRole('heading', { level: 1, name: 'Package Not Found' })).toBeInTheDocument()
    expect(
      screen.getByText("The package you're looking for doesn't exist or is no longer available."),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View Available Packages' })).toHaveAttribute('href', '/packages')
  },
)
