import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { encodePicture } from '../../src/admin/events/picture/encode-picture'
import { uploadPicture } from '../../src/data/pictures'
import { createId } from '../../src/lib/create-id'
import { silenceErrors } from '../support/console'
import { getButton, openDashboard } from '../support/dashboard'
import {
  answerInstead,
  deferResponse,
  EVENTS,
  makeRow,
  seedSession,
  startFakeBackend,
  UPLOADS,
} from '../support/fake-backend'

// jsdom neither opens nor draws pictures.
vi.mock('../../src/admin/events/picture/open-picture', () => ({
  openPicture() {
    const image = Object.assign(new Image(), { src: 'blob:photo' })
    return Promise.resolve({ ok: true, picture: { image, width: 1600, height: 1200 } })
  },
  closePicture: () => {},
}))
vi.mock('../../src/admin/events/picture/encode-picture', () => ({
  encodePicture: vi.fn<() => Promise<Blob>>(() => Promise.resolve(new Blob(['picture'], { type: 'image/webp' }))),
}))

const NAME = `${'0123456789abcdef'.repeat(2)}.webp`
const UPLOAD = `https://backend.example/storage/v1/object/public/event-images/${NAME}`

beforeEach(() => seedSession())

/** Opens the dashboard with an event for each image. */
const openEvents = (images: readonly string[]) =>
  openDashboard(images.map((image, index) => makeRow({ id: `event-${index}`, title: `Event ${index}`, image })))

/** Stores uploads, and returns their names. */
function acceptUploads(): string[] {
  const names: string[] = []
  answerInstead('post', `${UPLOADS}/:name`, ({ url }) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    names.push(name)
    return HttpResponse.json({ Key: `event-images/${name}` })
  })
  return names
}

const makeFile = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

async function startUpload(user: UserEvent) {
  getButton('Choose Picture').focus()
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [makeFile()] } })
  await user.click(await screen.findByRole('button', { name: 'Use This Picture' }))
}

async function upload(user: UserEvent) {
  await startUpload(user)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop Picture' })).not.toBeInTheDocument())
}

it('tells that a picture is uploaded until the address changes', async () => {
  const { user } = await openEvents([])
  acceptUploads()
  await user.click(getButton('Add New Event'))
  await upload(user)
  expect(screen.getByText(/^The picture is uploaded\./)).toBeInTheDocument()
  expect(getButton('Choose Picture')).toHaveFocus()
  await user.type(screen.getByLabelText('Image URL'), '?')
  expect(screen.queryByText(/^The picture is uploaded\./)).not.toBeInTheDocument()
})

it('can be cancelled while the picture is being written', async () => {
  const { user } = await openEvents([])
  vi.mocked(encodePicture).mockReturnValueOnce(new Promise(() => {}))
  await user.click(getButton('Add New Event'))
  await startUpload(user)
  await user.click(getButton('Cancel Upload'))
  expect(await screen.findByRole('button', { name: 'Use This Picture' })).toBeEnabled()
})

it('takes no other picture while the event is being saved', async () => {
  const { user } = await openEvents([UPLOAD])
  const { answer, release } = deferResponse(() => HttpResponse.json([]))
  answerInstead('patch', EVENTS, answer)
  await user.click(getButton('Edit Event 0'))
  await user.click(getButton('Update Event'))
  expect(getButton('Choose Picture')).toBeDisabled()
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [makeFile()] } })
  expect(screen.queryByText('Opening the picture...')).not.toBeInTheDocument()
  silenceErrors()
  release()
  await screen.findByText(/^Failed to update event/)
  expect(getButton('Choose Picture')).toBeEnabled()
})

it('sends nothing if an upload is cancelled while the session is being refreshed', async () => {
  startFakeBackend()
  const refreshed = localStorage.getItem('sb-backend-auth-token')
  seedSession({ expiresIn: -10 })
  const names = acceptUploads()
  const { answer, release } = deferResponse(() => new HttpResponse(refreshed))
  answerInstead('post', '/auth/v1/token', answer)
  const controller = new AbortController()
  const picture = new Blob(['picture'], { type: 'image/webp' })
  const result = uploadPicture({ id: createId(), picture, onProgress: () => {}, signal: controller.signal })
  controller.abort()
  expect((await result).ok).toBe(false)
  release()
  await waitFor(() => expect(localStorage.getItem('sb-backend-auth-token')).toBe(refreshed))
  // Arrives after the cancelled one.
  await uploadPicture({ id: createId(), picture, onProgress: () => {}, signal: new AbortController().signal })
  expect(names).toHaveLength(1)
})
