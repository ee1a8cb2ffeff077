import { axeViolations, expect, open, publicPaths, test } from './fixtures'

const unknown = ['/no-such-page', '/services/no-such-service']
const everywhere = [...publicPaths, '/eventsadmin', ...unknown]

for (const path of everywhere) {
  test(`${path} is clean for axe and scrolls in one direction only`, async ({ page, allowConsole }) => {
    if (unknown.includes(path)) allowConsole(/404/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await axeViolations(page), 'at 1280 px').toEqual([])
    for (const width of [1920, 768, 320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await axeViolations(page), 'at 390 px').toEqual([])
  })
}

test('unknown paths answer 404 with the way back', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the admin page is answered by the bare shell and closed to search engines', async ({ page }) => {
  const response = await page.goto('/eventsadmin')
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})

test('a page whose code cannot be fetched is read as it was published', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|dynamically imported module|could not be fetched/)
  await open(page, '/')
  await page.route('**/assets/FaqPage*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asked before every hire')
})

test('a page reads and leads on without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/services/dj-hire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Functions' }).click()
  await expect(page).toHaveURL('/packages/functions')
  await context.close()
})
