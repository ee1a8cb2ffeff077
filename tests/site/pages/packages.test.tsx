import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findCheaper } from '../../../src/booking/find-cheaper'
import { toItemLines } from '../../../src/booking/hire-lines'
import { priceBooking } from '../../../src/booking/price'
import { formatTierHours } from '../../../src/booking/tiers/hours'
import { getTier, getTierDetails } from '../../../src/booking/tiers/tier'
import { MIN_SAVING_PERCENT } from '../../../src/content/advice/package-rules'
import { equipment, getEquipment } from '../../../src/content/equipment'
import { functionsPackage } from '../../../src/content/packages/functions'
import { productionPackage } from '../../../src/content/packages/production'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { addKits } from '../../../src/hire/add-kits'
import { parseSharedQuote } from '../../../src/hire/quote'
import {
  formatAud,
  formatBothPrices,
  formatPrice,
  formatTotal,
  getLowestPrice,
  getSavingPercent,
  withGst,
} from '../../../src/lib/text/money'
import { renderSite } from '../../support/site/render-site'

const getTierCards = () =>
  [...screen.getByRole('list', { name: /: tiers$/ }).children] as HTMLElement[]

it('shows the cheapest tier with the crew that it needs', async () => {
  // The cards are calculated once, when their module loads.
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const { djEquipmentPackage } = await import('../../../src/content/packages/dj-equipment')
  const { renderSite: renderNewSite } = await import('../../support/site/render-site')
  const [basic] = djEquipmentPackage.tiers
  const { items } = basic
  const built = equipment.find(
    ({ id, crewFrom }) => crewFrom && !items.some((item) => item.id === id),
  )
  Object.assign(basic, { items: [...items, { id: built?.id, count: 1 }] })
  const [{ crewFrom }] = getTierDetails(djEquipmentPackage)
  expect(crewFrom).toBeGreaterThan(0)

  const total = `${formatAud(withGst(basic.price + crewFrom))} ${formatTierHours(djEquipmentPackage)}, incl. GST`
  const { follow } = await renderNewSite('/packages')
  const link = within(screen.getByRole('main')).getByRole('link', { name: djEquipmentPackage.name })
  expect(link.closest('article')).toHaveTextContent(`From ${total} with crew`)
  await follow(`/packages/${djEquipmentPackage.slug}`)
  const [hero] = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && /^From .* with crew/.test(element.textContent),
  )
  expect(hero).toHaveTextContent(total)
  await waitFor(() =>
    expect(document.head.querySelector('meta[name=description]')).toHaveProperty(
      'content',
      expect.stringContaining(
        `From ${formatTotal(basic.price + crewFrom)} ${formatTierHours(djEquipmentPackage)}.`,
      ),
    ),
  )
})

it('shows each tier of a package with its prices, what it saves and an enquiry about it', async () => {
  await renderSite('/packages/production')
  const cards = getTierCards()
  for (const [index, { tier, crewFrom, singlePrice }] of getTierDetails(
    productionPackage,
  ).entries()) {
    const card = within(cards[index] as HTMLElement)
    const total = tier.price + crewFrom
    expect(cards[index]).toHaveTextContent(
      `From ${formatAud(withGst(total))} ${formatTierHours(productionPackage)}, incl. GST ${crewFrom > 0 ? 'with crew ' : ''}(From ${formatAud(total)}+GST)`,
    )
    const single = singlePrice ?? tier.price
    const saving = getSavingPercent(total, getLowestPrice(single))
    const savingTexts = card
      .queryAllByText(/You save/)
      .map(({ textContent }) => textContent?.replace(/^.*?: /, ''))
    expect(savingTexts).toEqual(
      saving < MIN_SAVING_PERCENT ? [] : [`${formatBothPrices(single)}. You save ${saving}%.`],
    )
    expect(card.getByRole('link', { name: `Enquire about ${tier.name}` })).toHaveAttribute(
      'href',
      `/contact?subject=${encodeURIComponent(`Package Enquiry: ${tier.name}`)}&link=${encodeURIComponent(`/packages/production?light=${tier.level}`)}`,
    )
  }
})

it('counts what is ticked in the price and the guests of its first screen', async () => {
  const subwoofers = speakersPackage.addOns.find(({ id }) => id === 'subwoofers')
  if (!subwoofers) throw new Error('Speakers have no subwoofers to add')
  const withThem = getTier(speakersPackage, 'basic', [subwoofers])
  expect(withThem.withAddOns.tier.guests).toBeGreaterThan(withThem.tier.guests)
  await renderSite('/packages/speakers?add=subwoofers')
  const [price] = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && element.textContent.includes(', with 1 add-on,'),
  )
  const { total } = priceBooking({ lines: [withThem] })
  expect(price).toHaveTextContent(`From ${formatPrice(withGst(total))} for 24 hours`)
  expect(
    screen.getByText(`For up to ${withThem.withAddOns.tier.guests} guests indoors`, {
      exact: false,
    }),
  ).toBeVisible()
})

it("opens a tier's items as a quote in a link, which names the tier if it costs less", async () => {
  const { tier, kit } = getTier(speakersPackage, 'premium')
  const { user } = await renderSite('/packages/speakers')
  await user.click(screen.getByRole('link', { name: `Change what's in it (${tier.name})` }))
  const dialog = await screen.findByRole('dialog', { name: 'Quote from a link' })
  await within(dialog).findByRole('button', { name: 'Use this quote' })
  for (const { id } of kit) expect(dialog).toHaveTextContent(getEquipment(id).name)
  const cheaper = findCheaper({ lines: toItemLines(kit) })
  const links = within(dialog).queryAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(cheaper ? [cheaper.details.tier.name] : [])
})

it("takes the ticked add-ons along to a tier's items, and says which of them is not to hire", async () => {
  const ticked = speakersPackage.addOns.filter(({ id }) =>
    ['wireless-microphone', 'subwoofers', 'technician'].includes(id),
  )
  const { tier, kit, addOns } = getTier(speakersPackage, 'basic', ticked)
  const ids = addOns.map(({ id }) => id).join('.')
  await renderSite(`/packages/speakers?add=${ids}&light=basic`)
  const link = screen.getByRole('link', { name: `Change what's in it (${tier.name})` })
  const list = new URL(link.getAttribute('href') ?? '', 'https://site.example').searchParams
  expect(parseSharedQuote(list.get('list') ?? '').kit).toEqual(
    addKits([kit, ...addOns.map((addOn) => addOn.kit)]),
  )
  const technician = addOns.find(({ id }) => id === 'technician')
  expect(link.parentElement).toHaveTextContent(`Not in that quote: “${technician?.text}”.`)
  expect(link.parentElement).not.toHaveTextContent('subwoofers')
})

it('counts extra hours as an add-on only while they are not booked', async () => {
  const hours = functionsPackage.hours + 1
  await renderSite(`/packages/functions?add=extra-hours.uplights&hours=${hours}`)
  expect(screen.getByRole('checkbox', { name: /^Extra hours/ })).toBeChecked()
  expect(screen.getByRole('link', { name: /^Choose your tier with/ })).toHaveTextContent(
    'Choose your tier with 1 add-on',
  )
})
