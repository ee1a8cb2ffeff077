import type { Page } from '@playwright/test'
import { enquiries, expect, open, test } from './fixtures'

const thanks = (page: Page) => page.getByRole('heading', { name: /^Thank you/ })

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`from Home to the inbox at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await page.getByRole('main').getByRole('button', { name: 'DJ Hire' }).click()
    const modal = page.getByRole('dialog', { name: 'DJ Hire' })
    await modal.getByRole('link', { name: 'More Information' }).click()
    await expect(page).toHaveURL('/services/dj-hire')
    await page.getByRole('main').getByRole('link', { name: 'Book a DJ' }).click()

    const message = page.getByLabel('Message')
    await expect(message).toHaveValue('Subject: Enquiry: DJ Hire')
    await message.press('End')
    await message.pressSequentially('. About 90 people, dancing from nine.')
    await page.getByLabel('Full Name').fill('Priya Nair')
    await page.getByLabel('Email').fill('priya@example.com')
    await page.getByLabel('Event Type').selectOption('birthday')
    await page.getByLabel('DJ Services').check()
    await page.getByRole('button', { name: 'Send Enquiry' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, Priya' })).toBeFocused()

    const enquiry = enquiries().at(-1)
    expect(enquiry).toEqual({
      fullName: 'Priya Nair',
      email: 'priya@example.com',
      phone: 'Not Specified',
      company: 'Not Specified',
      eventDate: 'Not Specified',
      eventType: 'birthday',
      venue: 'Not Specified',
      budget: 'Not Specified',
      servicesInterested: ['DJ Services'],
      message: 'Subject: Enquiry: DJ Hire. About 90 people, dancing from nine.',
      submissionDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    })

    await page.getByRole('button', { name: 'Submit Another Enquiry' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
    await expect(message).toHaveValue('')
  })
}

test('by keyboard alone', async ({ page }) => {
  const before = enquiries().length
  await open(page, '/contact')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 80; presses++) {
      const current = await page.evaluate(() => {
        const element = document.activeElement
        return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element?.textContent ?? '')
      })
      if (current.startsWith(name)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('Full Name')
  await page.keyboard.type('Sam Lee')
  await tabTo('Email')
  await page.keyboard.type('sam@example')
  await tabTo('Karaoke')
  await page.keyboard.press('Space')
  await tabTo('Message')
  await page.keyboard.type('A quiz night for the bowls club.')
  await tabTo('Send Enquiry')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeFocused()
  expect(enquiries()).toHaveLength(before + 1)
})

test('a dead network, a reload and a closed tab lose nothing', async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load resource|The enquiry was not sent/)
  await open(page, '/contact?subject=Enquiry%3A%20Karaoke')
  await page.getByLabel('Full Name').fill('Ana Cruz')
  await page.getByLabel('Email').fill('ana@example.com')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your enquiry. Please try again or contact us directly at info@southbeam.example',
  )
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Cruz')
  await context.setOffline(false)

  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ana Cruz')
  await page.close()
  const later = await context.newPage()
  await open(later, '/contact')
  await expect(later.getByLabel('Email')).toHaveValue('ana@example.com')
  await expect(later.getByLabel('Message')).toHaveValue('Subject: Enquiry: Karaoke')
  await later.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(thanks(later)).toBeVisible()
  await open(later, '/contact')
  await expect(later.getByLabel('Full Name')).toHaveValue('')
})
