import { expect, open, test } from './fixtures'

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

test('the picture of a service dialog is sharp', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Karaoke' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  // The slot is higher than wide, so the picture covers more than the width of the slot.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.clientHeight))
    .toBeGreaterThan(0.95)
})
