import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EquipmentId } from '../../../src/content/equipment'
import type { Delivery } from '../../../src/hire/quote-path'
import {
  addDays,
  formatDateRange,
  formatDayAndMonth,
  sydneyToday,
} from '../../../src/lib/dates/dates'
import { QuoteContents } from '../../../src/pages/av-hire/quote/QuoteDialog'
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

beforeEach(() => void silenceErrors())

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
    const logged = silenceErrors()
    startFakeBackend([], { fullDays: [full] })
    await openFilledForm()
    answerInstead('get', FULL_DAYS, () => new Response(null, { status: 500 }))
    fireEvent.change(field(/Event Date/), { target: { value: full } })
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Could not load the full days', expect.anything()),
    )
    expect(screen.queryByText(/is full/)).not.toBeInTheDocument()
  })

  const days = [0, 1, 2, 3].map((count) => addDays(full, count))

  /** Opens a quote that is hired on these four days. */
  async function openQuote(id: EquipmentId, delivery: Delivery) {
    await QuoteContents.preload()
    const kit = [{ id, count: 2 }]
    const dates = { from: days[0], to: days[3] }
    localStorage.setItem('site.quote', JSON.stringify({ kit, dates, delivery }))
    const site = await renderSite('/av-hire/xdj-xz')
    await site.user.click(screen.getByText(/^View quote ·/))
    return site
  }

  it.each([
    ['gear that is delivered', 'powered-speaker-12', [0, 1, 2, 3], [0, 3]],
    ['what our crew builds', 'stage-deck', [1, 2], [1, 2]],
  ] as const)('is said in a quote of %s', async (_, id, fullDays, saidDays) => {
    const pick = (indexes: readonly number[]) => days.filter((_day, i) => indexes.includes(i))
    const backend = startFakeBackend([], { fullDays: pick(fullDays) })
    await openQuote(id, 'parramatta')
    const text = `${pick(saidDays).map(formatDayAndMonth).join(' and ')} are full.`
    expect(await screen.findByText(/ full\.$/)).toHaveTextContent(text)
    expect(backend.to(FULL_DAYS)).toHaveLength(1)
  })

  it('is asked for, and said, in a quote of gear that is collected once it is delivered', async () => {
    const request = vi.spyOn(globalThis, 'fetch')
    const listRequests = () =>
      request.mock.calls.filter(([url]) => typeof url === 'string' && url.includes(FULL_DAYS))
    startFakeBackend([], { fullDays: [full] })
    const { user } = await openQuote('powered-speaker-12', 'collect')
    await user.click(screen.getByText(`${formatDateRange(full, addDays(full, 3))}. Collected`))
    expect(listRequests()).toHaveLength(0)
    await user.selectOptions(screen.getByLabelText('Delivery and pickup'), 'parramatta')
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(listRequests()).toHaveLength(1)
  })
})
