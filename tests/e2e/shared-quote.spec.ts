import type { Locator, Page } from '@playwright/test'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { quoteButton, quotePanel } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, PHONE, test } from './fixtures'

const sharedQuote = (page: Page) => page.getByRole('dialog', { name: 'Quote from a link' })
const title = (page: Page) => sharedQuote(page).getByRole('heading', { level: 3 })

async function openLink(page: Page, list: string) {
  await open(page, `/av-hire?list=${list}`)
  await expect(title(page)).toBeVisible()
}

test('a quote from a link is used, and replaces the own one after a question, by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const press = (name: string | RegExp) => sharedQuote(page).getByRole('button', { name }).press('Enter')
  await openLink(page, 'xdj-xz.led-par')
  await expect(title(page)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await press(/^What it needs on site/)
  await page.keyboard.press('Escape')
  await expect(sharedQuote(page).getByRole('button', { name: /^What it needs on site/ })).toBeFocused()
  await press('Use this quote')
  await expect(quotePanel(page).getByRole('listitem')).toContainText([itemName('xdj-xz'), itemName('led-par')])

  await openLink(page, 'low-fog.xdj-xz')
  expect(await axeViolations(page)).toEqual([])
  await press('Use this quote')
  await expect(title(page)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await press('Replace my quote')
  await expect(quotePanel(page).getByRole('listitem')).toContainText([itemName('low-fog'), itemName('xdj-xz')])
  await expect(quotePanel(page).getByRole('listitem')).toHaveCount(2)
})

test.describe('the printed quote', () => {
  // About 290 dots per inch, as on paper.
  test.use({ deviceScaleFactor: 3 })

  test('has a QR code that opens the quote, with one item and of the whole catalogue', async ({ page, baseURL }) => {
    await open(page, '/av-hire')
    const hrefs = await page
      .locator('article h3 a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname))
    const ids = hrefs.map((href) => href.replace('/av-hire/', ''))
    for (const linked of [ids.slice(0, 1), ids]) {
      const stored = JSON.stringify({ kit: linked.map((id) => ({ id, count: 1 })) })
      await page.evaluate((text) => localStorage.setItem('site.quote', text), stored)
      await page.reload()
      await quoteButton(page).click()
      await expect(quotePanel(page).getByRole('listitem')).toHaveCount(linked.length)
      await page.emulateMedia({ media: 'print' })
      const link = `${baseURL}/av-hire?list=${linked.join('.')}`
      await expect(page.getByText(link.replace('http://', ''), { exact: true })).toBeVisible()
      expect(await scan(page.getByRole('img', { name: /^QR code/ }))).toBe(link)
      await page.emulateMedia({ media: 'screen' })
      await page.keyboard.press('Escape')
      await expect(quotePanel(page)).toHaveCount(0)
    }
  })
})

/** Reads a QR code as it is printed, with another library than the one that drew it. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Without a limit on time, which a slow machine would exceed.
  return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: 10_000 })
}
