import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_PARTS } from '../../../src/booking/words'
import { djEquipmentPackage } from '../../../src/content/packages/dj-equipment'
import { functionsPackage } from '../../../src/content/packages/functions'
import { djHire } from '../../../src/content/services/dj-hire'
import { technician } from '../../../src/content/terms/hire-terms'
import { getDeliveryArea } from '../../../src/content/terms/travel'
import { readEnquiryLinks } from '../../../src/enquiry/enquiry-links'
import { capitalize } from '../../../src/lib/text/capitalize'
import { formatAud, formatBothPrices, withGst } from '../../../src/lib/text/money'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
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
    await user.click(card.getByRole('button', { name: 'One more hour' }))
    await user.click(card.getByRole('button', { name: 'One more hour' }))
    await user.type(suburb(), '2750')
    const price = djHire.startingFrom + 2 * djHire.scope.extraHour + penrith.price
    expect(await card.findByText(total(price))).toBeVisible()
    const hours = `${djHire.scope.hours + 2} hours`
    expect(card.getByText(total(price)).closest('p')).toHaveTextContent(`for ${hours}`)
    const message = getMessage(card.getByRole('link', { name: 'Enquire' }))
    for (const text of [hours, '2750', `${formatBothPrices(price)}, with travel to 2750`])
      expect(message).toContain(text)
  })

  it('is without the trip to a place in no area, and says and sends that', async () => {
    const { user } = await renderSite('/services/dj-hire')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    await user.type(suburb(), 'Leura')
    expect(await card.findByText('Plus the trip to Leura, which we quote.')).toBeVisible()
    expect(card.queryByText(/That's the price/)).not.toBeInTheDocument()
    const link = card.getByRole('link', { name: 'Enquire' })
    expect(getMessage(link)).toMatch(
      /\n\nSuburb: Leura\n\n[^]*, plus the trip to Leura, which we quote\./,
    )
    expect(getParam(link, 'venue')).toBe('Leura')
  })

  it('is for the suburb of a link, which the field says and then has', async () => {
    localStorage.setItem('site.suburb', JSON.stringify('Cronulla'))
    const { location } = await renderSite('/services/dj-hire?hours=4&to=Penrith')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    const price = djHire.startingFrom + djHire.scope.extraHour + penrith.price
    expect(await card.findByText(total(price))).toBeVisible()
    expect(suburb()).toHaveValue('Penrith')
    expect(suburb()).toHaveAccessibleDescription(/^From the link you opened/)
    expect(localStorage.getItem('site.suburb')).toBe('"Cronulla"')
    expect(location()).toBe('/services/dj-hire?hours=4')
    const link = getParam(card.getByRole('link', { name: 'Enquire' }), 'link')
    expect(link).toBe('/services/dj-hire?hours=4&to=Penrith')
  })

  it('is for one if the service has no count, whatever a link says', async () => {
    await renderSite('/services/dj-hire?count=20')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    expect(await card.findByText(total(djHire.startingFrom))).toBeVisible()
    expect(getMessage(card.getByRole('link', { name: 'Enquire' }))).toContain(
      formatBothPrices(djHire.startingFrom),
    )
  })

  it.each(['hours=40', 'count=20'])('is not that of the link %s, which is said', async (query) => {
    await renderSite(`/services/dj-hire?${query}`)
    expect(screen.getByText(UNKNOWN_PARTS)).toBeVisible()
  })

  it('is without the trip to a place that is not clear, and sends what was typed', async () => {
    const { user } = await renderSite('/services/dj-hire')
    const card = within(screen.getByRole('region', { name: 'What would it cost?' }))
    await user.type(suburb(), 'Western Sydney')
    expect(await card.findByText('Before the trip to “Western Sydney”.')).toBeVisible()
    expect(getParam(card.getByRole('link', { name: 'Enquire' }), 'venue')).toBe('Western Sydney')
  })
})

it('changes the prices of all tiers with the hours, and carries hours and suburb into the enquiry', async () => {
  const { user } = await renderSite('/packages/functions')
  const stepper = within(screen.getByRole('group', { name: 'How many hours?' }))
  await user.click(stepper.getByRole('button', { name: 'One more hour' }))
  await user.click(screen.getByRole('button', { name: 'Check your suburb' }))
  await user.type(await screen.findByLabelText('Your suburb or postcode'), '2750')
  expect(await screen.findByText(/with travel to 2750/)).toBeVisible()
  for (const { name, price } of functionsPackage.tiers) {
    const card = screen.getByRole('heading', { name, level: 3 }).closest('li')
    if (!card) throw new Error(`No card: ${name}`)
    const longer = price + functionsPackage.extraHour
    expect(card).toHaveTextContent(`From ${total(longer)} for ${functionsPackage.hours + 1} hours`)
    const message = getMessage(within(card).getByRole('link', { name: `Enquire about ${name}` }))
    expect(message).toContain(formatBothPrices(longer))
    expect(message).toContain('Suburb: 2750 (Penrith and the lower Blue Mountains)\n')
    expect(message).toContain(', with travel to 2750')
  }
})

