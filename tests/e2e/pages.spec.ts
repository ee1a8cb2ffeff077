import { axeViolations, expect, open, publicPaths, test } from './fixtures'

const unknownPaths = ['/no-such-page', '/services/no-such-service']

for (const path of [...publicPaths, '/eventsadmin', ...unknownPaths]) {
  test(`${path} has no accessibility violations and does not scroll sideways`, async ({ page, allowConsole }) => {
    if (unknownPaths.includes(path)) allowConsole(/404/)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await axeViolations(page), 'at 1280 px').toEqual([])
    for (const width of [1920, 768, 320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await axeViolations(page), 'at 390 px').toEqual([])
  })
}

for (const path of ['/About', '/%61bout', '/about/']) {
  test(`${path} shows the page at /about`, async ({ page, allowConsole }) => {
    allowConsole(/404/)
    await open(page, '/about')
    const heading = page.getByRole('heading', { level: 1 })
    const text = await heading.innerText()
    await open(page, path)
    await expect(heading).toHaveText(text)
  })
}

test('a service slug in another letter case shows that there is no such service', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  await open(page, '/services/DJ-Hire')
  await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible()
})

test('unknown paths respond with 404 and a link to the home page', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the admin page responds with 200 and is not indexed', async ({ page }) => {
  const response = await page.goto('/eventsadmin')
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})

test('a page stays readable if its code cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|dynamically imported module|could not be fetched/)
  await open(page, '/')
  await page.route('**/assets/FaqPage*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
})

test('a page can be read and left without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/services/dj-hire')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Functions' }).click()
  await expect(page).toHaveURL('/packages/functions')
  await context.close()
})

test('founders are in two columns, the other members in three', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/team')
  const tops = await page
    .getByRole('region', { name: 'Everyone on the crew' })
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  const [firstRow, secondRow] = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
  expect([firstRow, secondRow]).toEqual([2, 3])
})
