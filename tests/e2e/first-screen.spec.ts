import { searchBox } from '../support/site/hire-page'
import { expect, open, PHONE, test } from './fixtures'

test('a package without a room leads to its tiers from the first screen of a phone, where its rules are folded to the first', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/packages/speakers')
  await expect(page.getByRole('link', { name: 'See the 4 tiers' })).toBeInViewport({ ratio: 1 })
  const rules = page.getByRole('region', { name: 'Important Package Information' })
  await expect(rules.getByRole('listitem').first()).toBeHidden()
  await rules.locator('summary').click()
  await expect(rules.getByRole('listitem').first()).toBeVisible()
})

test('the search of the catalogue is in the first screen of a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await open(page, '/av-hire')
  await expect(searchBox(page)).toBeInViewport({ ratio: 1 })
})

test('the footer of a phone takes half of the screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/about')
  const { height = NaN } = (await page.getByRole('contentinfo').boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(PHONE.height / 2)
})

test.describe('on a screen with three pixels for each CSS pixel', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('the first picture is small for the first paint, then sharp, and neither layout nor the largest paint moves', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const log = { paints: [] as number[], shift: 0 }
      Object.assign(window, { log })
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) log.paints.push(startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) log.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/packages/weddings')
    const picture = page.locator('main picture img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-phone-\d+-\d+-810\.avif$/)
    const { box, log, firstPaint } = await page.evaluate(() => ({
      box: document.querySelector('main picture img')?.getBoundingClientRect().toJSON() as DOMRect,
      log: (window as unknown as { log: { paints: number[]; shift: number } }).log,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }))
    expect(box.top).toBe(0)
    expect(box.height).toBeGreaterThan(PHONE.height / 3)
    expect(log.shift).toBeLessThan(0.01)
    expect(log.paints.at(-1)).toBe(firstPaint)
  })
})
