import { expect, open, PHONE, test } from './fixtures'

test('the banner fades for 0.6 s, and the venues move for 0.5 s', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('region', { name: 'What we do' })
  for (const layer of [banner.getByRole('img').first(), banner.getByRole('group').first()]) {
    await expect(layer).toHaveCSS('transition-property', 'opacity')
    await expect(layer).toHaveCSS('transition-duration', '0.6s')
  }
  const venues = page.getByRole('group', { name: 'Venues', exact: true }).getByRole('list')
  await expect(venues).toHaveCSS('transition-property', /transform/)
  await expect(venues).toHaveCSS('transition-duration', '0.5s')
})

test('what moves while the page opens has no blur and no blend mode, for which a click would wait', async ({
  page,
}) => {
  await open(page, '/')
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const filters: string[] = []
      let element = effect instanceof KeyframeEffect ? effect.target : null
      for (; element; element = element.parentElement) {
        const { filter, mixBlendMode } = getComputedStyle(element)
        if (filter !== 'none' || mixBlendMode !== 'normal') filters.push(`${element.className}: ${filter}`)
      }
      return filters
    }),
  )
  expect(moving.length).toBeGreaterThan(0)
  expect(moving.flat()).toEqual([])
})

test('the cards have short service names on a narrow screen only', async ({ page }) => {
  const getCard = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  for (const path of ['/', '/services']) {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, path)
    await expect(getCard('Photo / Video')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(getCard('Photography & Videography')).toBeVisible()
    await expect(getCard('Photo / Video')).toHaveCount(0)
  }
})

test('the picture of a service dialog is sharp', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Karaoke', exact: true }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  // The slot is higher than wide, so the picture covers more than the width of the slot.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.clientHeight))
    .toBeGreaterThan(0.95)
})

test('a mouse that presses a logo drags the venues', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  const logos = page.getByRole('group', { name: 'Venues', exact: true }).getByRole('img')
  const second = await logos.nth(1).getAttribute('alt')
  await logos.nth(1).hover()
  await page.mouse.down()
  // Two moves: the browser would start to drag the image with the first one, and then send no more.
  await page.mouse.move(300, 400)
  await page.mouse.move(200, 400)
  await page.mouse.up()
  await expect(logos.first()).toHaveAttribute('alt', String(second))
})

test('the details of a service show their price and both buttons on a phone without scrolling', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Karaoke' }).click()
  const dialog = page.getByRole('dialog', { name: 'Karaoke' })
  await expect(dialog.getByRole('link', { name: 'More Information' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(/incl\. GST/)).toBeInViewport({ ratio: 1 })
})
