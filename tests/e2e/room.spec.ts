import type { Page } from '@playwright/test'
import { addButton, quoteButton, quotePanel } from '../support/site/hire-page'
import { axeViolations, expect, itemName, open, test } from './fixtures'

async function enterRoom(page: Page, path: string) {
  await open(page, path)
  await page
    .getByRole('button', { name: /^Room and power/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: /fit my room/ })
  await dialog.getByLabel('Length').fill('16 x 9')
  await dialog.getByLabel(/^Guests/).fill('60')
  return dialog
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`the answer stays in sight with Enquire in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const dialog = await enterRoom(page, '/packages/weddings')
    const verdict = dialog.getByRole('heading', { name: /^(?:Tight for|It suits) 60 guests/ })
    await expect(verdict).toBeVisible()
    for (const part of [verdict, dialog.getByRole('link', { name: /^Enquire/ })]) {
      const box = await part.boundingBox()
      // A phone's keyboard covers the lower half.
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 2)
    }
    await dialog.getByRole('img', { name: /^Floor plan of / }).scrollIntoViewIfNeeded()
    await expect(verdict).toBeInViewport()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })
}

test('a tier is printed with the room and its plan, in black', async ({ page }) => {
  await enterRoom(page, '/packages/weddings')
  await page.emulateMedia({ media: 'print' })
  const plan = page.getByRole('img', { name: /^Floor plan of / }).filter({ visible: true })
  await expect(plan).toHaveCount(1)
  const colours = await plan.evaluate((svg) => [
    ...new Set([...svg.querySelectorAll('rect, text')].map((element) => getComputedStyle(element).color)),
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
})

test('the quote is printed with the answer for the room', async ({ page }) => {
  await enterRoom(page, '/packages/weddings')
  await open(page, '/av-hire')
  await addButton(page, itemName('powered-speaker-12')).click()
  await quoteButton(page).click()
  await expect(quotePanel(page).getByRole('link', { name: 'Request Quote' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Your space' })).toBeVisible()
  await expect(page.getByText(/^16 × 9 m, indoors, for 60 guests/)).toBeVisible()
})
