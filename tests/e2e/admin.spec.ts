import type { Page } from '@playwright/test'
import { axeViolations, expect, hydrated, mails, open, test } from './fixtures'

const ADMIN = 'admin@southbeam.example'
const PASSWORD = 'first-password'

/** A day relative to today in Sydney, as YYYY-MM-DD. */
function sydneyDay(offset: number): string {
  const day = new Date(Date.now() + offset * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(day)
}

async function signUp(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function fillEvent(page: Page, event: { title: string; date: string; ticket?: string }) {
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill(event.title)
  await form.getByLabel('Description').fill('Two stages, six acts and a food court by the river.')
  await form.getByLabel('Image URL').fill(`${new URL(page.url()).origin}/share.jpg`)
  await form.getByLabel('Category').selectOption('Festival')
  await form.getByLabel('Event Date').fill(event.date)
  if (event.ticket) await form.getByLabel(/Ticket Link/).fill(event.ticket)
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test.describe.configure({ mode: 'serial' })

test('an admin signs up, publishes, edits and deletes; the visitor sees it', async ({ page, browser }) => {
  await open(page, '/eventsadmin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await signUp(page, ADMIN, PASSWORD)
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const title = 'River Stage Weekend'
  await page.getByRole('button', { name: 'Add New Event' }).click()
  await fillEvent(page, { title, date: sydneyDay(20), ticket: 'https://tickets.example/river' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  await expect(card(page, title)).toContainText('Active')

  const visitor = await browser.newPage()
  await open(visitor, '/upcoming-events')
  await expect(card(visitor, title)).toBeVisible()
  await expect(card(visitor, title).getByRole('link')).toHaveAttribute('href', 'https://tickets.example/river')

  await card(page, title).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('River Stage Sunday')
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('Event updated successfully!')).toBeVisible()
  await visitor.reload()
  await expect(card(visitor, 'River Stage Sunday')).toBeVisible()

  await card(page, 'River Stage Sunday')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('Are you sure you want to delete "River Stage Sunday"?')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Event deleted successfully!')).toBeVisible()
  await visitor.reload()
  await hydrated(visitor)
  await expect(visitor.getByText('Loading latest news...')).toBeHidden()
  await expect(card(visitor, 'River Stage Sunday')).toBeHidden()
  await visitor.close()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('the same by keyboard at 390 px: sign in, add an event that is over, find it retired', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/eventsadmin')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(ADMIN)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()

  const add = page.getByRole('button', { name: 'Add New Event' })
  await add.focus()
  await page.keyboard.press('Enter')
  await fillEvent(page, { title: 'Last Week Only', date: sydneyDay(-7) })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Last Week Only')).toContainText('Inactive')
  await expect(card(page, 'Last Week Only')).toContainText('Past')
  expect(await axeViolations(page)).toEqual([])
})

test('a forgotten password is replaced through the mail', async ({ page }) => {
  const before = mails().length
  await open(page, '/eventsadmin')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(ADMIN)
  await page.getByRole('button', { name: /reset|link/i }).click()
  await expect.poll(() => mails().length).toBe(before + 1)
  const link = mails().at(-1)?.link
  await page.goto(String(link))
  await page.getByLabel('New Password', { exact: true }).fill('second-password')
  await page.getByLabel(/Confirm/).fill('second-password')
  await page
    .getByRole('button', { name: /Password/ })
    .last()
    .click()
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn(page, ADMIN, 'second-password')
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()
})

test('an account that is not on the list may look and change nothing', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|Could not create the event/)
  await open(page, '/eventsadmin')
  await signUp(page, 'stranger@example.com', PASSWORD)
  await expect(page.getByText('Logged in as stranger@example.com')).toBeVisible()
  await expect(page.getByText(/awaits approval/)).toBeVisible()
  await page.getByRole('button', { name: 'Add New Event' }).click()
  await fillEvent(page, { title: 'Not Allowed', date: sydneyDay(3) })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Failed to create event. Please try again.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Not Allowed')
})
