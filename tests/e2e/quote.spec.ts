import type { Page } from '@playwright/test'
import { addButton, categoryButton, itemLink, quoteButton, quotePanel, searchBox } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, PHONE, test } from './fixtures'

test.use({ viewport: PHONE })

const speaker = itemName('powered-speaker-12')
const effect = itemName('cold-spark')
const decks = itemName('xdj-xz')
const tower = itemName('pa-tower-28')

/** Sets the clock of the visitor and of the server. */
async function setToday(page: Page) {
  const now = new Date('2026-11-23T12:00:00+11:00')
  await page.clock.setFixedTime(now)
  await page.route('/av-hire', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ headers: { Date: now.toUTCString() } }) : route.continue(),
  )
}

test('a visitor says how many and from when to when by keyboard, and the form and the print have it', async ({
  page,
}) => {
  await setToday(page)
  await open(page, '/av-hire')
  await page.getByRole('button', { name: /^Show \d+ more items$/ }).press('Enter')
  for (const name of [speaker, effect]) await addButton(page, name).click()
  await quoteButton(page).click()
  const panel = quotePanel(page)
  await panel.getByRole('button', { name: `Make it two (${speaker})` }).press('Enter')
  await expect(panel.getByRole('group', { name: `How many ${speaker}` })).toHaveText('2')
  const more = panel.getByRole('button', { name: `One more ${speaker}` })
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')

  await panel.locator('summary', { hasText: 'Add your dates' }).press('Enter')
  const [from, to] = [panel.getByLabel('Collection or delivery'), panel.getByLabel('Return')]
  await from.fill('2026-12-05')
  await expect(to).toHaveValue('2026-12-07')
  await from.fill('2026-12-06')
  await expect(panel).toContainText("We're closed on Sundays.")
  expect(await axeViolations(page)).toEqual([])
  await from.fill('2026-12-04')
  await to.fill('2026-12-07')
  await expect(panel).toContainText('Friday 4 to Monday 7 December 2026: 2 days, back by noon.')
  const total = panel.getByText('Total', { exact: true }).locator('..')
  await expect(total).toContainText('+GST for 2 days')
  const withoutDelivery = (await total.textContent()) ?? ''
  await panel.getByLabel("Where's your event?").selectOption('wollongong')
  await expect(total).not.toHaveText(withoutDelivery)
  expect(await axeViolations(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Friday 4 to Monday 7 December 2026: 2/).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('row', { name: `3 × ${speaker}` })).toContainText(/\(\$\d+ each\)\$\d+/)
  await expect(
    page.getByText(/list=powered-speaker-12\*3\.cold-spark\.2026-12-04\.2026-12-07\.to-[a-z-]+$/),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await panel.getByRole('link', { name: 'Request Quote' }).press('Enter')
  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(
    /^- 3 x .+ \(\$\d+\/24h each\)\n- .+ \(with crew from \$\d+, gear \$\d+\/24h\)\n\nFriday 4 to Monday 7/m,
  )
  for (const name of [speaker, effect]) expect(await message.inputValue()).toContain(name)
  await expect(page.getByLabel('Event Date')).toHaveValue('2026-12-04')
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
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
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
