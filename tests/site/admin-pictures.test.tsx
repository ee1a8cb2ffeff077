import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { silenceErrors } from '../support/console'
import { getButton, openDashboard } from '../support/dashboard'
import { answerInstead, makeRow, seedSession, UPLOADS } from '../support/fake-backend'

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`
const UPLOAD = `https://backend.example/storage/v1/object/public/event-images/${NAME}`

beforeEach(() => seedSession())

/** Opens the dashboard with an event for each image. `deleteEvent` deletes the first one. */
async function openEvents(images: readonly string[]) {
  const rows = images.map((image, index) => makeRow({ id: `event-${index}`, title: `Event ${index}`, image }))
  const { user, backend } = await openDashboard(rows)
  async function deleteEvent() {
    await user.click(getButton('Delete Event 0'))
    await user.click(getButton('Delete'))
    await screen.findByText('Event deleted successfully!')
  }
  return { user, backend, deleteEvent }
}

it('removes the uploaded picture of a deleted event', async () => {
  const { backend, deleteEvent } = await openEvents([UPLOAD])
  await deleteEvent()
  await waitFor(() => expect(backend.to(UPLOADS, 'DELETE').map(({ body }) => body)).toEqual([{ prefixes: [NAME] }]))
})

it('deletes an event even if its picture cannot be removed, which is logged', async () => {
  const logged = silenceErrors()
  const { deleteEvent } = await openEvents([UPLOAD])
  answerInstead('delete', UPLOADS, () => HttpResponse.json({ message: 'out of order' }, { status: 500 }))
  await deleteEvent()
  await waitFor(() => expect(logged).toHaveBeenCalledWith('Could not remove an unused picture', expect.anything()))
})

it.each([
  ['that another event shows', [UPLOAD, UPLOAD]],
  ['that another event shows under another address', [UPLOAD, new URL(UPLOAD).pathname]],
  ['from another site', ['https://images.example/0.webp']],
  ['that is not an upload', [UPLOAD.replace(NAME, '../admins')]],
])('keeps a picture %s', async (_, images) => {
  const { backend, deleteEvent } = await openEvents(images)
  await deleteEvent()
  // The reload of the list follows the removal.
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Event 0' })).not.toBeInTheDocument())
  expect(backend.to(UPLOADS)).toEqual([])
})

it('keeps a picture that a draft shows', async () => {
  const { user, backend, deleteEvent } = await openEvents([UPLOAD])
  await user.click(getButton('Edit Event 0'))
  await user.type(screen.getByLabelText('Title'), '!')
  await user.click(getButton('Close'))
  await deleteEvent()
  await screen.findByText('No events yet')
  expect(backend.to(UPLOADS)).toEqual([])

  await user.click(getButton('Discard'))
  await waitFor(() => expect(backend.to(UPLOADS, 'DELETE')).toHaveLength(1))
})
