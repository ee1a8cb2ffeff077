import { randomUUID } from 'node:crypto'
import { createAccount, expect, mails, open, test } from './fixtures'

test('a forgotten password is replaced through the link in the email', async ({
  page,
  request,
}) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`
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
})
