import type { Page } from '@playwright/test'
import { getForm } from './event-form'
import { axeViolations, createAccount, expect, getSmallControls, open, PHONE, signIn, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ request }) => createAccount(request))

async function openDashboard(page: Page) {
  await open(page, '/eventsadmin')
  await signIn(page)
  await expect(page.getByText(/\d shown/)).toBeVisible()
}

const getCard = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })

/** How far the page or the open dialog can be scrolled sideways. */
const getOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  )

test('a phone shows the list at once, and three of its events fit', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDashboard(page)
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  // The list begins at the top: the header of the site is not shown.
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(300)
  expect(Math.max(...heights)).toBeLessThan(PHONE.height / 2.5)
  expect(heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]).toBeLessThan(PHONE.height / 3)
})

test('the dashboard, the form and its preview have no violations, and fit on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDashboard(page)
  await expect(page.getByText(/^Visitors see \d+ cards/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)

  await page.getByRole('button', { name: 'Add New Event' }).click()
  await getForm(page).getByLabel('Image URL').fill('/sample-events/player.jpg')
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(getForm(page).getByLabel('Title')).toBeFocused()
  await expect(getForm(page).getByRole('article').locator('img')).toHaveAttribute('src', '/sample-events/player.jpg')
  expect(await axeViolations(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)
})

test('search, filters and page of a long list stay in the URL', async ({ page }) => {
  await page.route('**/rest/v1/events?*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // What follows the last row.
    if (new URL(route.request().url()).searchParams.has('or')) return route.fulfill({ json: [] })
    const rows = Array.from({ length: 999 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Event ${index}`,
      description: 'Two stages by the river.',
      image: '/sample-events/stage.jpg',
      image_alt: 'Crowd at a stage',
      ticket_link: null,
      category: index % 2 === 0 ? 'Festival' : 'Corporate',
      event_date: '2999-06-12',
      is_active: true,
      created_at: '2026-11-01T00:00:00Z',
      updated_at: '2026-11-01T00:00:00.000001+00:00',
    }))
    return route.fulfill({ json: rows })
  })
  await openDashboard(page)
  await expect(page.getByText('1 to 24 of 999 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(getCard(page, 'Event 24')).toBeInViewport()
  await page.getByLabel('Category').selectOption('Corporate')
  await page.getByLabel('Search').pressSequentially('event 9')
  await expect(page).toHaveURL(/\?q=event\+9&category=Corporate$/)
  await page.getByLabel('Page', { exact: true }).selectOption('2')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('25 to 48 of 55 shown, 999 in all')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('nothing moves after an event is saved', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDashboard(page)
  const card = page.getByRole('article').nth(3)
  const title = String(await card.getAttribute('aria-label'))
  await card.getByRole('button', { name: /^Edit/ }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('button', { name: /^Edit/ }).click()
  await getForm(page).getByLabel('Ticket Link optional').fill('/contact')
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(page.getByText('Event updated successfully!')).toBeVisible()
  await expect(getCard(page, title).locator(':focus')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('everything in the editor can be reached on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openDashboard(page)
  await page.getByRole('button', { name: 'Add New Event' }).click()
  await expect(page.getByRole('button', { name: 'Create Event' })).toBeInViewport({ ratio: 1 })

  expect(await getSmallControls(page)).toEqual([])

  // The keyboard of a phone leaves about half of the height.
  for (const height of [PHONE.height, 420]) {
    await page.setViewportSize({ ...PHONE, height })
    for (const field of await getForm(page).locator('input:not([hidden]), textarea, select').all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      const isCovered = await field.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect()
        return document.elementFromPoint(left + 20, bottom - 4) !== element
      })
      expect(isCovered, `${await field.getAttribute('name')} at ${height} px`).toBe(false)
    }
  }
})
