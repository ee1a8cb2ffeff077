import type { Page } from '@playwright/test'
import { quotePanel } from '../support/hire-page'
import { axeViolations, expect, open, PHONE, test } from './fixtures'

const toggle = (page: Page, name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })
const compareButton = (page: Page) => page.getByRole('button', { name: /^Compare \d items$|^Choose one more/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Compare / })
const itemNames = (page: Page) => dialog(page).locator('thead th + th')
const row = (page: Page, label: string) =>
  dialog(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell')

test('items can be compared, added to the quote and removed by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/av-hire')

  await toggle(page, 'CDJ-3000 Set').press('Space')
  await expect(toggle(page, 'CDJ-3000 Set')).toHaveAttribute('aria-pressed', 'true')
  await expect(compareButton(page)).toHaveText('Choose one more to compare')
  await expect(compareButton(page)).toBeDisabled()
  for (const name of ['XDJ-RX3', 'XDJ-XZ']) await toggle(page, name).press('Enter')
  await expect(compareButton(page)).toHaveText('Compare 3 items')
  expect.soft(await axeViolations(page), 'bar').toEqual([])

  await compareButton(page).press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Compare DJ Equipment')
  await expect(itemNames(page)).toHaveText(['CDJ-3000 Set', 'XDJ-RX3', 'XDJ-XZ'])
  await expect(row(page, '24 hours, +GST')).toHaveText([/^\$\d+$/, /^\$\d+$/, /^\$\d+$/])
  expect.soft(await axeViolations(page), 'three items').toEqual([])

  await dialog(page).getByRole('button', { name: 'Add to Quote XDJ-RX3' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Added to Quote XDJ-RX3' })).toBeDisabled()
  await expect(dialog(page)).toContainText('1 item in your quote')
  await dialog(page).getByRole('button', { name: 'Remove CDJ-3000 Set' }).press('Enter')
  await expect(itemNames(page)).toHaveText(['XDJ-RX3', 'XDJ-XZ'])
  await expect(dialog(page).getByRole('region')).toBeFocused()
  await expect(dialog(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  expect.soft(await axeViolations(page), 'two items').toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(compareButton(page)).toBeFocused()
  await expect(toggle(page, 'CDJ-3000 Set')).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Clear comparison' }).press('Enter')
  await expect(compareButton(page)).toHaveCount(0)
  await expect(toggle(page, 'XDJ-RX3')).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Compare XDJ/)
})

test('on a phone the table scrolls within itself, and its labels stay in view', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/av-hire')
  for (const name of ['XDJ-XZ', 'XDJ-RX3', 'CDJ-3000 Set']) await toggle(page, name).click()
  await compareButton(page).click()
  const table = dialog(page).getByRole('region', { name: 'Compare DJ Equipment' })
  const label = table.getByRole('rowheader', { name: 'Weight', exact: true })
  const { x } = (await label.boundingBox()) ?? {}
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(table.getByRole('columnheader', { name: 'CDJ-3000 Set' })).toBeInViewport({ ratio: 1 })
  expect((await label.boundingBox())?.x).toBe(x)
  const isPageScrollable = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isPageScrollable).toBe(false)
})

test('the comparison and the quote button cover neither each other nor the footer', async ({ page }) => {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 })
    await open(page, '/av-hire')
    await toggle(page, 'XDJ-XZ').click()
    await toggle(page, 'XDJ-RX3').click()
    const addButton = page.getByRole('button', { name: 'Add to Quote XDJ-XZ' })
    if (await addButton.isVisible()) await addButton.click()
    const quoteButton = page.getByRole('button', { name: /^View quote ·/ })
    for (const button of [quoteButton, compareButton(page)]) {
      // A click on a covered element fails.
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const footer = await page.getByRole('contentinfo').boundingBox()
    for (const button of [compareButton(page), quoteButton]) {
      const box = await button.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    }
  }
})

test('the open comparison prints as a table', async ({ page }) => {
  await open(page, '/av-hire')
  await toggle(page, 'XDJ-XZ').click()
  await toggle(page, 'XDJ-RX3').click()
  await compareButton(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toContainText('XDJ-XZ')
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()

  // The quote that is opened above it prints alone.
  await page.emulateMedia({ media: 'screen' })
  await dialog(page).getByRole('button', { name: 'Add to Quote XDJ-XZ' }).click()
  await dialog(page).getByRole('button', { name: 'View quote' }).click()
  await expect(quotePanel(page).getByRole('link', { name: 'Request Quote' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toContainText('Indicative total')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
