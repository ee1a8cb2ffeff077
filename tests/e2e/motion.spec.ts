import { sendButton, thankYou } from './enquiry-form'
import { expect, MOVING, open, test, typeText } from './fixtures'

test.use(MOVING)

test('a dialog appears after its backdrop, and with reduced motion at once', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true }).click()
  const getTimes = () =>
    page.getByRole('dialog').evaluate((dialog) => ({
      // Of the opacity, in seconds.
      delay: Number.parseFloat(getComputedStyle(dialog).transitionDelay),
      backdrop: Number.parseFloat(getComputedStyle(dialog, '::backdrop').transitionDuration),
    }))
  const { delay, backdrop } = await getTimes()
  expect(backdrop).toBeGreaterThan(0)
  expect(delay).toBeGreaterThanOrEqual(backdrop)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await getTimes()).delay).toBe(0)
})

test('the thanks have the focus before a beam falls on them, and with reduced motion it is there at once', async ({
  page,
}) => {
  await open(page, '/contact')
  await page.evaluate(() =>
    document.addEventListener('animationstart', ({ animationName }) =>
      document.body.setAttribute(`data-${animationName}`, `${document.activeElement?.textContent}`),
    ),
  )
  await typeText(page.getByLabel('Full Name'), 'Anna')
  await typeText(page.getByLabel('Email'), 'anna@example.com')
  await typeText(page.getByLabel('Message'), 'A birthday for 60 guests')
  await sendButton(page).click()
  await expect(page.locator('body')).toHaveAttribute('data-beam-fall', 'Thank you, Anna')

  const getDelay = () =>
    thankYou(page).evaluate((title) => getComputedStyle(title, '::before').animationDelay)
  expect(await getDelay()).toBe('0.4s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await getDelay()).toBe('0s')
})
