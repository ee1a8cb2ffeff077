import { expect, hydrated, open, PHONE, test } from '../e2e/fixtures'

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

test('Back, Forward and a reload return to where the visitor was, also on a page with contents', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY)
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const section = contents.getByRole('link').nth(2)
  await section.click()
  await expect(page).toHaveURL(/#/)
  const getSectionY = async () => (await page.locator(new URL(page.url()).hash).boundingBox())?.y ?? NaN
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
