import { enquiries, expect, hydrated, open, test, typeText } from '../e2e/fixtures'
import { itemName } from '../support/build/build'
import {
  addButton,
  cardStepper,
  categoryButton,
  itemLink,
  quoteButton,
  quotePanel,
  searchBox,
} from '../support/site/hire-page'

const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')
const beam = itemName('moving-head-beam')
const players = itemName('cdj-3000-set')

test('a visitor can search, fill the quote and request a quote', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/av-hire')

  await searchBox(page).pressSequentially('BEAM')
  await expect(itemLink(page, decks)).toBeHidden()
  await expect(page).toHaveURL('/av-hire?q=BEAM')
  await expect(searchBox(page)).toBeFocused()
  await itemLink(page, beam).click()
  const dialog = page.getByRole('dialog', { name: beam })
  await dialog.getByRole('button', { name: 'Add to Quote' }).click()
  await expect(dialog.getByRole('button', { name: 'Added to Quote' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/av-hire?q=BEAM')
  await expect(dialog).toBeHidden()

  await searchBox(page).fill('')
  for (const name of [decks, tower]) await addButton(page, name).click()
  await quoteButton(page).click()
  const rows = quotePanel(page).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await quotePanel(page)
    .getByRole('button', { name: `Remove ${tower}` })
    .click()
  await expect(rows).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(quoteButton(page)).toBeFocused()
  await page.reload()
  await hydrated(page)
  await quoteButton(page).click()
  await expect(rows).toHaveCount(2)
  await expect(quotePanel(page)).toContainText(/\$\d+-\$\d+ incl. GST.*\$\d+-\$\d+ \+GST per 24 h/s)

  await quotePanel(page).getByRole('link', { name: 'Request Quote' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=.+&message=.+/)
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/\n- .+\n- /)
  // The quote is not offered above the form, because it is in the message.
  await expect(page.getByRole('button', { name: 'Add it to the message' })).toHaveCount(0)
  const sentMessage = await message.inputValue()
  for (const name of [decks, beam]) expect(sentMessage).toContain(`- ${name} (`)
  const fullName = `Tom ${Date.now()}`
  await typeText(page.getByLabel('Full Name'), fullName)
  await typeText(page.getByLabel('Email'), 'tom@example.com')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  expect(enquiries().at(-1)).toMatchObject({ fullName, message: sentMessage })

  await open(page, '/av-hire')
  await expect(quoteButton(page)).toContainText('2')
})

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

test('Escape closes the viewer and then the dialog, and focus returns to the button that opened each', async ({
  page,
}) => {
  await open(page, '/av-hire?q=cdj')
  const card = itemLink(page, players)
  await card.press('Enter')
  const dialog = page.getByRole('dialog', { name: players, exact: true })
  const picture = dialog.getByRole('button', { name: /enlarge$/ }).first()
  await picture.press('Enter')
  const viewer = page.getByRole('dialog', { name: `${players} pictures` })
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(picture).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('a count is typed on a card and in the quote, and the quote is emptied and brought back by keyboard', async ({
  page,
}) => {
  await open(page, '/av-hire?q=beam')
  await addButton(page, beam).click()
  const typed = cardStepper(page, beam).getByRole('textbox')
  await typed.click()
  await page.keyboard.type('12')
  await expect(quoteButton(page)).toContainText('12 items')

  await quoteButton(page).click()
  const panel = quotePanel(page)
  const count = panel.getByRole('group', { name: `How many ${beam}` }).getByRole('textbox')
  await expect(count).toHaveValue('12')
  await count.focus()
  await page.keyboard.type('50')
  await page.keyboard.press('Tab')
  await expect(count).toHaveValue('20')
  await expect(panel.getByText('Changed to 20. It can be 1 to 20.')).toBeAttached()

  await panel.getByRole('button', { name: 'Remove all' }).press('Enter')
  await expect(panel).toContainText('No equipment in your quote yet')
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(count).toHaveValue('20')
  await expect(panel.getByRole('button', { name: 'Remove all' })).toBeFocused()
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

  await page.getByRole('link', { name: 'Enquire about Premium', exact: true }).click()
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
