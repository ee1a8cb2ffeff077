import type { Page } from '@playwright/test'
import { axeViolations, expect, hold, open, test } from './fixtures'

const adviser = (page: Page) => page.getByRole('region', { name: 'Which package?' })
const guestsField = (page: Page) => adviser(page).getByLabel('How many guests?')

test('"Enquire" is about the number that was typed just before', async ({ page }) => {
  // High enough that the field and the link need no scrolling in between.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await open(page, '/packages?event=party&guests=40&place=indoors#which-package')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const guests of ['150', '50']) {
    await guestsField(page).selectText()
    await page.keyboard.type(guests)
    await adviser(page).getByRole('link', { name: 'Enquire' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`for ${guests} guests`))
    // Nothing returns to the page that was left.
    await page.waitForTimeout(300)
    expect(new URL(page.url()).pathname).toBe('/contact')
    await page.goBack()
    await expect(guestsField(page)).toHaveValue(guests)
  }
})

test('what is entered before the page is hydrated is kept', async ({ page }) => {
  const startApp = await hold(page)
  await page.goto('/packages', { waitUntil: 'commit' })
  await adviser(page).getByLabel('Just more sound').check()
  await adviser(page).getByLabel('In the open').check()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions say where the guests of each tier are listed', async ({ page }) => {
    await page.goto('/packages')
    await expect(adviser(page).getByText(/need JavaScript.*guests/)).toBeVisible()
  })
})
