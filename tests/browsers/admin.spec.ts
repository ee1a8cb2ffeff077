import { getCard, getForm, makeTitle } from '../e2e/event-form'
import {
  ADMIN,
  createAccount,
  expect,
  hydrated,
  open,
  signIn,
  test,
  typeText,
} from '../e2e/fixtures'

test('an admin signs in, and visitors see the event and the picture that is published, edited and deleted', async ({
  page,
  browser,
  request,
}) => {
  const title = makeTitle('River Stage')
  const editedTitle = `${title} Sunday`
  await createAccount(request)
  await open(page, '/eventsadmin')
  await signIn(page)
  // A reload before the events are there would log that their request has failed.
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Logged in as ${ADMIN}`)).toBeVisible()
  await page.getByRole('button', { name: 'Add New Event' }).click()
  const form = getForm(page)
  await typeText(form.getByLabel('Title'), title)
  await typeText(
    form.getByLabel('Description', { exact: true }),
    'Two stages, six acts and a food court by the river.',
  )
  await form.getByLabel('Category').selectOption('Festival')
  await form.getByLabel('Event Date').fill('2999-06-12')
  await typeText(form.getByLabel(/Ticket Link/), 'https://tickets.example/river')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose Picture' }).click()
  await (await chooser).setFiles('public/sample-events/stage.jpg')
  await expect(form.getByText('The picture is uploaded.')).toBeVisible()
  await typeText(form.getByLabel(/^What the Picture Shows/), 'A stage at dusk')
  await page.getByRole('button', { name: 'Create Event' }).click()
  // Not the message, which is gone after 5 seconds.
  await expect(getCard(page, title)).toBeVisible()

  const visitor = await browser.newPage()
  await open(visitor, '/upcoming-events')
  await expect(getCard(visitor, title).getByRole('link')).toHaveAttribute(
    'href',
    'https://tickets.example/river',
  )
  const picture = getCard(visitor, title).getByRole('img', { name: 'A stage at dusk' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await getCard(page, title).getByRole('button', { name: /^Edit/ }).click()
  await typeText(form.getByLabel('Title'), editedTitle)
  await page.getByRole('button', { name: 'Update Event' }).click()
  await expect(getCard(page, editedTitle)).toBeVisible()
  await visitor.reload()
  await expect(getCard(visitor, editedTitle)).toBeVisible()

  const deleteButton = getCard(page, editedTitle).getByRole('button', { name: /^Delete/ })
  await deleteButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(getCard(page, editedTitle)).toHaveCount(0)
  await visitor.reload()
  await hydrated(visitor)
  await expect(visitor.getByText('Loading latest news...')).toBeHidden()
  await expect(getCard(visitor, editedTitle)).toBeHidden()
  await visitor.close()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
