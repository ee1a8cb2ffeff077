import { enquiries, expect, hydrated, itemName, open, test, typeText } from '../e2e/fixtures'
import {
  addButton,
  cardStepper,
  quoteButton,
  quotePanel,
  categoryButton,
  itemLink,
  searchBox,
} from '../support/site/hire-page'

const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')
const beam = itemName('moving-head-beam')
const haze = itemName('haze-machine')
const players = itemName('cdj-3000-set')

test('a visitor can search, fill the quote and request a quote', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/av-hire')

  await searchBox(page).pressSequentially('BEAM')
  await expect(itemLink(page, decks)).toBeHidden()
  await expect(itemLink(page, haze)).toBeVisible()
  await expect(page).toHaveURL('/av-hire?q=BEAM')
  await expect(searchBox(page)).toBeFocused()
  await categoryButton(page, 'Lighting').click()
  await expect(itemLink(page, haze)).toBeHidden()
  await expect(page).toHaveURL('/av-hire?q=BEAM&category=lighting')

  await itemLink(page, beam).click()
  const dialog = page.getByRole('dialog', { name: beam })
  await expect(dialog).toContainText(/From \$\d+-\$\d+ \+GST per 24 h/)
  await dialog.getByRole('button', { name: 'Add to Quote' }).click()
  await expect(dialog.getByRole('button', { name: 'Added to Quote' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/av-hire?q=BEAM&category=lighting')

  await searchBox(page).fill('')
  await categoryButton(page, /^All /).click()
  for (const name of [decks, tower]) {
    await addButton(page, name).click()
    await expect(cardStepper(page, name)).toContainText('1')
  }

  await quoteButton(page).click()
  const rows = quotePanel(page).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await quotePanel(page)
    .getByRole('button', { name: `Remove ${tower}` })
    .click()
  await quotePanel(page)
    .getByRole('button', { name: `Remove ${beam}` })
    .click()
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(quoteButton(page)).toBeFocused()
  await page.getByRole('button', { name: /^Show \d+ more items$/ }).click()
  await addButton(page, beam).click()
  await page.reload()
  await hydrated(page)
  await expect(quoteButton(page)).toContainText('2')
  await quoteButton(page).click()
  await expect(quotePanel(page)).toContainText(/\$\d+-\$\d+ incl. GST.*\$\d+-\$\d+ \+GST per 24 h/s)

  await quotePanel(page).getByRole('link', { name: 'Request Quote' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=.+&message=.+/)
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/\n- .+\n- /)
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

test('Escape closes viewer, quote and dialog in turn, and focus returns to the button that opened each', async ({
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

  await dialog.getByRole('button', { name: 'Add to Quote' }).press('Enter')
  await dialog.getByRole('button', { name: 'View quote' }).press('Enter')
  await quotePanel(page)
    .getByRole('button', { name: `Remove ${players}` })
    .press('Enter')
  await expect(quotePanel(page).getByText('Empty')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(quotePanel(page)).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Add to Quote' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('a visitor finds a package with the keyboard and enquires', async ({ page }) => {
  await open(page, '/packages')
  const adviser = page.getByRole('region', { name: 'Which package?' })
  await adviser.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(adviser.getByLabel('Wedding')).toBeChecked()
  await adviser.getByLabel('How many guests?').focus()
  await page.keyboard.type('120')
  await adviser.getByLabel('Indoors').press('Space')
  const answer = adviser.getByRole('heading', { name: 'Weddings Premium' }).first()
  await expect(answer).toBeVisible()
  await expect(page).toHaveURL('/packages?event=wedding&guests=120&place=indoors')
  await page.reload()
  await hydrated(page)
  await expect(answer).toBeVisible()
  await expect(adviser.getByLabel('Indoors')).toBeChecked()
  await adviser.getByRole('link', { name: 'Enquire' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/Weddings Premium.*a wedding for 120 guests, indoors\./s)
  await page.goBack()
  await expect(adviser.getByLabel('How many guests?')).toHaveValue('120')
})

test('a visitor checks whether a tier suits a room, and enquires with it', async ({ page }) => {
  await open(page, '/packages/speakers')
  await page
    .getByRole('button', { name: /^Room and power/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Does .* fit my room\?/ })
  await typeText(dialog.getByLabel('Length'), '14 x 8')
  await typeText(dialog.getByLabel(/^Guests/), '30')
  await dialog.getByLabel('Seating').selectOption('dancing')
  await expect(dialog.getByRole('heading', { name: 'It suits 30 guests dancing.' })).toBeVisible()
  await expect(dialog.getByLabel('Width')).toHaveValue('8')
  const plan = dialog.getByRole('img', { name: /^Floor plan of .*14 × 8 m, indoors/ })
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page
    .getByRole('link', { name: /^Enquire about Speakers Basic|^Enquire .*Speakers Basic/ })
    .first()
    .click()
  await expect(page.getByLabel('Message')).toHaveValue(/Our space: 14 × 8 m, indoors, for 30 guests dancing\. It suits/)
})
