import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { APP, expect, test, typeText } from '../e2e/fixtures'
import { BUILD } from '../support/build/build'

/** A file that every page needs, besides the entry. */
const [, SHARED = ''] =
  /data-files="([^ ]+)/.exec(readFileSync(`${BUILD}/contact.html`, 'utf8')) ?? []

const answer = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body })

/** Fills in a message, presses Send, and expects what a page without the app should do. */
async function expectMessage(page: Page, message: string): Promise<void> {
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await typeText(page.getByLabel('Message'), message)
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "didn't load" })).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByLabel('Message')).toHaveValue(message)
}

/** The first two fail in both ways that a browser reports: they run in each engine, the others in Chromium. */
const failures: [name: string, file: string, respond: (route: Route) => Promise<void>][] = [
  ['the entry does not parse', APP, answer('?.?.')],
  ['a shared file is missing', `**${SHARED}`, (route) => route.fulfill({ status: 404 })],
  ['the entry throws', APP, answer("throw new Error('broken')")],
  ['a shared file does not parse', `**${SHARED}`, answer('?.?.')],
  ['a shared file throws', `**${SHARED}`, answer("throw new Error('broken')")],
]

for (const [index, [name, file, respond]] of failures.entries()) {
  test(`if ${name}, a message appears, and what was typed is kept when the page is reloaded`, async ({
    page,
    browserName,
    allowConsole,
  }) => {
    test.skip(index > 1 && browserName !== 'chromium')
    allowConsole(/./)
    await page.route(file, respond)
    await expectMessage(page, 'Typed without the app.')
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: 'Clear form' })).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Typed without the app.')
  })
}
