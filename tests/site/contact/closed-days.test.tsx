import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { PATIENCE_MS } from '../../support/patience'
import {
  findThanks,
  openFilledForm,
  reload,
  sendButton,
  startVisit,
  WEBHOOK,
} from '../../support/site/enquiry-page'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'

beforeEach(startVisit)

describe('while the office is closed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-23T10:00+11:00') })
    Object.assign(company, {
      closed: [
        { from: '2026-11-02', to: '2026-11-03', why: 'stocktake' },
        { from: '2026-12-24', to: '2027-01-04', why: 'our summer break' },
      ],
    })
    return () => Object.assign(company, { closed: [] })
  })

  it('the contact page says when and why, and nothing of days that are over', async () => {
    await renderSite('/contact')
    const details = within(screen.getByLabelText('Contact details'))
    const closed = 'Closed Thursday 24 December 2026 to Monday 4 January 2027 for our summer break'
    expect(details.getByText(closed)).toBeInTheDocument()
    expect(details.queryByText(/stocktake/)).not.toBeInTheDocument()
    vi.setSystemTime('2026-12-24T10:00+11:00')
    fireEvent(document, new Event('visibilitychange'))
    expect(
      details.getByText('Closed for our summer break, opens Tuesday 5 January at 9 am'),
    ).toBeInTheDocument()
  })

  it('the thanks and the confirmation say when we reply, and the thanks say the same after a reload on another day', async () => {
    const sent: (string | null)[] = []
    server.use(
      http.post(WEBHOOK, ({ request }) => {
        sent.push(new URL(request.url).searchParams.get('answerBy'))
        return new HttpResponse(null, { status: 201 })
      }),
    )
    const { user } = await openFilledForm()
    // The webhook gets a day only if the backend answers within a second, which a busy machine cannot promise.
    const start = globalThis.setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((handler: () => void, ms?: number) =>
      start(handler, ms === 1000 ? PATIENCE_MS : ms),
    )
    await user.click(sendButton())
    await findThanks()
    const text = "We've got your enquiry. We'll reply by Wednesday 6 January, 6 pm."
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(sent).toEqual(['Wednesday 6 January, 6 pm'])
    vi.setSystemTime('2026-12-30T10:00+11:00')
    await reload()
    await findThanks()
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})
