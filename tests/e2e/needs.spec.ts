import type { Page } from '@playwright/test'
import { addButton, quoteButton } from '../support/hire-page'
import { expect, open, test } from './fixtures'

const ITEMS = ['Haze Machine', '18-Inch Subwoofer', 'XDJ-XZ']

const needsButton = (page: Page) => page.getByRole('button', { name: /^What it needs on site/ })
const needsDialog = (page: Page) => page.getByRole('dialog', { name: /needs on site$/ })
const copyButton = (page: Page) => needsDialog(page).getByRole('button', { name: 'Copy for the venue' })

test('the quote on a small phone shows what its items need on site, and copies it for the venue', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 667 })
  await open(page, '/av-hire')
  for (const name of ITEMS) await addButton(page, name).click()
  await quoteButton(page).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Request Quote' })).toBeInViewport({ ratio: 1 })
  await expect(needsButton(page)).toContainText('1 power point · 58 kg · ask the venue')

  await needsButton(page).press('Enter')
  await expect(needsDialog(page)).toContainText(/up to 1,195 W/i)
  await expect(copyButton(page)).toBeInViewport({ ratio: 1 })
  await copyButton(page).press('Enter')
  await expect(needsDialog(page).getByRole('status')).toHaveText('Copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  for (const name of ITEMS) expect(text).toContain(`- ${name}\n`)
  expect(text).toMatch(/Event date.*up to 1,195 W.*Haze or fog/is)

  await page.keyboard.press('Escape')
  await expect(needsDialog(page)).toHaveCount(0)
  await expect(needsButton(page)).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/up to 1,195 W/i)).toBeVisible()
})
