import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getEquipment } from '../../../src/content/equipment'
import { categoryPages, SETUP_GUESTS } from '../../../src/content/equipment/category-pages'
import { speakersPackage } from '../../../src/content/packages/speakers'
import { travelFacts } from '../../../src/content/terms/travel'
import { formatKitItem } from '../../../src/hire/kit-totals'
import { formatBothPrices, formatPrice, withGst } from '../../../src/lib/text/money'
import { getSetupKit } from '../../../src/suitability/setups'
import { renderSite } from '../../support/site/render-site'

it('shows what to take for each number of guests, with both prices and links to the items', async () => {
  const { user } = await renderSite('/av-hire/pa-systems')
  await user.click(screen.getByText(/^What to take for/))
  for (const guests of SETUP_GUESTS) {
    const heading = screen.getByRole('heading', { name: `${guests} guests` })
    const column = heading.closest('li') ?? heading
    for (const setup of categoryPages['pa-systems'].setups.list) {
      const { price = NaN, kit = [] } = getSetupKit(setup, guests) ?? {}
      expect(column).toHaveTextContent(
        `${formatPrice(withGst(price))} for 24 hours, incl. GST (${formatPrice(price)}+GST)`,
      )
      for (const line of kit) {
        const link = within(column).getByRole('link', { name: formatKitItem(line) })
        expect(link).toHaveAttribute('href', `/av-hire/${line.id}`)
      }
    }
  }
})

it('names the package that has everything of a set for less', async () => {
  const { user } = await renderSite('/av-hire/pa-systems')
  await user.click(screen.getByText(/^What to take for/))
  const details = screen.getByRole('button', { name: 'Add to Quote For dancing, 50 guests' }).parentElement
  const [basic] = speakersPackage.tiers
  expect(details).toHaveTextContent(`${basic.name} includes all of this for ${formatBothPrices(basic.price)}.`)
})

it('adds an item, then a set with several of it, and opens the quote', async () => {
  const { user } = await renderSite('/av-hire/pa-systems')
  const { name } = getEquipment('powered-speaker-12')
  await user.click(screen.getByRole('button', { name: `Add to Quote ${name}` }))
  expect(screen.getByRole('group', { name: `How many ${name}` })).toHaveTextContent('1')
  const set = 'For dancing, 50 guests'
  await user.click(screen.getByText(/^What to take for/))
  await user.click(screen.getByRole('button', { name: `Add to Quote ${set}` }))
  expect(screen.getByRole('button', { name: `Added to Quote ${set}` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^View quote ·/ }))
  const stepper = within(screen.getByRole('dialog')).findByRole('group', { name: `How many ${name}` })
  expect(within(await stepper).getByText('2')).toBeInTheDocument()
})

it('says what the trip costs with our crew only in a category with items that our crew brings', async () => {
  const { unmount } = await renderSite('/av-hire/microphones')
  expect(screen.getByText(travelFacts.delivery.text)).toBeVisible()
  expect(screen.queryByText(travelFacts['by-area'].text)).not.toBeInTheDocument()
  unmount()
  await renderSite('/av-hire/staging')
  expect(screen.getByText(travelFacts['by-area'].text)).toBeVisible()
})
