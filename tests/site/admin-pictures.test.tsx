import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { encodePicture } from '../../src/admin/events/picture/encode-picture'
import { silenceErrors } from '../support/console'
import { getButton, openDashboard } from '../support/dashboard'
import { answerInstead, deferResponse, EVENTS, makeRow, seedSession, UPLOADS } from '../support/fake-backend'

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

beforeEach(() => seedSession())

async function openForm() {
  const site = await openDashboard([makeRow({ title: 'Event' })])
  await site.user.click(getButton('Edit Event'))
  return site
}

const makeFile = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })

async function startUpload(user: UserEvent) {
  getButton('Choose Picture').focus()
  fireEvent.change(document.querySelector('input[type="file"]') as Element, { target: { files: [makeFile()] } })
  await user.click(await screen.findByRole('button', { name: 'Use This Picture' }))
}

it('tells that a picture is uploaded until the address changes', async () => {
  const { user } = await openForm()
  answerInstead('post', `${UPLOADS}/:name`, ({ url }) => HttpResponse.json({ Key: url }))
  await startUpload(user)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop Picture' })).not.toBeInTheDocument())
  expect(screen.getByText(/^The picture is uploaded\./)).toBeInTheDocument()
  expect(getButton('Choose Picture')).toHaveFocus()
  await user.type(screen.getByLabelText('Image URL'), '?')
  expect(screen.queryByText(/^The picture is uploaded\./)).not.toBeInTheDocument()
})

it('can be cancelled while the picture is being written', async () => {
  const { user } = await openForm()
  vi.mocked(encodePicture).mockReturnValueOnce(new Promise(() => {}))
  await startUpload(user)
  await user.click(getButton('Cancel Upload'))
  expect(await screen.findByRole('button', { name: 'Use This Picture' })).toBeEnabled()
})

it('takes no other picture while the event is being saved', async () => {
  const { user } = await openForm()
  const { answer, release } = deferResponse(() => HttpResponse.json([]))
  answerInstead('patch', EVENTS, answer)
  await user.click(getButton('Update Event'))
  expect(getButton('Choose Picture')).toBeDisabled()
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [makeFile()] } })
  expect(screen.queryByText('Opening the picture...')).not.toBeInTheDocument()
  silenceErrors()
  release()
  await screen.findByText(/^Failed to update event/)
  expect(getButton('Choose Picture')).toBeEnabled()
})

it('tells an account that is not on the admin list that it may not upload', async () => {
  silenceErrors()
  const { user } = await openDashboard([makeRow({ title: 'Event' })], { isAdmin: false })
  answerInstead('post', `${UPLOADS}/:name`, () => HttpResponse.json({ message: 'refused' }, { status: 403 }))
  await user.click(getButton('Edit Event'))
  await startUpload(user)
  expect(await screen.findByText("Your account isn't approved to change events.")).toBeInTheDocument()
})
