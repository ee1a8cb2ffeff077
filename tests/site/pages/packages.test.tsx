import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MIN_SAVING_PERCENT } from '../../../src/content/advice/package-rules'
import { equipment } from '../../../src/content/equipment'
import { getPackage, packages } from '../../../src/content/packages'
import { functionsPackage } from '../../../src/content/packages/functions'
import { productionPackage } from '../../../src/content/packages/production'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { tierLabels, tierLevels } from '../../../src/content/tier-levels'
import { parseQuote } from '../../../src/hire/quote'
import {
  formatAud,
  formatAudWithCents,
  formatBothPrices,
  formatTotal,
  getLowestPrice,
  getSavingPercent,
  withGst,
} from '../../../src/lib/text/money'
import { formatAddOnPrice } from '../../../src/packages/add-ons'
import { getTierOptions } from '../../../src/packages/tier-options'
import { formatTierHours, getTierDetails } from '../../../src/packages/tiers'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteBar'
import { renderSite } from '../../support/site/render-site'

const labels = tierLevels.map((tier) => tierLabels[tier])
const contactHref = (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`
const getTexts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const getTierCards = () => [...screen.getByRole('list', { name: /: tiers$/ }).children] as HTMLElement[]

describe('packages page', () => {
  it('links to every category with its lowest price', async () => {
    await renderSite('/packages')
    for (const { slug, name, tiers } of packages) {
      const link = within(screen.getByRole('main')).getByRole('link', { name })
      expect(link).toHaveAttribute('href', `/packages/${slug}`)
      const [{ price }] = tiers
      expect(link.closest('article')).toHaveTextContent(
        `From ${formatAud(withGst(price))} ${formatTierHours(getPackage(slug))}, incl. GST (From ${formatAud(price)}+GST)`,
      )
    }
  })
})

it('shows the cheapest tier with the crew that it needs', async () => {
  const [basic] = productionPackage.tiers
  const { items } = basic
  const built = equipment.find(({ id, crewFrom }) => crewFrom && !items.some((item) => item.id === id))
  Object.assign(basic, { items: [...items, { id: built?.id, count: 1 }] })
  onTestFinished(() => void Object.assign(basic, { items }))
  const [{ crewFrom }] = getTierDetails(productionPackage)
  expect(crewFrom).toBeGreaterThan(0)

  const total = `${formatAud(withGst(basic.price + crewFrom))} ${formatTierHours(productionPackage)}, incl. GST`
  const { follow } = await renderSite('/packages')
  const link = within(screen.getByRole('main')).getByRole('link', { name: productionPackage.name })
  expect(link.closest('article')).toHaveTextContent(`From ${total} with crew`)
  await follow(`/packages/${productionPackage.slug}`)
  const [hero] = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && /^From .* with crew/.test(element.textContent),
  )
  expect(hero).toHaveTextContent(total)
  await waitFor(() =>
    expect(document.head.querySelector('meta[name=description]')).toHaveProperty(
      'content',
      expect.stringContaining(`From ${formatTotal(basic.price + crewFrom)} ${formatTierHours(productionPackage)}.`),
    ),
  )
})

// One with a crew, and one of hire items only.
describe.each([
  { slug: 'functions', rules: [`${formatAudWithCents(withGst(functionsPackage.extraHour))} per extra hour incl. GST`] },
  { slug: 'production', rules: [] },
] as const)('package page of $slug', ({ slug, rules }) => {
  const page = getPackage(slug)
  const facts = getTierDetails(page)

  it('shows each tier with its badge, prices, additions and enquiry link', async () => {
    await renderSite(`/packages/${slug}`)
    const cards = getTierCards()
    for (const [index, { tier, crewFrom, singlePrice, additions }] of facts.entries()) {
      const card = within(cards[index] as HTMLElement)
      expect(card.getByRole('heading', { level: 3, name: tier.name })).toBeInTheDocument()
      const total = tier.price + crewFrom
      expect(cards[index]).toHaveTextContent(
        `From ${formatAud(withGst(total))} ${formatTierHours(page)}, incl. GST ${crewFrom > 0 ? 'with crew ' : ''}(From ${formatAud(total)}+GST)`,
      )
      // The agreed price, without the crew.
      expect(cards[index]).toHaveTextContent(`From ${formatAud(tier.price)}+GST`)
      for (const { text } of additions) expect(cards[index]).toHaveTextContent(text)
      const single = singlePrice ?? tier.price
      const saving = getSavingPercent(tier.price + crewFrom, getLowestPrice(single))
      const savingTexts = getTexts(card.queryAllByText(/You save/)).map((text) => text?.replace(/^.*?: /, ''))
      expect(savingTexts).toEqual(
        saving < MIN_SAVING_PERCENT ? [] : [`${formatBothPrices(single)}. You save ${saving}%.`],
      )
      const itemLinks = card
        .queryAllByRole('link', { name: /^(?!Enquire|Change what)/ })
        .map((link) => link.getAttribute('href'))
      expect(itemLinks).toEqual(additions.flatMap(({ item }) => (item ? `/av-hire/${item}` : [])))
      expect(card.getByRole('link', { name: `Enquire about ${tier.name}` })).toHaveAttribute(
        'href',
        contactHref(`Package Enquiry: ${tier.name}`),
      )
    }
    const badges = cards.map((card) => within(card).queryByText(/^(Popular Choice|Best Value!)$/)?.textContent)
    expect(badges).toEqual([undefined, 'Popular Choice', undefined, 'Best Value!'])
    expect(cards[1]).toHaveTextContent(`Everything in ${labels[0]}, plus:`)
  })

  it('shows its rules and add-ons, a general enquiry and the other categories', async () => {
    await renderSite(`/packages/${slug}`)
    const information = screen.getByRole('region', { name: 'Important Package Information' })
    for (const rule of [...page.disclaimer, ...rules]) expect(information).toHaveTextContent(rule)
    const addOns = within(screen.getByRole('region', { name: 'Add to your tier' }))
    for (const addOn of page.addOns) {
      const price = formatAddOnPrice(addOn, page)
      expect(addOns.getByRole('checkbox', { name: `${addOn.text} ${price}` })).not.toBeChecked()
    }
    for (const { tier } of getTierOptions(page).filter(({ addOn }) => addOn)) {
      expect(addOns.getByText(new RegExp(`that takes .*to ${tier.guests}\\b`))).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Enquire About Packages' })).toHaveAttribute('href', contactHref(slug))
    const others = within(screen.getByRole('region', { name: /^Other packages/ })).getAllByRole('link')
    const targets = others.map((link) => link.getAttribute('href') ?? '')
    expect(targets.filter((href) => href.startsWith('/packages/'))).toHaveLength(packages.length - 1)
  })
})

it('enlarges the picture that was pressed, and closes it on a press beside it, but not on the picture or on a swipe', async () => {
  const { user, follow } = await renderSite('/packages/functions')
  const button = within(getTierCards()[1] as HTMLElement).getByRole('button', { name: /enlarge$/ })
  await user.click(button)
  const dialog = await screen.findByRole('dialog')
  const picture = await within(dialog).findByRole('img', { name: functionsPackage.tiers[1].image.alt })
  // The viewer also renders the slides beside the current one, hidden from screen readers.
  expect(picture.closest('[inert], [aria-hidden=true]')).toBeNull()
  const slide = picture.closest('[role=group]') as HTMLElement
  await user.click(picture)
  await user.pointer([
    { keys: '[MouseLeft>]', target: slide, coords: { clientX: 300, clientY: 500 } },
    { keys: '[/MouseLeft]', target: slide, coords: { clientX: 100, clientY: 500 } },
  ])
  expect(dialog).toBeInTheDocument()
  await user.click(slide)
  expect(dialog).not.toBeInTheDocument()

  // Nor is it open on the page of another category.
  await user.click(button)
  await follow('/packages/speakers')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it("adds a tier's items to the visitor's own quote, and opens it", async () => {
  const own = { kit: [{ id: 'low-fog', count: 1 }], dates: { from: '2030-12-06', to: '2030-12-07' }, delivery: 'shire' }
  localStorage.setItem('site.quote', JSON.stringify(own))
  const [basic] = getTierDetails(speakersPackage)
  await QuoteContents.preload()
  const { user, location } = await renderSite('/packages/speakers')
  await user.click(screen.getByRole('button', { name: `Change what's in it (${basic?.tier.name})` }))
  expect(await screen.findByRole('dialog', { name: 'Quote cart' })).toBeInTheDocument()
  expect(location()).toBe('/av-hire')
  expect(parseQuote(JSON.parse(localStorage.getItem('site.quote') ?? ''))).toEqual({
    ...parseQuote(own),
    kit: [...own.kit, ...(basic?.kit ?? [])],
  })
})

it('shows Package Not Found with a link to all packages for an unknown slug', async () => {
  await renderSite('/packages/constructor')
  expect(screen.getByRole('heading', { level: 1, name: 'Package Not Found' })).toBeInTheDocument()
  expect(
    screen.getByText("The package you're looking for doesn't exist or is no longer available."),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View Available Packages' })).toHaveAttribute('href', '/packages')
})