it.each([
  ['Gosford', /, with travel to Gosford\.$/],
  ['Nowra', /, plus the trip to Nowra, which we quote\.$/],
  ['Dubbo', /, plus the trip to “Dubbo”, which we quote\.$/],
])('says and sends of a package whether it includes the trip to %s', async (place, sentence) => {
  const { user } = await renderSite('/packages/weddings')
  await user.click(screen.getByRole('button', { name: 'Check your suburb' }))
  await user.type(await screen.findByLabelText('Your suburb or postcode'), place)
  expect(await screen.findByText(sentence)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Enquire about Weddings Basic' })
  expect(getMessage(link)).toMatch(sentence)
  expect(getParam(link, 'venue')).toBe(place)
  expect(screen.queryByText(/further than our fixed prices/)).not.toBeInTheDocument()
})

it.each(['Paramatta', 'Gosf', 'South Coast'])(
  'says as far as the trip is included to "%s", of which it is not clear where it is, and sends it',
  async (place) => {
    const { user } = await renderSite('/packages/weddings')
    await user.click(screen.getByRole('button', { name: 'Check your suburb' }))
    await user.type(await screen.findByLabelText('Your suburb or postcode'), place)
    expect(await screen.findByText(/^Which one is it\?/)).toBeVisible()
    expect(
      screen.getByText(/^The prices are for 5 hours, with travel within about 100 km of \w+\.$/),
    ).toBeVisible()
    const link = screen.getByRole('link', { name: 'Enquire about Weddings Basic' })
    expect(getMessage(link)).toMatch(
      new RegExp(`Suburb: ${place}\\n\\n.*with travel within about 100 km of \\w+\\.$`),
    )
    expect(getParam(link, 'venue')).toBe(place)
  },
)

it('has the trip of who comes with hired gear in the headline, on the card, in the enquiry and for the office', async () => {
  localStorage.setItem('site.suburb', JSON.stringify('Penrith'))
  const { slug, tiers } = djEquipmentPackage
  await renderSite(`/packages/${slug}?light=basic&add=technician`)
  const price = tiers[0].price + technician.price + penrith.price
  const [card] = await screen.findAllByText(/^With 1 add-on: .* with travel to Penrith/)
  expect(card).toHaveTextContent(`from ${formatBothPrices(price)}`)
  const [headline] = screen.getAllByText(
    (_, element) => element?.tagName === 'P' && element.textContent.startsWith('From '),
  )
  expect(headline).toHaveTextContent(`From ${total(price)}`)
  expect(headline).toHaveTextContent('with 1 add-on, with travel to Penrith')
  const link = screen.getByRole('link', { name: `Enquire with 1 add-on about ${tiers[0].name}` })
  expect(getMessage(link)).toContain(`${formatBothPrices(price)}, with travel to Penrith.`)
  const [office] = readEnquiryLinks(getParam(link, 'link'), 'Penrith')
  expect(office?.pageTotal).toBe(`from ${formatBothPrices(price)}`)
})

describe('the field for a suburb', () => {
  it('takes a long address that is pasted, whose end says where it is', async () => {
    const { user } = await renderSite('/services/dj-hire')
    await user.click(suburb())
    await user.paste(
      'The Grand Ballroom, Level 2, Doltone House Jones Bay Wharf, 26-32 Pirrama Road, Penrith NSW 2750',
    )
    expect(await screen.findByText(/^With travel to Penrith 2750, /)).toBeVisible()
  })

  it('answers with the price, asks which one of two, and says what to do about an unknown one', async () => {
    const { user } = await renderSite('/guides/delivery-areas')
    await user.type(suburb(), '2750')
    expect(
      await screen.findByText(
        `2750 (${penrith.name}): ${formatBothPrices(penrith.price)} there and back.`,
        { exact: false },
      ),
    ).toBeVisible()
    await user.clear(suburb())
    await user.type(suburb(), 'yellow rock')
    await user.click(await screen.findByRole('button', { name: 'Yellow Rock 2777' }))
    expect(suburb()).toHaveValue('Yellow Rock 2777')
    expect(screen.getByText(/^Yellow Rock 2777 \(Penrith/)).toBeVisible()
    await user.clear(suburb())
    await user.type(suburb(), 'Paramatta, Sydney')
    const question = screen.getByText(/^Which one is it\?/)
    const option = screen.getByRole('button', { name: 'Parramatta 2150' })
    // Announced with the question, and the next stop of the keyboard.
    expect(question.closest('[role=status]')).toContainElement(option)
    await user.tab()
    expect(option).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(suburb()).toHaveFocus()
    expect(suburb()).toHaveValue('Parramatta 2150')
    await user.clear(suburb())
    await user.type(suburb(), 'Dubbo')
    expect(screen.getByText(/We can't find “Dubbo”.*we'll quote the trip/)).toBeVisible()
  })

  it('says on the page of a service what the enquiry says of a place that is not clear', async () => {
    await renderSite('/services/karaoke?to=Paramatta')
    expect(await screen.findByText('Before the trip to “Paramatta”.')).toBeVisible()
    expect(getMessage(screen.getByRole('link', { name: 'Enquire' }))).toContain(
      ', before the trip to “Paramatta”.',
    )
  })

  it('keeps the suburb for other pages', async () => {
    const { user, unmount } = await renderSite('/guides/delivery-areas')
    await user.type(suburb(), '2750')
    unmount()
    await renderSite('/services/karaoke')
    expect(suburb()).toHaveValue('2750')
  })
})

describe('the quote', () => {
  beforeAll(() => QuoteContents.preload())

  it('finds the area of a suburb', async () => {
    const kit = [{ id: 'powered-speaker-12', count: 2 }]
    localStorage.setItem('site.quote', JSON.stringify({ kit }))
    const { user } = await renderSite('/av-hire/xdj-xz')
    await user.click(screen.getByText(/^View quote ·/))
    const panel = within(screen.getByRole('dialog', { name: 'Quote cart' }))
    await user.click(panel.getByText('Add your dates and delivery'))
    await user.type(panel.getByLabelText('Your suburb or postcode'), '2750')
    const area = panel.getByRole('combobox', { name: 'Delivery and pickup' })
    await expect.poll(() => area).toHaveValue('penrith')
    const message = getMessage(panel.getByRole('link', { name: 'Request Quote' }))
    expect(message).toContain(`${penrith.name}: ${formatBothPrices(penrith.price)}`)
    // Another area from the list: the suburb is not its own.
    await user.selectOptions(area, 'parramatta')
    expect(panel.getByLabelText('Your suburb or postcode')).toHaveValue('')
    // A place in no area.
    await user.type(panel.getByLabelText('Your suburb or postcode'), 'Leura')
    await expect.poll(() => area).toHaveValue('elsewhere')
    expect(panel.getByText('Plus the trip to Leura, which we quote.')).toBeVisible()
    const link = panel.getByRole('link', { name: 'Request Quote' })
    expect(getMessage(link)).toMatch(
      /Delivery and pickup to Leura: quoted[^]* for 24 hours, plus the trip to Leura, which we quote\./,
    )
    expect(getParam(link, 'venue')).toBe('Leura')
    // It is not clear which place is meant.
    await user.clear(panel.getByLabelText('Your suburb or postcode'))
    await user.type(panel.getByLabelText('Your suburb or postcode'), 'Paramatta')
    expect(await panel.findByText('Before the trip to “Paramatta”.')).toBeVisible()
    expect(area).toHaveDisplayValue('Not clear yet')
    expect(getMessage(panel.getByRole('link', { name: 'Request Quote' }))).toMatch(
      /Delivery and pickup to “Paramatta”: not in the total[^]*, before the trip to “Paramatta”\./,
    )
  })
})

it.each(['Penrith', 'Leura'])(
  'says on the card of hired gear that our crew builds what the trip to %s costs, as its enquiry does',
  async (place) => {
    localStorage.setItem('site.suburb', JSON.stringify(place))
    const { slug, tiers } = djEquipmentPackage
    const { name } = tiers[3]
    await renderSite(`/packages/${slug}`)
    const card = screen.getByRole('heading', { name, level: 3 }).closest('li')
    await waitFor(() => expect(card).toHaveTextContent(`to ${place}`))
    const link = screen.getByRole('link', { name: `Enquire about ${name}` })
    const [, total] = /The total on your website is (.*)\.$/.exec(getMessage(link) ?? '') ?? []
    expect(total).toContain(`to ${place}`)
    expect(card).toHaveTextContent(capitalize(total ?? ''))
  },
)
