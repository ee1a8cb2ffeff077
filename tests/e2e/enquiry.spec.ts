import type { Page } from '@playwright/test'
import { enquiries, expect, open, test } from './fixtures'

const thankYou = (page: Page) => page.getByRole('heading', { name: /^Thank you/ })

test('a visitor can send an enquiry with the keyboard alone', async ({ page }) => {
  const before = enquiries().length
  await open(page, '/contact')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses++) {
      const current = await page.evaluate(() => {
        const element = document.activeElement
        return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element?.textContent ?? '')
      })
      if (current.startsWith(name)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} is not reachable with Tab`)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('Full Name')
  await page.keyboard.type('Sam Lee')
  await tabTo('Email')
  await page.keyboard.type('sam@example')
  await tabTo('Karaoke')
  await page.keyboard.press('Space')
  await tabTo('Message')
  await page.keyboard.type('A quiz night for the bowls club.')
  await tabTo('Send Enquiry')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await page.keyboard.press('Enter')
  await expect(thankYou(page)).toBeFocused()
  expect(enquiries()).toHaveLength(before + 1)
})

test('a name with letters outside of English is in the fonts of the page, which load only then', async ({ page }) => {
  const countLoaded = () =>
    page.evaluate(
      () => [...document.fonts].filter((font) => font.unicodeRange !== 'U+0-10FFFF' && font.status === 'loaded').length,
    )
  await open(page, '/contact')
  await page.evaluate(() => document.fonts.ready)
  expect(await countLoaded()).toBe(0)
  await page.getByLabel('Full Name').fill('Zoë Žižek')
  await page.getByLabel('Email').fill('zoe@example.com')
  await page.getByLabel('Message').fill('A quiz night.')
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Zoë' })).toBeVisible()
  // Of the field, and of the heading.
  await expect.poll(countLoaded).toBe(2)
})
