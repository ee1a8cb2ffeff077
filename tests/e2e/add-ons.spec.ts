import type { Page } from '@playwright/test'
import { axeViolations, expect, hold, open, test } from './fixtures'

const addOns = (page: Page) => page.getByRole('region', { name: 'Add to your tier' })
const checkbox = (page: Page, name: RegExp) => addOns(page).getByRole('checkbox', { name })
const enquireLink = (page: Page, tier: string) =>
  page.getByRole('list', { name: /: tiers$/ }).getByRole('link', { name: `about AV Equipment ${tier}` })

test('ticked add-ons go into the enquiry about a tier that can use them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/packages/av-equipment')
  await addOns(page).locator('summary').press('Enter')
  await checkbox(page, /^Foldback/).focus()
  await page.keyboard.press('Space')
  await checkbox(page, /^Battery PA/).check()
  await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa.floor-monitor')
  expect(await axeViolations(page)).toEqual([])
  await expect(enquireLink(page, 'Basic')).toContainText('with 1 add-on')

  await addOns(page).getByRole('link', { name: 'Enquire about Diamond with 2 add-ons' }).press('Enter')
  await expect(page.getByLabel('Message')).toHaveValue(
    /^Subject: Package Enquiry: AV Equipment Diamond\n\nAdd-ons:\n- Battery PA .*incl\. GST.*\n- Foldback .*incl\. GST \(\$\d+\+GST\)$/,
  )
  await page.goBack()
  await expect(checkbox(page, /^Foldback/)).toBeChecked()
  await checkbox(page, /^Foldback/).uncheck()
  await checkbox(page, /^Battery PA/).uncheck()
  await expect(page).toHaveURL('/packages/av-equipment')
  await enquireLink(page, 'Basic').click()
  await expect(page.getByLabel('Message')).toHaveValue('Subject: Package Enquiry: AV Equipment Basic')
})

test('an add-on that is ticked before the page is hydrated stays ticked', async ({ page }) => {
  const startApp = await hold(page)
  await page.goto('/packages/av-equipment', { waitUntil: 'commit' })
  await checkbox(page, /^Battery PA/).check()
  startApp()
  await expect(page).toHaveURL('/packages/av-equipment?add=battery-pa')
  await expect(checkbox(page, /^Battery PA/)).toBeChecked()
})
