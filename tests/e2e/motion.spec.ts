import type { Page } from '@playwright/test'
import { sendButton, thankYou } from './enquiry-form'
import { expect, open, test, typeText } from './fixtures'

/** Stops what scripts animate at its start, until `finishAnimations`. */
const pauseAnimations = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { animate } = Element.prototype
    Element.prototype.animate = function pausedAnimate(...args) {
      const animation = animate.apply(this, args)
      animation.pause()
      return animation
    }
  })

const finishAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))

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

test('a closed dialog fades out above a page that already works', async ({ page }) => {
  await pauseAnimations(page)
  await open(page, '/')
  const opener = page.getByRole('main').getByRole('link', { name: 'DJ Hire', exact: true })
  const dialog = page.getByRole('dialog')
  // Its code loads when a dialog is opened.
  const code = page.waitForResponse(/\/fade-out-/)
  await opener.press('Enter')
  await code
  const more = dialog.getByRole('link', { name: 'More Information' })
  await expect(more).toBeVisible()
  await page.keyboard.press('Escape')
  const leaving = page.locator('dialog[popover]')
  await expect(leaving).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(leaving).toHaveCount(2)
  await expect(page).toHaveURL('/')
  await finishAnimations(page)
  await expect(page.locator('dialog')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('an item that is added flies into the count of the quote', async ({ page }) => {
  await pauseAnimations(page)
  await open(page, '/av-hire/xdj-xz')
  await page.getByRole('button', { name: 'Add to Quote' }).first().click()
  const thumbnail = page.locator('body > img')
  await expect(thumbnail).toBeVisible()
  await finishAnimations(page)
  await expect(thumbnail).toHaveCount(0)
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
