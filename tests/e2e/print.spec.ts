import type { Page } from '@playwright/test'
import { faq } from '../../src/content/faq'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { expect, itemName, open, test } from './fixtures'

test('the tiers of a package are printed as whole cards with their prices, without pictures and buttons', async ({
  page,
}) => {
  await open(page, '/packages/weddings')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })
  const cards = page.getByRole('list', { name: /: tiers$/ }).locator('> li')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.getByText(/incl\. GST/).first()).toBeVisible()
    await expect(card.getByRole('img')).toBeHidden()
    await expect(card.getByRole('link', { name: /^Enquire/ })).toBeHidden()
    expect(await card.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
  }
})

test('folded answers are printed', async ({ page }) => {
  await open(page, '/faq')
  const answer = page.getByText(faq[0]?.answer[0] ?? '')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('the title of a folded answer is printed on the same sheet as the answer', async ({ page }) => {
  await open(page, '/faq')
  await page.emulateMedia({ media: 'print' })
  const breaks = await page
    .getByRole('main')
    .locator('summary')
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).breakAfter))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('a quote of five items with dates is printed on one sheet of A4', async ({ page }) => {
  await open(page, '/av-hire')
  for (const id of ['xdj-xz', 'powered-speaker-12', 'haze-machine', 'mirror-ball', 'led-par']) {
    await addButton(page, itemName(id)).click()
  }
  await quoteButton(page).click()
  await quotePanel(page).locator('summary').first().press('Enter')
  await quotePanel(page).getByLabel('Collection or delivery').fill('2030-12-06')
  expect(await countSheets(page)).toBe(1)
})

test('the hire catalogue is printed on three sheets of A4 at most, every item with its prices', async ({ page }) => {
  await open(page, '/av-hire')
  expect(await countSheets(page)).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  const items = page.locator('#catalogue article')
  for (const item of await items.all()) {
    await expect(item.getByText(/incl\. GST/).first()).toBeVisible()
    await expect(item.getByText(/\+GST/).first()).toBeVisible()
  }
  // Cards that were never on the screen.
  const cut = await items.evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { breakInside, contentVisibility } = getComputedStyle(card)
        return card.scrollHeight > card.clientHeight || breakInside !== 'avoid' || contentVisibility !== 'visible'
      })
      .map((card) => card.textContent),
  )
  expect(cut).toEqual([])
})

test('a hire item is printed on one sheet of A4, without other items', async ({ page }) => {
  await open(page, '/av-hire/xdj-xz')
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^More / })).toBeHidden()
})

const countSheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
