import type { Page } from '@playwright/test'
import { defer } from '../support/defer'
import { axeViolations, expect, open, test } from './fixtures'

const adviser = (page: Page) => page.getByRole('region', { name: 'Which package?' })
const guestsField = (page: Page) => adviser(page).getByLabel('How many guests?')

test('an answer is announced, and has no accessibility violations', async ({ page }) => {
  await open(page, '/packages?event=wedding&guests=100&place=indoors')
  await guestsField(page).fill('120')
  await expect(adviser(page).getByRole('status').first()).toContainText(/^Weddings Diamond, from \$/)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolations(page)).toEqual([])
  }
})

for (const device of [
  { name: 'mouse', viewport: { width: 1280, height: 1400 }, hasTouch: false },
  { name: 'finger', viewport: { width: 390, height: 2400 }, hasTouch: true },
]) {
  test.describe(`with a ${device.name}`, () => {
    // High enough that the field and the link need no scrolling in between.
    test.use({ viewport: device.viewport, hasTouch: device.hasTouch })

    test('"Enquire" is about the number that was typed just before', async ({ page }) => {
      await open(page, '/packages?event=party&guests=40&place=indoors#which-package')
      const link = adviser(page).getByRole('link', { name: 'Enquire' })
      await expect(link).toBeInViewport({ ratio: 1 })
      const client = await page.context().newCDPSession(page)
      for (const rate of [1, 4]) {
        await client.send('Emulation.setCPUThrottlingRate', { rate })
        for (const [index, gap] of [0, 150, 250].entries()) {
          const guests = index % 2 === 0 ? '150' : '50'
          await guestsField(page).selectText()
          await page.keyboard.type(guests)
          await page.waitForTimeout(gap)
          const box = await link.boundingBox()
          if (!box) throw new Error('"Enquire" is not shown')
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
          if (device.hasTouch) await page.touchscreen.tap(x, y)
          else await page.mouse.click(x, y)
          await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`for ${guests} guests`))
          // Nothing returns to the page that was left.
          await page.waitForTimeout(300)
          expect(new URL(page.url()).pathname).toBe('/contact')
          await page.goBack()
          await expect(guestsField(page)).toHaveValue(guests)
        }
      }
    })
  })
}

test('answers that are given before the page is hydrated are kept', async ({ page }) => {
  const answering = defer()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await answering.promise
    await route.continue()
  })
  await page.goto('/packages', { waitUntil: 'commit' })
  await adviser(page).getByLabel('Just more sound').check()
  await adviser(page).getByLabel('In the open').check()
  await guestsField(page).fill('40')
  answering.resolve()
  await expect(page).toHaveURL('/packages?event=sound&guests=40&place=outdoors')
  await expect(adviser(page).getByRole('heading', { name: 'Speakers Basic' })).toBeVisible()
})

test('the printed page has the answer without the questions', async ({ page }) => {
  await open(page, '/packages?event=party&guests=90&place=indoors')
  await page.emulateMedia({ media: 'print' })
  await expect(adviser(page).getByRole('heading', { name: 'Functions Diamond' })).toBeVisible()
  await expect(guestsField(page)).toBeHidden()
  await expect(adviser(page).getByRole('link', { name: 'Enquire' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions say where the guests of each tier are listed', async ({ page }) => {
    await page.goto('/packages')
    await expect(adviser(page).getByText(/page of each package says for how many guests/)).toBeVisible()
  })
})
