import { failure, received, REFERENCE, sendButton, thankYou, WEBHOOK } from '../e2e/enquiry-form'
import { expect, hydrated, open, PHONE, test, typeText } from '../e2e/fixtures'

/** A name that no other test uses. */
const makeName = () => `Visitor ${Date.now()}`

test('a visitor gets from a service to an enquiry, which a reload keeps until it has arrived', async ({ page }) => {
  const fullName = makeName()
  await page.setViewportSize(PHONE)
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true }).click()
  await page.getByRole('dialog', { name: 'DJ Hire' }).getByRole('link', { name: 'More Information' }).click()
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
  expect(received(fullName)).toMatchObject([{ message: 'Subject: Enquiry: DJ Hire. About 90 people.' }])

  // Firefox fills the fields of a reloaded page in again.
  await page.reload()
  await hydrated(page)
  for (const label of ['Full Name', 'Email', 'Message'])
    await expect(page.getByLabel(label)).not.toHaveValue(/Visitor|priya|90/)
  expect(received(fullName)).toHaveLength(1)
})

test('an enquiry that cannot be sent stays in the form and arrives once with the next try', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not (?:send the form|store a copy)|blocked by CORS|The resource at/)
  const fullName = makeName()
  await open(page, '/contact')
  await typeText(page.getByLabel('Full Name'), fullName)
  await typeText(page.getByLabel('Email'), 'visitor@example.com')
  await typeText(page.getByLabel('Message'), 'A fortieth in Kirrawee.')
  for (const status of [500, null]) {
    await page.unroute(WEBHOOK)
    await page.route(WEBHOOK, (route) => (status ? route.fulfill({ status }) : route.abort('connectionreset')))
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
