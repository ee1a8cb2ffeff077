import type { Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { faq } from '../../src/content/faq'
import { addDays, formatDateRange, sydneyToday } from '../../src/lib/dates/dates'
import { itemName } from '../support/build/build'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { expect, open, test } from './fixtures'

/** The number of sheets of A4. */
const countSheets = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a package is printed as whole cards with prices, below the details of the company and with the room that was entered', async ({
  page,
}) => {
  await open(page, '/packages/weddings')
  await page
    .getByRole('button', { name: /^Room and power/ })
    .first()
    .press('Enter')
  await page.getByLabel('Length').fill('16 x 9')
  await page.getByLabel(/^Guests/).fill('60')
  await page.emulateMedia({ media: 'print' })
  const plan = page.getByRole('img', { name: /^Floor plan of / }).filter({ visible: true })
  const colours = await plan
    .locator('rect, text')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color))
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 703, height: 1000 })
  const { name, email, phones, url } = company
  const header = page
    .getByText(`${phones[0].display} ${email}`)
    .filter({ visible: true })
    .locator('..')
  await expect(header).toHaveText(
    `${name} ${phones[0].display} ${email} ${new URL(url).host}/packages/weddings`,
  )
  expect((await header.boundingBox())?.y).toBeLessThan(30)
  const cards = page.getByRole('list', { name: /: tiers$/ }).locator('> li')
  await expect(cards).toHaveCount(4)
  for (const card of await cards.all()) {
    await expect(card.getByText(/incl\. GST/).first()).toBeVisible()
    await expect(card.getByRole('img')).toBeHidden()
    await expect(card.getByRole('link', { name: /^Enquire/ })).toBeHidden()
    await expect(card).toHaveCSS('break-inside', 'avoid')
  }
})

test('a package has few sheets, with the lit tier marked in the cards and its price beside its picture', async ({
  page,
}) => {
  await open(page, '/packages/weddings?light=diamond')
  // Two, and one more if the owner writes longer texts.
  expect(await countSheets(page)).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('list', { name: /: tiers$/ }).locator('> li')
  const mark = page.getByText('Pictured on page 1').filter({ visible: true })
  const marks = cards.filter({ has: mark })
  await expect(marks).toHaveText([/Diamond/])
  await expect(page.getByText(/Diamond, from \$[\d,]+ incl\. GST/)).toBeVisible()
})

test('folded answers are printed, each on the sheet of its title', async ({ page }) => {
  await open(page, '/faq')
  const answer = page.getByText(faq[0]?.answer[0] ?? '')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
  for (const title of await page.getByRole('main').locator('summary').all()) {
    await expect(title).toHaveCSS('break-after', 'avoid')
  }
})

test.describe('on paper with about 290 dots per inch', () => {
  test.use({ deviceScaleFactor: 3 })

  test('a quote of five items has one sheet with its dates, total and needs', async ({ page }) => {
    const ids = ['xdj-xz', 'powered-speaker-12', 'haze-machine', 'mirror-ball', 'led-par']
    await open(page, '/av-hire')
    for (const id of ids) await addButton(page, itemName(id)).click()
    await quoteButton(page).click()
    await quotePanel(page).locator('summary').first().press('Enter')
    const today = sydneyToday(new Date())
    const [from, to] = [addDays(today, 30), addDays(today, 33)]
    await quotePanel(page).getByLabel('Collection or delivery').fill(from)
    await quotePanel(page).getByLabel('Return').fill(to)
    const total = quotePanel(page).getByText('Total', { exact: true }).locator('..')
    const [amount = ''] = /\$[\d,.]+/.exec((await total.textContent()) ?? '') ?? []
    expect(await countSheets(page)).toBe(1)

    await page.emulateMedia({ media: 'print' })
    for (const id of ids) await expect(page.getByRole('row', { name: itemName(id) })).toBeVisible()
    expect(amount).not.toBe('')
    await expect(page.getByRole('row', { name: /^Indicative total/ })).toContainText(amount)
    await expect(page.getByText(formatDateRange(from, to)).filter({ visible: true })).toHaveCount(1)
    await expect(
      page
        .getByText(/up to [\d,]+ W/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })
})

test('the hire catalogue is printed on three sheets of A4 at most, every item whole and with its prices, and one item on one', async ({
  page,
}) => {
  await open(page, '/av-hire')
  expect(await countSheets(page)).toBeLessThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  const items = await page.locator('#catalogue article').evaluateAll((cards) =>
    cards.map((card) => ({
      text: (card as HTMLElement).innerText,
      // Cards that were never on the screen.
      isWhole:
        card.scrollHeight <= card.clientHeight &&
        getComputedStyle(card).breakInside === 'avoid' &&
        getComputedStyle(card).contentVisibility === 'visible',
    })),
  )
  expect(items.length).toBeGreaterThan(30)
  for (const { text, isWhole } of items) {
    expect(text).toMatch(/incl\. GST[^]*\+GST|\+GST[^]*incl\. GST/)
    expect(isWhole, text).toBe(true)
  }

  await open(page, '/av-hire/xdj-xz')
  expect(await countSheets(page)).toBe(1)
})
