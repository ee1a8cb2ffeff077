import type { Page } from '@playwright/test'
import { axeViolations, expect, hold, open, test } from './fixtures'

const adviser = (page: Page) => page.getByRole('region', { name: 'Which package?' })
const guestsField = (page: Page) => adviser(page).getByLabel('How many guests?')

test('what is entered before the page is hydrated is kept', async ({ page }) => {
  const startApp = await hold(page)
  await page.goto('/packages', { waitUntil: 'commit' })
  await adviser(page).getByLabel('Just more sound').check()
  await adviser(page).getByLabel('Outdoors').check()
  await guestsField(page).fill('40')
  startApp()
  await expect(page).toHaveURL('/packages?event=sound&guests=40&place=outdoors')
  await expect(adviser(page).getByRole('heading', { name: 'Speakers Basic' })).toBeVisible()
})

test('an answer has no accessibility violations, and is printed without the questions', async ({ page }) => {
  await open(page, '/packages?event=party&guests=90&place=indoors')
  await expect(adviser(page).getByRole('heading', { name: 'Functions Diamond' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(adviser(page).getByRole('heading', { name: 'Functions Diamond' })).toBeVisible()
  await expect(guestsField(page)).toBeHidden()
  await expect(adviser(page).getByRole('link', { name: 'Enquire' })).toBeHidden()
})
