import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findEquipment } from '../../../src/content/equipment'
import { contactLink } from '../../../src/enquiry/contact-link'
import { createQuoteRequest } from '../../../src/enquiry/quote-message'
import { describeTrip } from '../../../src/hire/find-area'
import { formatPower, formatSize, formatWeight } from '../../../src/hire/item-facts'
import { emptyQuote } from '../../../src/hire/quote'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteBar'
import { renderSite } from '../../support/site/render-site'

const item = findEquipment('cdj-3000-set')
if (!item) throw new Error('Not in the catalogue')

describe('the page of a hire item', () => {
  it('shows everything about the item with both prices, and leads back to the catalogue', async () => {
    await renderSite('/av-hire/cdj-3000-set')
    expect(screen.getByRole('heading', { level: 1, name: `${item.name} Hire` })).toBeInTheDocument()
    const main = screen.getByRole('main')
    const { description, image, additional, notes = '', backImage } = item
    for (const text of [description, notes, formatSize(item), formatPower(item), formatWeight(item), ...additional]) {
      expect(main).toHaveTextContent(text)
    }
    expect(main).toHaveTextContent('$300 +GST per 24 h')
    expect(main).toHaveTextContent('$330 incl. GST')
    for (const alt of [image.alt, backImage?.alt ?? '']) expect(screen.getByAltText(alt)).toBeInTheDocument()
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    const hrefs = breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/av-hire', '/av-hire/dj-equipment'])
    expect(within(main).getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      contactLink(createQuoteRequest({ ...emptyQuote, kit: [{ id: 'cdj-3000-set', count: 1 }] })),
    )
  })

  it.each([
    ['cdj-3000-set', 'Paying', 'Crew'],
    ['cold-spark', 'Crew', 'Paying'],
  ])('of %s shows only the conditions that apply to it', async (id, shown, absent) => {
    await renderSite(`/av-hire/${id}`)
    const conditions = within(screen.getByRole('region', { name: 'Hire conditions' }))
    expect(conditions.getByText(shown)).toBeInTheDocument()
    expect(conditions.queryByText(absent)).not.toBeInTheDocument()
  })

  it.each([
    ['cdj-3000-set', 'gear'],
    ['cold-spark', 'people'],
  ] as const)('of %s answers a suburb with the price of the trip for %s', async (id, load) => {
    const { user } = await renderSite(`/av-hire/${id}`)
    await user.click(screen.getByRole('heading', { name: 'Delivery to your suburb', level: 2 }))
    await user.type(await screen.findByLabelText('Your suburb or postcode'), 'Cronulla')
    expect(await screen.findByText(describeTrip('Cronulla', 'sutherland-shire', load))).toBeVisible()
  })

  it('adds the item to the quote once, and opens the quote', async () => {
    await QuoteContents.preload()
    const { user } = await renderSite('/av-hire/cdj-3000-set')
    await user.click(screen.getByRole('button', { name: 'Add to Quote' }))
    expect(screen.getByRole('button', { name: 'Added to Quote' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('button', { name: 'Added to Quote' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'View quote' }))
    const panel = within(screen.getByRole('dialog', { name: 'Quote cart' }))
    expect(panel.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining(item.name)])
  })

  it('does not exist for an unknown item', async () => {
    await renderSite('/av-hire/fog-horn')
    expect(screen.getByRole('heading', { level: 1, name: 'Item Not Found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'View Hire Catalogue' })).toHaveAttribute('href', '/av-hire')
  })
})
