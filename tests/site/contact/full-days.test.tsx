import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, formatDayAndMonth, sydneyToday } from '../../../src/lib/dates/dates'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
import { enquiryStore } from '../../../src/pages/contact/enquiry-store'
import { silenceErrors } from '../../support/console'
import {
  acceptEnquiries,
  field,
  findThanks,
  openFilledForm,
  sendButton,
} from '../../support/site/enquiry-page'
import { answerInstead, FULL_DAYS, startFakeBackend } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

const today = sydneyToday(new Date())
const full = addDays(today, 30)
const other = addDays(today, 31)
const sentence = new RegExp(`^${formatDayAndMonth(full)} is full\\.`)

beforeEach(() => {
  silenceErrors()
  enquiryStore.set(enquiryStore.initial)
})

describe('a day that is full', () => {
  it('is said to who chooses it in an enquiry, which can be sent all the same', async () => {
    const backend = startFakeBackend([], { fullDays: [full] })
    const received = acceptEnquiries()
    const { user } = await openFilledForm()
    expect(backend.to(FULL_DAYS)).toHaveLength(0)
    fireEvent.change(field(/Event Date/), { target: { value: other } })
    await waitFor(() => expect(backend.to(FULL_DAYS)).toHaveLength(1))
    expect(screen.queryByText(/is full/)).not.toBeInTheDocument()
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    const note = await screen.findByText(sentence)
    expect(note.closest('[role=status]')).toHaveTextContent('ask us.')
    expect(backend.to(FULL_DAYS)).toHaveLength(2)
    // Never the answer of another date.
    fireEvent.change(field(/Event Date/), { target: { value: other } })
    expect(screen.queryByText(/is full/)).not.toBeInTheDocument()
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    await user.click(sendButton())
    await findThanks()
    expect(received).toMatchObject([{ eventDate: full }])
  })

  it('is not said while the year is typed, nor without an answer', async () => {
    const backend = startFakeBackend([], { fullDays: [full] })
    await openFilledForm()
    for (const year of ['0002', '0020', '0202'])
      fireEvent.change(field(/Event Date/), { target: { value: `${year}${full.slice(4)}` } })
    expect(backend.to(FULL_DAYS)).toHaveLength(0)
    let asked = 0
    answerInstead('get', FULL_DAYS, () => {
      asked++
      return new Response(null, { status: 500 })
    })
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByText(/is full/)).not.toBeInTheDocument()
  })

  it.each([
    ['collect', false],
    ['parramatta', true],
  ])('is said in a quote with the delivery "%s": %s', async (delivery, isSaid) => {
    await QuoteContents.preload()
    const backend = startFakeBackend([], { fullDays: [full] })
    const kit = [{ id: 'powered-speaker-12', count: 2 }]
    const dates = { from: addDays(full, -1), to: full }
    localStorage.setItem('site.quote', JSON.stringify({ kit, dates, delivery }))
    const { user } = await renderSite('/av-hire/xdj-xz')
    await user.click(screen.getByText(/^View quote ·/))
    await waitFor(() => expect(screen.queryAllByText(sentence)).toHaveLength(isSaid ? 1 : 0))
    expect(backend.to(FULL_DAYS)).toHaveLength(isSaid ? 1 : 0)
  })
})
