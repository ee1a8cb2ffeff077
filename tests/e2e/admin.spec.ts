import { randomUUID } from 'node:crypto'
import { getCard, getForm, makeTitle } from './event-form'
import { ADMIN, axeViolations, createAccount, expect, mails, open, PASSWORD, signIn, test } from './fixtures'

/** A day in Sydney, as YYYY-MM-DD. */
const getLastWeek = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(Date.now() - 7 * 86_400_000)

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
  const form = getForm(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description', { exact: true }).fill('Two stages, six acts and a food court by the river.')
  await form.getByLabel('Image URL').fill(`${new URL(page.url()).origin}/sample-events/stage.jpg`)
  await form.getByLabel('Category').selectOption('Festival')
  await form.getByLabel('Event Date').fill(getLastWeek())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  await page.reload()
  await expect(getCard(page, title)).toContainText('Inactive')
  await expect(getCard(page, title)).toContainText('Past')
  expect(await axeViolations(page)).toEqual([])
})

test('a new account awaits approval, and its forgotten password can be replaced', async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  await open(page, '/eventsadmin')
  await page.getByRole('button', { name: 'Need an admin account? Create one' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(/waiting for approval/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()

  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const getMail = () => mails().find(({ to }) => to === email)
  await expect.poll(getMail).toBeDefined()
  await page.goto(String(getMail()?.link))
  await page.getByLabel('New Password', { exact: true }).fill('second-password')
  await page.getByLabel('Confirm New Password').fill('second-password')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await expect(page.getByText("We've saved your new password.")).toBeVisible()
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn(page, email, 'second-password')
})
