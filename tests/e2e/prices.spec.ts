import type { Page } from '@playwright/test'
import { received, sendButton, thankYou } from './enquiry-form'
import { axeViolations, expect, open, PHONE, test } from './fixtures'

test.use({ viewport: PHONE })

const suburb = (page: Page) => page.getByLabel('Your suburb or postcode')

/** Sends the prefilled enquiry, and returns its message as the office gets it. */
async function send(page: Page, name: string): Promise<unknown> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill('visitor@example.com')
  await sendButton(page).click()
  await expect(thankYou(page)).toBeVisible()
  return received(name).map(({ message }) => message)
}

test('a DJ for 5 hours in Penrith has one total, which reaches the office', async ({ page }) => {
  await open(page, '/services/dj-hire')
  const card = page.getByRole('region', { name: 'What would it cost?' })
  for (const hours of ['4 hours', '5 hours']) {
    await card.getByRole('button', { name: 'One hour more' }).click()
    await expect(card.getByRole('group', { name: 'How many hours?' })).toContainText(hours)
  }
  const withoutTrip = await card.locator('strong').textContent()
  await suburb(page).pressSequentially('Penrith')
  await expect(card).toContainText('With the trip to Penrith')
  const total = (await card.locator('strong').textContent()) ?? ''
  expect(total).not.toBe(withoutTrip)
  expect(await axeViolations(page)).toEqual([])

  await card.getByRole('link', { name: 'Enquire' }).click()
  const name = `Suburb of a DJ ${Date.now()}`
  expect(await send(page, name)).toEqual([expect.stringMatching(/- 5 hours\s+- Suburb: Penrith/)])
  expect(received(name)[0]).toMatchObject({
    message: expect.stringContaining(`from ${total} incl. GST`),
    venue: 'Penrith',
  })

  // The hours are in the URL, and the suburb is that of the visitor.
  await page.goBack()
  await expect(card.locator('strong')).toHaveText(total)
})

test('a wedding for 6 hours names the postcode it is in, up to the enquiry', async ({ page }) => {
  await open(page, '/packages/weddings')
  const tiers = page.locator('#tiers')
  await tiers.getByRole('button', { name: 'One hour more' }).click()
  await tiers.getByRole('button', { name: 'Check your suburb' }).click()
  await suburb(page).pressSequentially('2750')
  await expect(tiers).toContainText('with travel to 2750 (Penrith')
  expect(await axeViolations(page)).toEqual([])
  const [total = ''] = (await tiers.locator('strong').allTextContents()).filter((text) => text.startsWith('$'))
  await tiers.getByRole('link', { name: 'Enquire about Weddings Basic' }).click()
  const [message] = [await send(page, 'Postcode of a wedding')].flat()
  expect(message).toMatch(/Weddings Basic for 6 hours\.[^]*Suburb: 2750 \(Penrith/)
  expect(message).toContain(`from ${total} incl. GST`)
})
