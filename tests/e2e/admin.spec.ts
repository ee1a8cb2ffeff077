import { randomUUID } from 'node:crypto'
import { expect, mails, open, PASSWORD, signIn, test } from './fixtures'

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
