import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, MOVING, open, PHONE, test } from '../e2e/fixtures'

// With smooth scrolling, as for most visitors.
test.use(MOVING)

test('the menus open by mouse, keyboard and on a phone, and lead to a page', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })
  await header.getByRole('link', { name: 'Packages', exact: true }).hover()
  await header.getByRole('link', { name: 'Weddings', exact: true }).click()
  await expect(page).toHaveURL('/packages/weddings')
  await expect(heading).toContainText('Wedding')
  // The new page takes the focus, which closes a menu.
  await expect(heading).toBeFocused()
  // The pointer would open what comes under it, such as when the header shrinks.
  await page.mouse.move(0, 500)

  const button = header.getByRole('button', { name: 'About Us menu' })
  await button.press('Enter')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await header.getByRole('link', { name: 'Meet the Team' }).press('Enter')
  await expect(page).toHaveURL('/team')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(heading).toBeFocused()

  await page.setViewportSize(PHONE)
  const submenu = header.getByRole('button', { name: 'Services menu' })
  await header.getByRole('button', { name: 'Open menu' }).click()
  await submenu.click()
  await header.getByRole('link', { name: 'DJ Hire', exact: true }).click()
  await expect(page).toHaveURL('/services/dj-hire')
  await expect(submenu).toBeHidden()
})

test('Back, Forward and a reload return to where the visitor was, also on a page with contents', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY)
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const section = contents.getByRole('link').nth(2)
  await section.click()
  await expect(page).toHaveURL(/#/)
  const getSectionY = async () =>
    (await page.locator(new URL(page.url()).hash).boundingBox())?.y ?? NaN
  await expect.poll(getSectionY).toBeLessThan(200)
  await page.evaluate(() => window.scrollBy({ top: 2000, behavior: 'instant' }))
  const readY = await scrollY()
  await page.getByRole('banner').getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(scrollY).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(scrollY).toBe(300)
  await page.goBack()
  // Firefox is a few pixels off.
  await expect.poll(scrollY).toBeCloseTo(readY, -2)
  await page.goForward()
  await expect.poll(scrollY).toBe(300)
  await page.reload()
  await hydrated(page)
  expect(await scrollY()).toBe(300)
  // The code of this page is loaded again.
  await page.goBack()
  await expect.poll(scrollY).toBeCloseTo(readY, -2)
  // The same section again, although the URL has its hash already.
  await section.click()
  await expect.poll(getSectionY).toBeLessThan(200)
})

test('a new page is first painted near its title, wherever the last one was scrolled to', async ({
  page,
}) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.evaluate(() => {
    const record = () => {
      const title = document.querySelector('main h1')?.textContent
      if (!title?.startsWith('Professional')) requestAnimationFrame(record)
      else document.documentElement.dataset.firstY = String(window.scrollY / window.innerHeight)
    }
    requestAnimationFrame(record)
  })
  await page.getByRole('banner').getByRole('link', { name: 'AV Hire', exact: true }).click()
  await expect(page.locator('html[data-first-y]')).toBeAttached()
  expect(Number(await page.locator('html').getAttribute('data-first-y'))).toBeLessThan(0.34)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

const dialogs: readonly { path: string; getOpener: (page: Page) => Locator }[] = [
  {
    path: '/',
    getOpener: (page) => page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true }),
  },
  {
    path: '/team',
    getOpener: (page) => page.getByRole('main').getByRole('article').first().getByRole('button'),
  },
  {
    path: '/packages/weddings',
    getOpener: (page) => page.getByRole('button', { name: /^Room and power/ }).first(),
  },
  {
    path: '/upcoming-events',
    getOpener: (page) => page.getByRole('button', { name: /enlarge$/ }).first(),
  },
]

for (const { path, getOpener } of dialogs) {
  test(`Back closes the dialog of ${path}, the page stays where it was, and Forward does not open it again`, async ({
    page,
  }) => {
    await open(page, path)
    const opener = getOpener(page)
    const scrollY = () => page.evaluate(() => window.scrollY)
    await opener.focus()
    const y = await scrollY()
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(opener).toBeFocused()
    // Firefox restores fractions of a pixel.
    expect(await scrollY()).toBeCloseTo(y, -1)
    await page.goForward()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('Back closes the picture of a hire item first, then the item', async ({ page }) => {
  await open(page, '/av-hire')
  const openItem = page.locator('#catalogue article').first().getByRole('link').first()
  await openItem.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /enlarge$/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/item=/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/av-hire')
})
