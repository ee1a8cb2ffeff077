import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ADMIN, axeViolations, createAccount, expect, mails, open, PASSWORD, signIn, test } from './fixtures'

/** Every test has its own events and accounts, so that it can run alone and more than once. */
const makeTitle = (title: string) => `${title} ${randomUUID().slice(0, 8)}`
const makeEmail = () => `${randomUUID().slice(0, 8)}@example.com`

/** A day relative to today in Sydney, as YYYY-MM-DD. */
function getSydneyDay(offset: number): string {
  const day = new Date(Date.now() + offset * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(day)
}

async function fillIn(page: Page, event: { title: string; date: string; ticketLink?: string }) {
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill(event.title)
  await form.getByLabel('Description', { exact: true }).fill('Two stages, six acts and a food court by the river.')
  await form.getByLabel('Image URL').fill(`${new URL(page.url()).origin}/sample-events/stage.jpg`)
  await form.getByLabel('Category').selectOption('Festival')
  await form.getByLabel('Event Date').fill(event.date)
  if (event.ticketLink) await form.getByLabel(/Ticket Link/).fill(event.ticketLink)
}

const getCard = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test.beforeEach(({ request }) => createAccount(request))

test('a keyboard user on a phone adds a past event, which is inactive after a reload', async ({ page }) => {
  const title = makeTitle('Last Week Only')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/eventsadmin')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(ADMIN)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()

  await page.getByRole('button', { name: 'Add New Event' }).focus()
  await page.keyboard.press('Enter')
  await fillIn(page, { title, date: getSydneyDay(-7) })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  await page.reload()
  await expect(getCard(page, title)).toContainText('Inactive')
  await expect(getCard(page, title)).toContainText('Past')
  expect(await axeViolations(page)).toEqual([])
})

test('a forgotten password can be replaced with the link in an email', async ({ page, request }) => {
  const email = makeEmail()
  await createAccount(request, email)
  await open(page, '/eventsadmin')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const getMail = () => mails().find(({ to }) => to === email)
  await expect.poll(getMail).toBeDefined()
  await page.goto(String(getMail()?.link))
  await page.getByLabel('New Password', { exact: true }).fill('second-password')
  await page.getByLabel('Confirm New Password').fill('second-password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn(page, email, 'second-password')
})

test('an account that is not on the admin list cannot add an event', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|Could not create the event/)
  const email = makeEmail()
  await open(page, '/eventsadmin')
  await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await expect(page.getByText(/awaits approval/)).toBeVisible()

  await page.getByRole('button', { name: 'Add New Event' }).click()
  await fillIn(page, { title: 'Not Allowed', date: getSydneyDay(3) })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Your account is not approved to change events.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Not Allowed')
})
