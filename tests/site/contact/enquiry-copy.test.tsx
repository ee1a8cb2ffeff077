import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { company } from '../../../src/content/company'
import { silenceErrors } from '../../support/console'
import { defer } from '../../support/site/defer'
import { FAILURE, holdEnquiries, reload, startVisit } from '../../support/site/enquiry-page'
import { answerInstead, REPORT_DELIVERY, SUBMIT_ENQUIRY } from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'
import { server } from '../../support/site/server'
import { shortenTimeouts } from '../../support/site/shorten-timeouts'

const HAS_COPY = /Our office has a copy under .*, and sending it again is fine\./

type Answer = (request: Request) => Response | Promise<Response>
const never = () => new Promise<never>(() => undefined)
const status = (code: number) => () => new HttpResponse(null, { status: code })

const webhooks = {
  '2xx': status(201),
  '5xx': status(503),
  silent: never,
  refused: () => HttpResponse.error(),
  // Nothing reaches the backend either.
  offline: () => HttpResponse.error(),
} satisfies Record<string, Answer>
type Webhook = keyof typeof webhooks

const copies = {
  stored: () => HttpResponse.json(new Date()),
  refused: status(400),
  silent: never,
} satisfies Record<string, Answer>
type Copy = keyof typeof copies

type StoredCopy = {
  reference: string
  body: { email: string; message: string }
  link: string | null
}

/** Answers as both receivers do. Returns what the webhook has accepted, and the rows of the table by their reference. */
function startReceivers(webhook: Webhook, copy: Copy) {
  const posts: { reference: string | null; answerBy: string | null; body: unknown }[] = []
  const rows = new Map<string, StoredCopy>()
  server.use(
    http.post('*/api/enquiries', async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [reference, answerBy] = [searchParams.get('reference'), searchParams.get('answerBy')]
      const body: unknown = await request.json()
      const response = await webhooks[webhook]()
      if (response.status === 201) posts.push({ reference, answerBy, body })
      return response
    }),
  )
  answerInstead('post', SUBMIT_ENQUIRY, async (request) => {
    const row = (await request.json()) as StoredCopy
    const response = webhook === 'offline' ? HttpResponse.error() : await copies[copy]()
    if (response.ok && !rows.has(row.reference)) rows.set(row.reference, row)
    return response
  })
  return { posts, rows }
}

/** Opens the form as after a reload. */
function openForm(query = '') {
  startVisit()
  return renderSite(`/contact${query}`)
}

// By its label, because computing the roles of the whole page is slow.
const form = () => screen.getByLabelText('Enquiry')

function fillInAndSend(message = 'A fortieth in Kirrawee.') {
  const values = {
    'Full Name': 'Priya Nair',
    Email: 'priya@example.com',
    Message: message,
  }
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(within(form()).getByLabelText(name), { target: { value } })
  }
  fireEvent.submit(form())
}

it.each([
  ['5xx', 'stored'],
  ['silent', 'refused'],
  ['offline', 'stored'],
] as const)(
  'says that sending failed, and a repeat arrives once: webhook %s, copy %s',
  async (webhook, copy) => {
    const isStored = webhook === '5xx'
    if (webhook === 'silent') shortenTimeouts(500)
    await openForm()
    const { posts, rows } = startReceivers(webhook, copy)
    fillInAndSend()
    expect(await within(form()).findByText(/^There was an error/)).toHaveTextContent(FAILURE)
    if (isStored) await screen.findByText(HAS_COPY)
    expect(screen.queryByText(HAS_COPY) !== null).toBe(isStored)
    expect(rows.size).toBe(isStored ? 1 : 0)
    expect(posts).toEqual([])

    vi.restoreAllMocks()
    silenceErrors()
    const again = startReceivers('2xx', 'stored')
    fireEvent.submit(form())
    await screen.findByRole('heading', { name: /^Thank you, Priya/ })
    await waitFor(() => expect(again.rows.size).toBe(1))
    // The database ignores a reference that it has.
    const references = [
      ...rows.keys(),
      ...again.rows.keys(),
      ...again.posts.map(({ reference }) => reference),
    ]
    expect(new Set(references).size).toBe(1)
    expect(again.posts).toHaveLength(1)
  },
)

