import { itemName } from '../support/build/build'
import {
  addButton,
  categoryButton,
  itemLink,
  quotePanel,
  searchBox,
} from '../support/site/hire-page'
import { expect, hydrated, MOVING, open, test, typeText } from './fixtures'

// With smooth scrolling, as for most visitors.
test.use(MOVING)

const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')

test('Back closes an item and undoes a category but no single letters, without scrolling the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/av-hire')
  // The second click changes nothing, so Back has nothing to undo.
  await categoryButton(page, 'PA Systems').dblclick()
  await searchBox(page).pressSequentially('inch')
  await expect(itemLink(page, decks)).toBeHidden()
  await itemLink(page, tower).click()
  await expect(page).toHaveURL('/av-hire?q=inch&category=pa-systems&item=pa-tower-28')
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Firefox may restore the position a moment after the dialog is gone.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY)
  await expect(itemLink(page, tower)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('inch')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('')
  await expect(itemLink(page, decks)).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('dialog', { name: tower })).toBeVisible()
  // The second press must not go back to the page before the catalogue.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/av-hire?q=inch&category=pa-systems')
})

test('Back closes the picture of a hire item first, then the item', async ({ page }) => {
  await open(page, '/av-hire')
  const openItem = page.locator('#catalogue article').first().getByRole('link').first()
  await openItem.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /enlarge$/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/item=/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/av-hire')
})

test('the quote is in sight on every page, opens there, and one press adds it to an enquiry about something else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/av-hire')
  const quoteLink = page.getByRole('banner').getByRole('link', { name: 'Quote · 2' })
  await expect(quoteLink).toHaveCount(0)
  for (const name of [decks, tower]) await addButton(page, name).click()
  // On the page of the catalogue it opens in place.
  await quoteLink.click()
  await expect(quotePanel(page)).toBeVisible()
  await page.goBack()
  await expect(quotePanel(page)).toBeHidden()

  await open(page, '/packages/weddings')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page
    .getByRole('complementary', { name: 'Call or get a quote' })
    .getByRole('link', { name: 'Quote · 2' })
    .click()
  await expect(quotePanel(page).getByRole('listitem')).toHaveCount(2)
  // Closing it leads back.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/packages/weddings')

  // The bar of a phone has the same button.
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Enquire about Premium', exact: true })
    .click()
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue('Subject: Package Enquiry: Weddings Premium')
  await typeText(page.getByLabel('Full Name'), 'Anna')
  await page.getByRole('button', { name: 'Add it to the message' }).click()
  await expect(message).toBeFocused()
  const added = new RegExp(
    `- ${decks} .*\\n- ${tower} .*The total on your website is .*Weddings Premium$`,
    's',
  )
  await expect(message).toHaveValue(added)
  await expect(page.getByRole('button', { name: 'Add it to the message' })).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(message).toHaveValue(added)
  await expect(page.getByLabel('Full Name')).toHaveValue('Anna')
  await expect(page.getByRole('button', { name: 'Add it to the message' })).toBeHidden()
})
