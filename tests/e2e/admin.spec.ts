import { randomUUID } from 'node:crypto'
import { addDays, formatDayAndMonth, sydneyToday } from '../../src/lib/dates/dates'
import {
  axeViolations,
  createAccount,
  expect,
  getOverflow,
  mails,
  open,
  openAsAdmin,
  PHONE,
  test,
} from './fixtures'

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

test('a day that the office marks as full is said to the visitor who chooses it', async ({
  page,
  request,
}) => {
  const day = addDays(sydneyToday(new Date()), 400)
  await page.setViewportSize(PHONE)
  await openAsAdmin(page, request)
  await open(page, '/eventsadmin/enquiries')
  await page.getByText('Mark a day as full').press('Enter')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Mark as full' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Full days' }).getByRole('link')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)

  await open(page, '/contact')
  await page.getByText('What helps us quote').click()
  await page.getByLabel('Event Date').fill(day)
  await expect(page.getByText(`${formatDayAndMonth(day)} is full.`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/eventsadmin/enquiries')
  await page.getByRole('button', { name: /isn't full any more$/ }).press('Enter')
  await expect(page.getByRole('list', { name: 'Full days' })).toHaveCount(0)
})
