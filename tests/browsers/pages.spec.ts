import { expect, hydrated, open, PHONE, test } from '../e2e/fixtures'

test('the menus of a wide screen open by mouse and keyboard, and lead to a page and back', async ({ page }) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Packages', exact: true }).hover()
  await header.getByRole('link', { name: 'Weddings', exact: true }).click()
  await expect(page).toHaveURL('/packages/weddings')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wedding')
  // The pointer would open what comes under it, such as when the header shrinks.
  await page.mouse.move(0, 500)

  const button = header.getByRole('button', { name: 'About Us menu' })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await header.getByRole('link', { name: 'Meet the Team' }).press('Enter')
  await expect(page).toHaveURL('/team')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Wedding')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wedding')
})

test('the menu of a phone opens, leads to a page and is closed there', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  const header = page.getByRole('banner')
  const submenu = header.getByRole('button', { name: 'Services menu' })
  await header.getByRole('button', { name: 'Open menu' }).click()
  await submenu.click()
  await header.getByRole('link', { name: 'DJ Hire', exact: true }).click()
  await expect(page).toHaveURL('/services/dj-hire')
  await expect(submenu).toBeHidden()
  await header.getByRole('button', { name: 'Open menu' }).click()
  await page.keyboard.press('Escape')
  await expect(submenu).toBeHidden()
  await expect(header.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the venues follow the pointer, and a swipe of 50 pixels turns them', async ({ page }) => {
  await open(page, '/')
  const strip = page.getByRole('group', { name: 'Venues', exact: true })
  await page.getByRole('button', { name: 'Pause venues' }).click()
  await strip.hover()
  const getX = async () => (await strip.getByRole('img').nth(1).boundingBox())?.x ?? NaN
  const startX = await getX()
  const box = await strip.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 50]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y)
  await expect.poll(getX).toBeCloseTo(startX - 40)
  await page.mouse.move(x - 51, y)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^Venues 2 to / })).toHaveAttribute('aria-current', 'true')
})

test('one question of the FAQ is open at a time, and a link opens the answers of its topic', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.getByRole('main').getByRole('group')
  const openQuestions = page.getByRole('main').locator('details[open]')
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  await expect(openQuestions).toHaveCount(1)
  await expect(questions.nth(1)).toHaveAttribute('open')
  await questions.nth(1).locator('summary').press('Enter')
  await expect(openQuestions).toHaveCount(0)

  await open(page, '/packages/weddings')
  await page.getByRole('main').getByRole('link', { name: 'When to book and when to pay' }).click()
  await expect(page).toHaveURL('/faq#booking-and-paying')
  await expect(page.locator('#booking-and-paying')).toBeInViewport()
  await expect(page.locator('#booking-and-paying')).toHaveAttribute('open')
})

test('Back, Forward and a reload return to where the visitor was', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY)
  await open(page, '/services')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const servicesY = await scrollY()
  expect(servicesY).toBeGreaterThan(1000)
  await page.getByRole('banner').getByRole('link', { name: 'Enquire Now' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await expect.poll(scrollY).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(scrollY).toBe(300)
  await page.goBack()
  await expect.poll(scrollY).toBe(servicesY)
  await page.goForward()
  await expect.poll(scrollY).toBe(300)
  await page.reload()
  await hydrated(page)
  expect(await scrollY()).toBe(300)
  // The code of this page is loaded again.
  await page.goBack()
  await expect.poll(scrollY).toBe(servicesY)
})

test('the contents of a legal page lead to a section again after reading on, and Back to where the reader was', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => window.scrollY)
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const [first, second] = [contents.getByRole('link').nth(2), contents.getByRole('link').nth(5)]
  const getSectionY = async () => {
    const hash = new URL(page.url()).hash
    return Math.round((await page.locator(hash).boundingBox())?.y ?? NaN)
  }
  await first.click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(getSectionY).toBeLessThan(200)
  const sectionY = await getSectionY()
  await page.evaluate(() => window.scrollBy({ top: 2000, behavior: 'instant' }))
  const readY = await scrollY()
  await second.click()
  await expect.poll(getSectionY).toBe(sectionY)
  await first.click()
  await expect.poll(getSectionY).toBe(sectionY)
  await page.goBack()
  await page.goBack()
  // Firefox is a few pixels off.
  await expect.poll(scrollY).toBeCloseTo(readY, -2)
})
