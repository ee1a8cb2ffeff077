import { addDays, formatDayAndMonth, sydneyToday } from '../../src/lib/dates/dates'
import { axeViolations, expect, getOverflow, open, openAsAdmin, PHONE, test } from './fixtures'

test('a day that the office marks as full is said to the visitor who chooses it', async ({
  page,
  request,
}) => {
  const day = addDays(sydneyToday(new Date()), 400)
  await page.setViewportSize(PHONE)
  await openAsAdmin(page, request)
  await open(page, '/eventsadmin/enquiries')
  await page.getByText('Mark a day as full').press('Enter')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByRole('button', { name: 'Mark as full' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Full days' }).getByRole('link')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)

  await open(page, '/contact')
  await page.getByText('What helps us quote').click()
  await page.getByLabel('Event Date').fill(day)
  await expect(page.getByText(`${formatDayAndMonth(day)} is full.`)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/eventsadmin/enquiries')
  await page.getByRole('button', { name: /isn't full any more$/ }).press('Enter')
  await expect(page.getByRole('list', { name: 'Full days' })).toHaveCount(0)
})
