import { received, sendButton, thankYou } from './enquiry-form'
import { expect, hydrated, open, test, typeText } from './fixtures'

test('two tabs keep their own enquiries, and one that both have arrives once', async ({
  page: first,
  context,
}) => {
  const fullName = `Visitor ${Date.now()}`
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
