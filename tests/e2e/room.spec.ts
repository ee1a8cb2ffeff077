import { quoteButton, quotePanel, addButton } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, test } from './fixtures'

for (const width of [320, 1280]) {
  test(`the room is checked by keyboard in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/packages/weddings')
    await page
      .getByRole('button', { name: /^What it needs on site/ })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: /needs on site/ })
    await dialog.getByLabel('Length').focus()
    await page.keyboard.type('16')
    await page.keyboard.press('Tab')
    await page.keyboard.type('9')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('60')
    await expect(dialog.getByRole('img', { name: /^Floor plan, 16 × 9 m, indoors/ })).toBeVisible()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await expect(page).toHaveURL(/room-length=16&room-width=9&room-guests=60/)
  })
}

test('the drawing is printed with the quote, in black', async ({ page }) => {
  await open(page, '/av-hire?room-length=12&room-width=8')
  await addButton(page, itemName('powered-speaker-12')).click()
  await quoteButton(page).click()
  await expect(quotePanel(page).getByRole('link', { name: 'Request Quote' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const drawing = page.getByRole('img', { name: /^Floor plan/ })
  await expect(drawing).toBeVisible()
  const colours = await drawing.evaluate((svg) => [
    ...new Set([...svg.querySelectorAll('rect, path, text')].map((element) => getComputedStyle(element).color)),
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
})
