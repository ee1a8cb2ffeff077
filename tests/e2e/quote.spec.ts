import type { Page } from '@playwright/test'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

const speaker = itemName('powered-speaker-12')
const effect = itemName('cold-spark')

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
  const { width: size, height } = (await more.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.round(Math.min(size, height))).toBeGreaterThanOrEqual(44)
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

test('the items of a tier are added to the quote by keyboard, which names the tier that has them for less', async ({
  page,
}) => {
  await open(page, '/packages/speakers')
  await page.getByRole('button', { name: "Change what's in it (Speakers Premium)" }).press('Enter')
  await expect(page).toHaveURL('/av-hire')
  await expect(quotePanel(page).getByRole('group', { name: `How many ${itemName('vocal-mic')}` })).toHaveText('2')
  await expect(quotePanel(page)).toContainText(/Speakers Premium includes all of this for \$\d+ incl\. GST/)
  expect(await axeViolations(page)).toEqual([])
  await quotePanel(page).getByRole('link', { name: 'Speakers Premium' }).press('Enter')
  await expect(page).toHaveURL('/packages/speakers#tiers')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The quote is still open.
  await page.goBack()
  await expect(page).toHaveURL('/av-hire')
  await expect(quotePanel(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/packages/speakers')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a date that is only partly typed keeps the request, and one that is being typed shows no error', async ({
  page,
}) => {
  await open(page, '/av-hire')
  await addButton(page, itemName('xdj-xz')).click()
  await quoteButton(page).click()
  const panel = quotePanel(page)
  await panel.locator('summary').press('Enter')
  const from = panel.getByLabel('Collection or delivery')
  await from.press('Tab')
  const message = 'Please enter day, month and year.'
  await from.pressSequentially('1204')
  await expect(panel.getByText(message)).toBeHidden()
  await panel.getByRole('link', { name: 'Request Quote' }).press('Enter')
  await expect(from).toBeFocused()
  await expect(from).toHaveAccessibleDescription(message)
  await expect(page).toHaveURL('/av-hire')
})

test('on a small phone the first item, the request and the needs are in view, and the needs are printed', async ({
  page,
}) => {
  // With the bars of the browser.
  await page.setViewportSize({ width: 390, height: 664 })
  await setToday(page)
  await open(page, '/av-hire')
  await page.getByRole('button', { name: /^Show \d+ more items$/ }).click()
  for (const name of ['haze-machine', 'subwoofer-18', 'xdj-xz'].map(itemName)) await addButton(page, name).click()
  await quoteButton(page).click()
  const panel = quotePanel(page)
  await panel.locator('summary').press('Enter')
  await panel.getByLabel('Collection or delivery').fill('2026-12-04')
  await page.goBack()
  await expect(panel).toBeHidden()
  const price = await quoteButton(page).locator('xpath=preceding-sibling::p').boundingBox()
  expect(price?.x).toBe((await page.getByRole('search').boundingBox())?.x)
  await quoteButton(page).click()
  await expect(panel.getByText(/^Friday 4 to /).first()).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('link', { name: 'Request Quote' })).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: /^What it needs on site/ }).press('Enter')
  await expect(page.getByRole('button', { name: 'Copy for the venue' })).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: /^What it needs on site/ })).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/up to [\d,]+ W/i).first()).toBeVisible()
})
