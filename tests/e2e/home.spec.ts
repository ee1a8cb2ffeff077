import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

/** The durations of the transitions that run inside a region, in milliseconds. */
const transitions = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).evaluate((element) => [
    ...new Set(
      element
        .getAnimations({ subtree: true })
        .filter((animation) => ['transform', 'opacity'].includes((animation as CSSTransition).transitionProperty))
        .map((animation) => animation.effect?.getTiming().duration),
    ),
  ])

test('each slide of the banner fades for 0.6 s', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Next slide' }).click()
  expect(await transitions(page, 'What we do')).toEqual([600])
})

test('the cards have short service names on a narrow screen only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  const getCard = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  await expect(getCard('Photo / Video')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(getCard('Photography & Videography')).toBeVisible()
  await expect(getCard('Photo / Video')).toHaveCount(0)
})

test('the picture of a service dialog is sharp', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Karaoke' }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  // The slot is higher than wide, so the picture covers more than the width of the slot.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.clientHeight))
    .toBeGreaterThan(0.95)
})

test('a swipe moves the venues in 0.5 s', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Pause venues' }).click()
  await page.getByRole('group', { name: 'Venues', exact: true }).hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  expect(await transitions(page, 'Venues we work with')).toEqual([500])
})