it('does not wait for the copy to say that it failed, and adds the sentence when the copy arrives', async () => {
  await openForm()
  const { promise, resolve } = defer()
  startReceivers('5xx', 'stored')
  answerInstead('post', SUBMIT_ENQUIRY, async () => {
    await promise
    return HttpResponse.json(new Date())
  })
  fillInAndSend()
  await within(form()).findByText(/^There was an error/)
  expect(screen.queryByText(HAS_COPY)).not.toBeInTheDocument()
  resolve()
  expect(await screen.findByText(HAS_COPY)).toBeInTheDocument()
})

describe('if the clock of the device differs from that of the backend', () => {
  const HOUR_MS = 60 * 60 * 1000
  const DAY = /We'll reply by \w+day \d/
  const TIME_ONLY = `We've got your enquiry. We'll reply within ${company.replyTime}.`

  /** Opens the form. The backend answers an enquiry after `release`. */
  async function openWithClock(differenceMs: number) {
    const { promise, resolve: release } = defer()
    const reported = defer()
    const site = await openForm()
    const { posts } = startReceivers('2xx', 'stored')
    answerInstead('post', SUBMIT_ENQUIRY, async () => {
      await promise
      return HttpResponse.json(new Date(Date.now() + differenceMs))
    })
    answerInstead('post', REPORT_DELIVERY, () => {
      reported.resolve()
      return new HttpResponse(null, { status: 204 })
    })
    return { ...site, posts, release, reported: reported.promise }
  }

  it.each([-2 * HOUR_MS, 2 * HOUR_MS, 72 * HOUR_MS])(
    'by %d ms, the thanks name no day once it has answered, also after a reload',
    async (difference) => {
      const { posts, release } = await openWithClock(difference)
      fillInAndSend()
      // The visitor leaves the page, and does not wait for the copy.
      document.dispatchEvent(new Event('visibilitychange'))
      expect(await screen.findByText(DAY)).toBeInTheDocument()
      expect(posts).toMatchObject([{ answerBy: null }])
      release()
      expect(await screen.findByText(TIME_ONLY)).toBeInTheDocument()
      await reload()
      expect(await screen.findByText(TIME_ONLY)).toBeInTheDocument()
    },
  )

  it('neither the thanks nor the webhook get a day if the backend answers in time', async () => {
    const { posts, release } = await openWithClock(2 * HOUR_MS)
    release()
    fillInAndSend()
    expect(await screen.findByText(TIME_ONLY)).toBeInTheDocument()
    expect(posts).toMatchObject([{ answerBy: null }])
  })

  it('the message on another page names no day', async () => {
    const { release, follow } = await openWithClock(2 * HOUR_MS)
    const accept = holdEnquiries()
    fillInAndSend()
    document.dispatchEvent(new Event('visibilitychange'))
    await follow('/faq')
    accept()
    const message = await screen.findByText(/^Thank you\. We've got your enquiry/)
    expect(message).toHaveTextContent(/we'll reply by \w+day \d/)
    release()
    await waitFor(() =>
      expect(message).toHaveTextContent(`we'll reply within ${company.replyTime}.`),
    )
  })

  it('by less than an hour, the thanks name the day', async () => {
    const { release, reported } = await openWithClock(0.9 * HOUR_MS)
    release()
    fillInAndSend()
    await reported
    expect(await screen.findByText(DAY)).toBeInTheDocument()
  })
})

it('does not say that the office has a changed enquiry', async () => {
  await openForm()
  startReceivers('5xx', 'stored')
  fillInAndSend()
  await screen.findByText(HAS_COPY)
  fireEvent.change(within(form()).getByLabelText('Message'), {
    target: { value: 'A fiftieth in Kirrawee.' },
  })
  expect(screen.queryByText(HAS_COPY)).not.toBeInTheDocument()
})

it('gives the office the link to the quote, which the webhook does not get, also after a reload', async () => {
  const link = '/av-hire?list=xdj-xz.led-par*4'
  const query = `?message=I'd like a quote&link=${encodeURIComponent(link)}`
  const first = await openForm(query)
  fireEvent.change(within(form()).getByLabelText('Full Name'), { target: { value: 'Priya' } })
  first.unmount()
  await openForm()
  const { posts, rows } = startReceivers('2xx', 'stored')
  fillInAndSend("I'd like a quote, please.")
  await screen.findByRole('heading', { name: /^Thank you/ })
  await waitFor(() => expect([...rows.values()].map((row) => row.link)).toEqual([link]))
  const [row] = rows.values()
  // What is empty is 'Not Specified' only for the webhook.
  expect(row?.body).toMatchObject({ fullName: 'Priya Nair', phone: '' })
  expect(posts[0]?.body).toMatchObject({ fullName: 'Priya Nair', phone: 'Not Specified' })
  expect(JSON.stringify(posts)).not.toContain('xdj-xz')
})

it('gives the office the links to all that was asked, without those that were left out or deleted', async () => {
  const ask = (page: string) =>
    `/contact?subject=Enquiry:+${page}&link=${encodeURIComponent(`/services/${page}?hours=3`)}`
  const { user, follow } = await openForm()
  for (const page of ['dj-hire', 'karaoke', 'dancers']) {
    await follow(ask(page))
    if (page !== 'dj-hire') continue
    await follow('/faq')
    await waitFor(() => expect(screen.queryByLabelText('Enquiry')).not.toBeInTheDocument())
  }
  const note = within(form()).getByText(
    'Your message asks about “dancers”, “karaoke” and “dj-hire”.',
  )
  await user.click(within(form()).getByRole('button', { name: 'Remove “karaoke”' }))
  const message = within(form()).getByLabelText('Message')
  expect(message).toHaveValue('Subject: Enquiry: dancers\n\nSubject: Enquiry: dj-hire')
  expect(note).toHaveTextContent('asks about “dancers” and “dj-hire”.')
  await user.click(within(form()).getByRole('button', { name: 'Put it back' }))
  expect(note).toHaveTextContent('“karaoke”')
  await user.click(within(form()).getByRole('button', { name: 'Remove “karaoke”' }))
  const { rows } = startReceivers('2xx', 'stored')
  fillInAndSend('Subject: Enquiry: dancers, and no DJ')
  await screen.findByRole('heading', { name: /^Thank you/ })
  await waitFor(() =>
    expect([...rows.values()].map(({ link }) => link)).toEqual(['/services/dancers?hours=3']),
  )
})

it.each([
  ['2xx', 'stored', [true]],
  ['5xx', 'stored', [false]],
  ['refused', 'stored', []],
  ['2xx', 'refused', []],
] as const)(
  'webhook %s, copy %s: the office learns whether it was emailed: %j',
  async (webhook, copy, expected) => {
    await openForm()
    startReceivers(webhook, copy)
    const reports: unknown[] = []
    answerInstead('post', REPORT_DELIVERY, async (request) => {
      reports.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    })
    fillInAndSend()
    const { textContent } = await screen.findByText(/^ENQ-/)
    const report = { reference: textContent, email: 'priya@example.com' }
    await waitFor(() =>
      expect(reports).toEqual(expected.map((accepted) => ({ ...report, accepted }))),
    )
  },
)

it('keeps nothing that was typed in the browser after it was sent, whatever happens to the copy', async () => {
  const { user } = await openForm()
  startReceivers('2xx', 'stored')
  answerInstead('post', SUBMIT_ENQUIRY, () => new HttpResponse(null, { status: 500 }))
  fillInAndSend()
  await user.click(await screen.findByRole('button', { name: 'Submit Another Enquiry' }))
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Priya|priya|fortieth/)
})
