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
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    const note = await screen.findByText(sentence)
    expect(note.closest('[role=status]')).toHaveTextContent('Ask us.')
    fireEvent.change(field(/Event Date/), { target: { value: other } })
    expect(screen.queryByText(/is full/)).not.toBeInTheDocument()
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    // One request, which names no day.
    expect(backend.to(FULL_DAYS)).toMatchObject([{ query: { select: 'day', order: 'day.asc' } }])
    await user.click(sendButton())
    await findThanks()
    expect(received).toMatchObject([{ eventDate: full }])
  })

  it('is not said without an answer', async () => {
    startFakeBackend([], { fullDays: [full] })
    await openFilledForm()
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
    ['gear that is collected', 'powered-speaker-12', 'collect', [0, 1], []],
    ['gear that is delivered', 'powered-speaker-12', 'parramatta', [0, 1, 2, 3], [0, 3]],
    ['what our crew builds', 'stage-deck', 'parramatta', [1, 2], [1, 2]],
  ])(
    'is said in a quote of %s if our people are needed',
    async (_, id, delivery, fullDays, saidDays) => {
      await QuoteContents.preload()
      const days = [0, 1, 2, 3].map((count) => addDays(full, count))
      const pick = (indexes: readonly number[]) => days.filter((_day, i) => indexes.includes(i))
      const backend = startFakeBackend([], { fullDays: pick(fullDays) })
      const dates = { from: days[0], to: days[3] }
      const kit = [{ id, count: 2 }]
      localStorage.setItem('site.quote', JSON.stringify({ kit, dates, delivery }))
      const { user } = await renderSite('/av-hire/xdj-xz')
      await user.click(screen.getByText(/^View quote ·/))
      const text = `${pick(saidDays).map(formatDayAndMonth).join(' and ')} are full.`
      await waitFor(() =>
        expect(screen.queryAllByText(/ full\.$/).map((note) => note.textContent)).toEqual(
          saidDays.length > 0 ? [text] : [],
        ),
      )
      expect(backend.to(FULL_DAYS)).toHaveLength(saidDays.length > 0 ? 1 : 0)
    },
  )
})
