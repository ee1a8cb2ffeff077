import { received, REFERENCE, sendButton, thankYou } from '../e2e/enquiry-form'
import { expect, hydrated, open, PHONE, test, typeText } from '../e2e/fixtures'

test('a visitor gets from a service to an enquiry, which a reload keeps until it has arrived', async ({
  page,
}) => {
  const fullName = `Visitor ${Date.now()}`
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
