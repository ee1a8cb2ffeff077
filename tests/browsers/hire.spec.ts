import { enquiries, expect, hydrated, open, test, typeText } from '../e2e/fixtures'
import { itemName } from '../support/build/build'
import { addButton, itemLink, quoteButton, quotePanel, searchBox } from '../support/site/hire-page'

const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')
const beam = itemName('moving-head-beam')

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
