import { createServer, get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { listen } from '../support/listen'
import { failure, received, REFERENCE, sendButton, thankYou, WEBHOOK } from './enquiry-form'
import { axeViolations, expect, getOverflow, hold, hydrated, open, PHONE, test } from './fixtures'

const FAILED_REQUEST =
  /Failed to load resource|Could not (?:send the form|store a copy)|blocked by CORS|The resource at/

/** Opens the contact page and fills in its form. */
async function startEnquiry(page: Page, origin = ''): Promise<string> {
  await open(page, `${origin}/contact`)
  return fillForm(page)
}

/** Fills in what is required. Returns the name, which no other test uses. */
async function fillForm(page: Page): Promise<string> {
  const name = `Visitor ${Date.now()}`
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill('visitor@example.com')
  await page.getByLabel('Message').fill('A fortieth in Kirrawee.')
  return name
}

async function expectNothingLost(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await expect(page.getByLabel('Email')).toHaveValue('visitor@example.com')
  await expect(page.getByLabel('Message')).toHaveValue(/^A fortieth in Kirrawee\./)
}

test.describe('after a failure', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(FAILED_REQUEST)
    await page.route(WEBHOOK, (route) => route.fulfill({ status: 500 }))
  })

  test('the ways out are on the screen, the reference stays until the enquiry is changed, and it can be discarded', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const name = await startEnquiry(page)
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeInViewport({ ratio: 1 })
    await expect(failure(page)).toBeInViewport({ ratio: 1 })
    await expect(sendButton(page)).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 256, height: 500 })
    expect(await getOverflow(page)).toBe(0)
    const reference = (await page.getByText(REFERENCE).textContent()) ?? ''
    await page.reload()
    await hydrated(page)
    await expectNothingLost(page, name)
    await sendButton(page).click()
    await expect(page.getByText(REFERENCE)).toHaveText(reference)
    await page.getByLabel('Message').fill('A fortieth in Kirrawee. With a band.')
    await expect(page.getByText(REFERENCE)).toBeHidden()
    await sendButton(page).click()
    await expect(page.getByText(REFERENCE)).not.toHaveText(reference)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: 'Clear form' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })
})

test.describe('during a send', () => {
  test('a visitor who reloads the page learns that the enquiry may have arrived', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(FAILED_REQUEST)
    // On a machine without a network the browser says that it is offline, and the site then says that nothing was sent.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
    const name = await startEnquiry(page)
    const release = await hold(page, WEBHOOK)
    await sendButton(page).click()
    await page.reload()
    await hydrated(page)
    await expect(page.getByText(/may already have this|Our office has a copy/)).toBeVisible()
    await expectNothingLost(page, name)
    release()
  })
})

test('an enquiry is sent to the end if the visitor closes the tab', async ({
  page,
  context,
  baseURL,
}) => {
  const posts: IncomingMessage[] = []
  // Reads no enquiry and does not respond to it. Takes no copy, and serves everything else from the preview server.
  const slowServer = await listen(
    createServer((request, response) => {
      if (request.method === 'POST' && request.url?.startsWith('/rest/'))
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(JSON.stringify(new Date()))
      else if (request.method === 'POST') posts.push(request)
      else
        get(`${baseURL}${request.url}`, (answer) =>
          answer.pipe(response.writeHead(200, answer.headers)),
        )
    }),
  )
  const fullName = await startEnquiry(page, slowServer.url)
  const message = `${'A fortieth in Kirrawee. '.repeat(400)}The end.`
  await page.getByLabel('Message').fill(message)
  await sendButton(page).click()
  await expect.poll(() => posts).toHaveLength(1)
  await page.close()
  await open(await context.newPage(), `${slowServer.url}/contact`)
  const [post] = posts
  expect(post?.socket.destroyed).toBe(false)
  expect(post && (await json(post))).toMatchObject({ fullName, message })
  await slowServer.stop()
})

test('a date without its year is not sent', async ({ page }) => {
  const name = await startEnquiry(page)
  await page.getByLabel('Event Date').focus()
  await page.keyboard.type('0606')
  await sendButton(page).click()
  await expect(page.getByText('Please enter day, month and year')).toBeVisible()
  await expect(page.getByLabel('Event Date')).toBeFocused()
  await expectNothingLost(page, name)
  const nextYear = new Date().getFullYear() + 1
  await page.keyboard.type(`0606${nextYear}`)
  await sendButton(page).click()
  await expect(thankYou(page)).toBeVisible()
  expect(received(name)).toMatchObject([{ eventDate: `${nextYear}-06-06` }])
})
