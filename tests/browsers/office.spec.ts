import { randomUUID } from 'node:crypto'
import { received, REFERENCE, sendButton, thankYou, WEBHOOK } from '../e2e/enquiry-form'
import {
  createAccount,
  expect,
  getOverflow,
  getSmallControls,
  open,
  PHONE,
  signIn,
  test,
  typeText,
} from '../e2e/fixtures'

test('the office sees and answers an enquiry whose webhook fails, and sees it once after a repeat', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Could not send the form|The resource at/)
  const fullName = `Visitor ${randomUUID().slice(0, 8)}`
  await page.setViewportSize(PHONE)
  await open(page, `/contact?message=A%20quote&link=${encodeURIComponent('/av-hire?list=xdj-xz')}`)
  await typeText(page.getByLabel('Full Name'), fullName)
  await typeText(page.getByLabel('Email'), 'visitor@example.com')
  await page.route(WEBHOOK, (route) => route.fulfill({ status: 503 }))
  await sendButton(page).click()
  await expect(page.getByText(/Our office has a copy under this reference/)).toBeVisible()
  const reference = (await page.getByText(REFERENCE).first().textContent()) ?? ''
  expect(received(fullName)).toHaveLength(0)
  await page.unroute(WEBHOOK)
  await sendButton(page).click()
  await expect(thankYou(page)).toBeFocused()
  expect(received(fullName)).toHaveLength(1)

  await createAccount(request)
  await open(page, '/eventsadmin/enquiries')
  await signIn(page)
  await page.getByRole('button', { name: 'Filter' }).click()
  await typeText(page.getByLabel('Search'), reference)
  const card = page.getByRole('article', { name: `${fullName}, ${reference}` })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card.getByRole('link', { name: /^Reply/ })).toBeHidden()
  await card.getByRole('button', { name: fullName }).click()
  await expect(card.getByRole('link', { name: /^Open the quote/ })).toHaveAttribute(
    'href',
    '/av-hire?list=xdj-xz',
  )
  await card.getByLabel('Status').selectOption('answered')
  await typeText(card.getByLabel('Note'), 'Called')
  await card.getByLabel('Note').press('Tab')
  await expect(card.getByRole('button', { name: /^Save/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Changed by admin@southbeam\.example/)).toBeVisible()
  expect(await getSmallControls(page)).toEqual([])
  expect(await getOverflow(page)).toBe(0)
  await card.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
})
