import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { corporatePackage } from '../../../src/content/packages/corporate'
import { functionsPackage } from '../../../src/content/packages/functions'
import { djHire } from '../../../src/content/services/dj-hire'
import { technician } from '../../../src/content/terms/hire-terms'
import { getDeliveryArea } from '../../../src/content/terms/travel'
import { formatAud, formatBothPrices, withGst } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteBar'
import { renderSite } from '../../support/site/render-site'

const penrith = getDeliveryArea('penrith')
const total = (price: number) => formatAud(withGst(price))
const suburb = () => screen.getByLabelText('Your suburb or postcode')
const getParam = (link: HTMLElement, name: string) =>
  new URL(link.getAttribute('href') ?? '', 'https://a').searchParams.get(name)
const getMessage = (link: HTMLElement) => getParam(link, 'message')

describe('the price of a service', () => {
  it('is one total for the hours and the suburb, which the enquiry carries', async () => {
    const { user } = await renderSite('/services/dj-hire')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    // The price is at the top of the page until the visitor chooses something.
    expect(screen.getAllByText(total(djHire.startingFrom))).toHaveLength(1)
    expect(card.queryByText(total(djHire.startingFrom))).not.toBeInTheDocument()
    expect(card.queryByRole('link', { name: 'Enquire' })).not.toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'One hour more' }))
    await user.click(card.getByRole('button', { name: 'One hour more' }))
    await user.type(suburb(), 'Penrith')
    const price = djHire.startingFrom + 2 * djHire.scope.extraHour + penrith.price
    expect(await card.findByText(total(price))).toBeVisible()
    const hours = `${djHire.scope.hours + 2} hours`
    expect(card.getByText(total(price)).closest('p')).toHaveTextContent(`for ${hours}`)
    const message = getMessage(card.getByRole('link', { name: 'Enquire' }))
    for (const text of [hours, 'Penrith', formatBothPrices(price)]) expect(message).toContain(text)
  })

  it('is the starting price where people travel free', async () => {
    const { user } = await renderSite('/services/dj-hire')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    await user.type(suburb(), '2230')
    expect(await card.findByText('Travel to 2230 (Sutherland Shire) is included.')).toBeVisible()
    expect(card.getByText(total(djHire.startingFrom))).toBeVisible()
  })

  it.each(['Leura', 'Xyzzy'])(
    'is without the trip to %s, which is in no area, and says and sends that',
    async (place) => {
      const { user } = await renderSite('/services/dj-hire')
      const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
      await user.type(suburb(), place)
      expect(await card.findByText(`Plus the trip to ${place}, quoted.`)).toBeVisible()
      expect(card.queryByText(/That's the price/)).not.toBeInTheDocument()
      const link = card.getByRole('link', { name: 'Enquire' })
      expect(getMessage(link)).toMatch(new RegExp(`- Suburb: ${place}, trip quoted[^]*, plus the trip\\.`))
      expect(getParam(link, 'venue')).toBe(place)
    },
  )
})

it('changes the prices of all tiers with the hours, and carries hours and suburb into the enquiry', async () => {
  const { user } = await renderSite('/packages/functions')
  const stepper = within(screen.getByRole('group', { name: 'How many hours?' }))
  await user.click(stepper.getByRole('button', { name: 'One hour more' }))
  await user.click(screen.getByRole('button', { name: 'Check your suburb' }))
  await user.type(await screen.findByLabelText('Your suburb or postcode'), 'Penrith')
  expect(await screen.findByText(/with travel to Penrith\./)).toBeVisible()
  for (const { name, price } of functionsPackage.tiers) {
    const card = screen.getByRole('heading', { name, level: 3 }).closest('li')
    if (!card) throw new Error(`No card: ${name}`)
    const longer = price + functionsPackage.extraHour
    expect(card).toHaveTextContent(`From ${total(longer)} for ${functionsPackage.hours + 1} hours`)
    const message = getMessage(within(card).getByRole('link', { name: `Enquire about ${name}` }))
    expect(message).toContain(formatBothPrices(longer))
    expect(message).toContain('Suburb: Penrith')
  }
  await user.clear(suburb())
  await user.type(suburb(), 'Leura')
  expect(await screen.findByText(/The trip to Leura is quoted\./)).toBeVisible()
  const [link] = screen.getAllByRole('link', { name: /^Enquire about/ })
  expect(link && getMessage(link)).toContain('Suburb: Leura')
})

