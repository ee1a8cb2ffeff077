import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findEquipment } from '../../../src/content/equipment'
import { contactLink } from '../../../src/enquiry/contact-link'
import { createQuoteRequest } from '../../../src/enquiry/quote-message'
import { describeTrip } from '../../../src/hire/find-area'
import { formatPower, formatSize, formatWeight } from '../../../src/hire/item-facts'
import { emptyQuote } from '../../../src/hire/quote'
import { renderSite } from '../../support/site/render-site'

const item = findEquipment('cdj-3000-set')
if (!item) throw new Error('Not in the catalogue')

describe('the page of a hire item', () => {
  it('has what the catalogue says about the item, both prices and a request of it', async () => {
    await renderSite('/av-hire/cdj-3000-set')
    const main = screen.getByRole('main')
    const { additional, notes = '' } = item
    for (const text of [notes, formatSize(item), formatPower(item), formatWeight(item), ...additional]) {
      expect(main).toHaveTextContent(text)
    }
    expect(main).toHaveTextContent('$300 +GST per 24 h')
    expect(main).toHaveTextContent('$330 incl. GST')
    expect(within(main).getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      contactLink(createQuoteRequest({ ...emptyQuote, kit: [{ id: 'cdj-3000-set', count: 1 }] })),
    )
  })

  it('answers a suburb with the price of the trip, for people if our crew builds it', async () => {
    const { user } = await renderSite('/av-hire/cold-spark')
    await user.click(screen.getByRole('heading', { name: 'Delivery to your suburb', level: 2 }))
    await user.type(await screen.findByLabelText('Your suburb or postcode'), '2230')
    expect(await screen.findByText(describeTrip('2230', 'sutherland-shire', 'people'))).toBeVisible()
  })
})
