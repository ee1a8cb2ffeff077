import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { axeViolations, createAccount, expect, open, signIn, test } from './fixtures'

const EVENTS = '**/rest/v1/events?*'

test.beforeEach(async ({ request, page, allowConsole }) => {
  allowConsole(/Failed to load resource|Could not/)
  await createAccount(request)
  await open(page, '/eventsadmin')
  await signIn(page)
})

const getForm = (page: Page) => page.getByRole('dialog')
const getCard = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const makeTitle = () => `Fault ${randomUUID().slice(0, 8)}`

async function fillIn(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add New Event' }).click()
  const form = getForm(page)
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description', { exact: true }).fill('Two stages by the river.')
  await form.getByLabel('Image URL').fill('/sample-events/stage.jpg')
  await form.getByLabel('Event Date').fill('2999-06-12')
}

async function createEvent(page: Page): Promise<string> {
  const title = makeTitle()
  await fillIn(page, title)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(getCard(page, title)).toBeVisible()
  return title
}

const openForm = (page: Page, title: string) => getCard(page, title).getByRole('button', { name: /^Edit/ }).click()

/** Fails the requests to the events with the given method. Returns a function that ends this. */
async function failEvents(page: Page, method: string, respond: (route: Route) => Promise<void> | void) {
  const handler = (route: Route) => (route.request().method() === method ? respond(route) : route.fallback())
  await page.route(EVENTS, handler)
  return () => page.unroute(EVENTS, handler)
}

for (const [fault, respond] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500, json: { message: 'out of order' } })],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`an admin sees that the list could not be read if the backend ${fault}, and tries again`, async ({ page }) => {
    const mend = await failEvents(page, 'GET', respond)
    await page.reload()
    // supabase-js repeats a request without an answer for 7 seconds.
    const heading = page.getByRole('heading', { name: 'The events could not be loaded' })
    await expect(heading).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('No events yet')).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('a form stays as it was typed while the backend is down, and can then be saved', async ({ page }) => {
  const title = await createEvent(page)
  await openForm(page, title)
  await getForm(page).getByLabel('Title').fill(`${title} edited`)
  await page.route(EVENTS, (route) => route.abort())
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(getForm(page).getByText('Failed to update event. Please try again.')).toBeVisible()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(`${title} edited`)
  await page.unroute(EVENTS)
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('Event updated successfully!')).toBeVisible()
})

test('a second attempt creates no second event if only the answer was lost', async ({ page }) => {
  const title = makeTitle()
  await fillIn(page, title)
  const mend = await failEvents(page, 'POST', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(getForm(page).getByText('Failed to create event. Please try again.')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully!')).toBeVisible()
  await expect(getCard(page, title)).toHaveCount(1)
})

test('an admin whose session ends in a form signs in again and finds the form', async ({ page }) => {
  const title = makeTitle()
  await fillIn(page, title)
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
  await expect(page.getByText(/^Your session has ended\..* What you typed is kept/)).toBeVisible()
  await page.unroute(refresh)
  await signIn(page)
  await page.getByRole('button', { name: 'Continue Editing' }).click()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(title)
  await expect(getForm(page).getByLabel('Description', { exact: true })).toHaveValue('Two stages by the river.')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully!')).toBeVisible()
})

test('of two admins who edit one event, the second sees the change and chooses', async ({ page, browser }) => {
  const title = await createEvent(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await open(other, '/eventsadmin')
  await signIn(other)
  await openForm(page, title)
  await getForm(page).getByLabel('Title').fill(`${title} mine`)

  await openForm(other, title)
  await getForm(other).getByLabel('Title').fill(`${title} theirs`)
  await other.getByRole('button', { name: 'Update Event' }).click()
  await expect(other.getByText('Event updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('This event was changed since you opened it')).toBeVisible()
  await expect(getForm(page).getByRole('definition')).toHaveText([`Theirs${title} theirs`, `Yours${title} mine`])
  await expect(getForm(page).getByLabel('Title')).toHaveValue(`${title} mine`)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep Mine' }).click()
  await expect(getCard(page, `${title} mine`)).toBeVisible()
  await context.close()
})

test('an event that was deleted elsewhere can be saved as a new one', async ({ page, context }) => {
  const title = await createEvent(page)
  await openForm(page, title)
  await getForm(page).getByLabel('Title').fill(`${title} edited`)
  const other = await context.newPage()
  await open(other, '/eventsadmin')
  await getCard(other, title)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await getForm(other).getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByText('Event deleted successfully!')).toBeVisible()

  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('This event was deleted since you opened it')).toBeVisible()
  await expect(getForm(page).getByLabel('Title')).toHaveValue(`${title} edited`)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save as a New Event' }).click()
  await expect(getCard(page, `${title} edited`)).toBeVisible()
})

test('an admin signs out while the server does not answer', async ({ page }) => {
  await page.route('**/auth/v1/logout*', () => undefined)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