it('adds a second technician to the tiers of one for a full day, and says so', async () => {
  const { user } = await renderSite('/packages/corporate')
  const addHour = () => user.click(screen.getByRole('button', { name: 'One hour more' }))
  const note = () => screen.queryByText(/include a second one/)
  for (let hours: number = corporatePackage.hours; hours < technician.aloneHours; hours++) await addHour()
  expect(note()).not.toBeInTheDocument()
  await addHour()
  expect(note()).toBeVisible()
  const [basic] = corporatePackage.tiers
  const extraHours = technician.aloneHours + 1 - corporatePackage.hours
  expect(screen.getByRole('heading', { name: basic.name, level: 3 }).closest('li')).toHaveTextContent(
    `From ${total(basic.price + extraHours * technician.extraHour + technician.price)}`,
  )
})

describe('the field for a suburb', () => {
  it('answers with the price, asks which one of two, and says what to do about an unknown one', async () => {
    const { user } = await renderSite('/guides/delivery-areas')
    await user.type(suburb(), '2750')
    expect(
      await screen.findByText(`2750 (${penrith.name}): ${formatBothPrices(penrith.price)} there and back.`),
    ).toBeVisible()
    await user.clear(suburb())
    await user.type(suburb(), 'yellow rock')
    await user.click(await screen.findByRole('button', { name: 'Yellow Rock 2777' }))
    expect(suburb()).toHaveValue('Yellow Rock 2777')
    expect(suburb()).toHaveFocus()
    expect(screen.getByText(/^Yellow Rock 2777 \(Penrith/)).toBeVisible()
    await user.clear(suburb())
    await user.type(suburb(), 'Newcastle')
    expect(screen.getByText('Newcastle is outside our areas. We come, and quote the trip.')).toBeVisible()
    await user.clear(suburb())
    await user.type(suburb(), 'Dubbo')
    expect(screen.getByText(/We can't find “Dubbo”.*we'll quote the trip/)).toBeVisible()
  })

  it('keeps the suburb for other pages', async () => {
    const { user, unmount } = await renderSite('/guides/delivery-areas')
    await user.type(suburb(), 'Penrith')
    unmount()
    await renderSite('/services/karaoke')
    expect(suburb()).toHaveValue('Penrith')
    expect(await screen.findByText(/With the trip to Penrith/)).toBeVisible()
  })
})

describe('the quote', () => {
  beforeAll(() => QuoteContents.preload())

  it('takes a weekend in one tap, and finds the area of a suburb', async () => {
    vi.setSystemTime('2026-11-23T12:00:00+11:00')
    const kit = [{ id: 'powered-speaker-12', count: 2 }]
    localStorage.setItem('site.quote', JSON.stringify({ kit }))
    const { user } = await renderSite('/av-hire/xdj-xz')
    await user.click(screen.getByText(/^View quote$|^Quote cart ·/))
    const panel = within(screen.getByRole('dialog', { name: 'Quote cart' }))
    await user.click(panel.getByText('Add your dates and delivery'))
    await user.click(panel.getByRole('button', { name: 'Sat 28 to Mon 30' }))
    expect(panel.getByText(/Saturday 28 to Monday 30 November 2026: 1 day, back by noon/)).toBeVisible()
    expect(panel.getByText(/request your quote and call/)).toBeVisible()
    await user.type(panel.getByLabelText('Your suburb or postcode'), 'Penrith')
    const area = panel.getByRole('combobox', { name: 'Delivery and pickup' })
    await vi.waitFor(() => expect(area).toHaveValue('penrith'))
    const message = getMessage(panel.getByRole('link', { name: 'Request Quote' }))
    expect(message).toContain(`Delivery and pickup, ${penrith.name}: ${formatBothPrices(penrith.price)}`)
    // Another area from the list: the suburb is not its own.
    await user.selectOptions(area, 'parramatta')
    expect(panel.getByLabelText('Your suburb or postcode')).toHaveValue('')
    // A place in no area.
    await user.type(panel.getByLabelText('Your suburb or postcode'), 'Leura')
    await vi.waitFor(() => expect(area).toHaveValue('elsewhere'))
    expect(panel.getByText('Plus the trip to Leura, quoted.')).toBeVisible()
    const link = panel.getByRole('link', { name: 'Request Quote' })
    expect(getMessage(link)).toMatch(/Delivery and pickup to Leura: quoted[^]* for 1 day, plus the trip\./)
    expect(getParam(link, 'venue')).toBe('Leura')
  })
})
