import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures'

/** Returns a function that reads the durations of the moves and fades that ended in a region since then, in seconds. */
async function recordTransitions(page: Page, region: string) {
  const durations = await page
    .getByRole('region', { name: region, exact: true })
    .evaluateHandle((element: HTMLElement) => {
      const ended = new Set<number>()
      element.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
        if (['transform', 'opacity'].includes(propertyName)) ended.add(elapsedTime)
      })
      return ended
    })
  return () => durations.evaluate((ended) => [...ended])
}

test('each slide of the banner fades for 0.6 s', async ({ page }) => {
  await open(page, '/')
  const getDurations = await recordTransitions(page, 'What we do')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(getDurations).toEqual([0.6])
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
  const getDurations = await recordTransitions(page, 'Venues we work with')
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect.poll(getDurations).toEqual([0.5])
})
