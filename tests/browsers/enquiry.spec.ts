import { failure, received, REFERENCE, sendButton, thankYou, WEBHOOK } from '../e2e/enquiry-form'
import { expect, hydrated, open, PHONE, test, typeText } from '../e2e/fixtures'

/** A name that no other test uses. */
const makeName = () => `Visitor ${Date.now()}`

test('a visitor gets from a service to an enquiry, which a reload keeps until it has arrived', async ({
  page,
}) => {
  const fullName = makeName()
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'DJ Hire' })
    .getByRole('link', { name: 'More Information' })
    .click()
  await expect(page).toHaveURL('/services/dj-hire')
  await page.getByRole('main').getByRole('link', { name: 'Book a DJ' }).click()

  const message = page.getByLabel('Message')
  await expect(message).toHaveValue('Subject: Enquiry: DJ Hire')
  await message.press('End')
  await message.pressSequentially('. About 90 people.')
  await typeText(page.getByLabel('Full Name'), fullName)
  await typeText(page.getByLabel('Email'), 'priya@example.com')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName)
  await sendButton(page).click()
  await expect(thankYou(page)).toBeFocused()
  expect(received(fullName)).toMatchObject([
    { message: 'Subject: Enquiry: DJ Hire. About 90 people.' },
  ])

  const reference = await page.getByText(REFERENCE).textContent()
  await page.reload()
  await hydrated(page)
  await expect(thankYou(page)).toBeVisible()
  await expect(page.getByText(REFERENCE)).toHaveText(reference ?? '')
  // Firefox fills the fields of a reloaded page in again.
  await page.getByRole('button', { name: 'Submit Another Enquiry' }).click()
  for (const label of ['Full Name', 'Email', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('')
  expect(received(fullName)).toHaveLength(1)
})

test('two tabs keep their own enquiries, and one that both have arrives once', async ({
  page: first,
  context,
}) => {
  const fullName = makeName()
  await open(first, '/contact')
  await typeText(first.getByLabel('Full Name'), fullName)
  await typeText(first.getByLabel('Email'), 'priya@example.com')
  await typeText(first.getByLabel('Message'), 'A fortieth in Kirrawee.')
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const tab of [second, third]) {
    await open(tab, '/contact')
    await expect(tab.getByLabel('Message')).toHaveValue('A fortieth in Kirrawee.')
  }

  await typeText(second.getByLabel('Message'), 'A wedding in Engadine.')
  for (const tab of [first, second]) {
    await tab.reload()
    await hydrated(tab)
  }
  await expect(first.getByLabel('Message')).toHaveValue('A fortieth in Kirrawee.')
  await sendButton(first).click()
  await expect(thankYou(first)).toBeVisible()

  const alreadySent = third.getByText("You've already sent this enquiry")
  await expect(alreadySent).toBeVisible()
  await third.reload()
  await hydrated(third)
  await expect(alreadySent).toBeVisible()
  await sendButton(third).click()
  await expect(thankYou(third)).toBeVisible()
  // The receiver drops the second one by its reference.
  const references = received(fullName).map(({ reference }) => reference)
  expect(new Set(references).size).toBe(1)

  await second.reload()
  await hydrated(second)
  await expect(second.getByLabel('Message')).toHaveValue('A wedding in Engadine.')
  await second.close()
  await first.getByRole('button', { name: 'Submit Another Enquiry' }).click()
  await first.getByRole('button', { name: 'Switch to it' }).click()
  await expect(first.getByLabel('Message')).toHaveValue('A wedding in Engadine.')
})

test('an enquiry that cannot be sent stays in the form and arrives once with the next try', async ({
  page,
  allowConsole,
}) => {
  allowConsole(
    /Failed to load resource|Could not (?:send the form|store a copy)|blocked by CORS|The resource at/,
  )
  const fullName = makeName()
  await open(page, '/contact')
  await typeText(page.getByLabel('Full Name'), fullName)
  await typeText(page.getByLabel('Email'), 'visitor@example.com')
  await typeText(page.getByLabel('Message'), 'A fortieth in Kirrawee.')
  for (const status of [500, null]) {
    await page.unroute(WEBHOOK)
    await page.route(WEBHOOK, (route) =>
      status ? route.fulfill({ status }) : route.abort('connectionreset'),
    )
    await sendButton(page).click()
    await expect(failure(page)).toBeVisible()
    await expect(sendButton(page)).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(fullName)
    await expect(page.getByLabel('Message')).toHaveValue('A fortieth in Kirrawee.')
  }
  const reference = await page.getByText(REFERENCE).textContent()
  await page.unroute(WEBHOOK)
  await sendButton(page).click()
  await expect(thankYou(page)).toBeFocused()
  expect(received(fullName)).toMatchObject([{ reference, message: 'A fortieth in Kirrawee.' }])
})
