import { expect, hydrated, MOVING, open, test } from '../e2e/fixtures'

// With smooth scrolling, as for most visitors.
test.use(MOVING)

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

test('Back closes a dialog, the page stays where it was, and Forward does not open it again', async ({
  page,
}) => {
  await open(page, '/')
  const opener = page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true })
  const scrollY = () => page.evaluate(() => window.scrollY)
  await opener.focus()
  // The page hears in its next frame that the focus has scrolled it.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const y = await scrollY()
  await opener.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(opener).toBeFocused()
  // Firefox restores fractions of a pixel.
  expect(await scrollY()).toBeCloseTo(y, -1)
  await page.goForward()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('dialog')).toBeHidden()
})
