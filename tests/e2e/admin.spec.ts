import { randomUUID } from 'node:crypto'
import { fillIn, getCard, getForm, makeTitle } from './event-form'
import { axeViolations, createAccount, expect, mails, open, openAsAdmin, signIn, test } from './fixtures'

test('a forgotten password is replaced through the link in the email', async ({ page, request }) => {
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
  await expect(page.getByText("We've saved your new password.")).toBeVisible()
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
})

test('an admin whose session ends in a form signs in again and finds the form', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not/)
  const title = makeTitle('Fault')
  await openAsAdmin(page, request)
  await fillIn(page, title)
  await getForm(page).getByLabel('Image URL').fill('/sample-events/stage.jpg')
  // The access token has expired, and the server refuses to refresh it.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'expired', expires_at: 1 }))
  })
  const refresh = '**/auth/v1/token?grant_type=refresh_token'
  await page.route(refresh, (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', message: 'Refresh Token Not Found' } }),
  )
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText(/^Your session has ended\..* What you typed is safe/)).toBeVisible()
  await page.unroute(refresh)
  await signIn(page)
  await page.getByRole('button', { name: 'Continue Editing' }).click()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
  await expect(getForm(page).getByLabel('Description', { exact: true })).toHaveValue('Two stages by the river.')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully!')).toBeVisible()
})

test('two tabs that continue one draft do not overwrite each other unseen', async ({ page, context, request }) => {
  const title = makeTitle('Fault')
  await openAsAdmin(page, request)
  await fillIn(page, title)
  await getForm(page).getByLabel('Image URL').fill('/sample-events/stage.jpg')
  await page.getByRole('button', { name: 'Close' }).click()
  const other = await context.newPage()
  await open(other, '/eventsadmin')
  for (const [tab, name] of [
    [page, 'A'],
    [other, 'B'],
  ] as const) {
    await tab.getByRole('button', { name: 'Continue Editing' }).click()
    await getForm(tab).getByLabel('Title').fill(`${title} ${name}`)
  }
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(getCard(page, `${title} A`)).toBeVisible()

  await other.getByRole('button', { name: 'Create Event' }).click()
  await expect(getForm(other).getByText(/^Someone changed this event/)).toBeVisible()
  await expect(getForm(other).getByText(`${title} A`)).toBeVisible()
  expect(await axeViolations(other)).toEqual([])
  await other.getByRole('button', { name: 'Take Theirs' }).click()
  await expect(getCard(other, `${title} A`)).toBeVisible()
})
