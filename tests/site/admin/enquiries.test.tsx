import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { toServiceLine } from '../../../src/booking/booking'
import { priceBooking } from '../../../src/booking/price'
import { describeTotal } from '../../../src/booking/words'
import { djHire } from '../../../src/content/services/dj-hire'
import { karaoke } from '../../../src/content/services/karaoke'
import { PAGE_SIZE } from '../../../src/data/enquiries'
import { describeLinkPrice } from '../../../src/enquiry/enquiry-links'
import { hostileTexts } from '../../support/backend/attacks'
import { silenceErrors } from '../../support/console'
import {
  getButton,
  getCard,
  getCardTitles,
  getDialog,
  refuseStorage,
  signInOnSaturday,
} from '../../support/site/dashboard'
import {
  ADMIN,
  answerInstead,
  deferResponse,
  ENQUIRIES,
  FULL_DAYS,
  type EnquiryRow,
  LIST_ENQUIRIES,
  makeEnquiryRow,
  seedSession,
  startFakeBackend,
} from '../../support/site/fake-backend'
import { renderSite } from '../../support/site/render-site'

const PRIYA = 'Priya Nair, ENQ-7F3K-Q2'
const MAX = 'Max Stone, ENQ-MAX2-33'
const max = makeEnquiryRow({
  id: 'enquiry-2',
  reference: 'ENQ-MAX2-33',
  status: 'answered',
  note: 'Sent a quote',
  handled_by: 'ana@southbeam.example',
  updated_at: '2026-11-20T05:40:00.000000+00:00',
  body: {
    fullName: 'Max Stone',
    email: 'max@example.com',
    eventDate: '',
    phone: '0491 570 157 or 0491 570 156',
    message: 'A wedding in Cronulla.',
  },
})

const emptyList = {
  rows: [],
  new_count: 0,
  overdue_count: 0,
  not_emailed_count: 0,
  not_confirmed_count: 0,
  answered: { count: 0, median_seconds: null },
  days: {},
}

/** Six links whose suburb takes minutes to look up if all of its letters are read. */
const SLOW_LINK = Array.from(
  { length: 6 },
  (_, index) => `/packages/weddings?hours=${index}&to=${'x+sydney'.repeat(80)}`,
).join('\n')

const LATER = '2026-11-20T19:30:00Z'

beforeEach(signInOnSaturday)

/** The button that opens the details of an enquiry. */
const getRow = (name: string) => getCard(name).getByRole('button', { name: name.split(',')[0] })

/** Opens the page with these enquiries, by default with the details of the first one. */
async function openEnquiries(
  enquiries: EnquiryRow[] = [makeEnquiryRow(), max],
  query = '?open=enquiry-1',
) {
  const backend = startFakeBackend([], { enquiries })
  const site = await renderSite(`/eventsadmin/enquiries${query}`)
  await screen.findByText(enquiries.length > 0 ? / shown$/ : 'No enquiries yet')
  return { ...site, backend }
}

it('shows what a visitor wants, how far away the event is, and the ways to answer', async () => {
  const link = '/av-hire?list=xdj-xz'
  const { user } = await openEnquiries([
    makeEnquiryRow({ link, body: { phone: '+61 (0)491 570-157' } }),
    max,
  ])
  expect(screen.getByText('1 new')).toBeInTheDocument()
  const card = getCard(PRIYA)
  for (const text of ['Birthday', 'Kirrawee Hall', '$1,000 to $2,500', 'A fortieth.', 'Karaoke']) {
    expect(card.getByText(text)).toBeInTheDocument()
  }
  expect(card.getByText('Thursday, 3 December 2026, in 12 days')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Call Priya Nair' })).toHaveAttribute(
    'href',
    'tel:+61491570157',
  )
  expect(card.getByRole('link', { name: /^Open the quote/ })).toHaveAttribute('href', link)
  const href = decodeURIComponent(
    card.getByRole('link', { name: 'Reply to Priya Nair' }).getAttribute('href') ?? '',
  )
  expect(href).toMatch(
    /^mailto:priya@example\.com\?subject=Re: Your enquiry ENQ-7F3K-Q2&body=Hi Priya Nair,\r\n.*\/av-hire\?list=xdj-xz\r\n\r\n\[Your name\]\r\n[^\r]+\r\n\r\n> Reference: /s,
  )
  await user.click(card.getByRole('button', { name: 'Copy Answer' }))
  const copied = await navigator.clipboard.readText()
  expect(href).toContain(`&body=${copied.replaceAll('\n', '\r\n')}\r\n\r\n> Reference: `)
  // Not one number.
  expect(getCard(MAX).queryByRole('link', { name: /^Call/, hidden: true })).not.toBeInTheDocument()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

it('opens what the visitor asks about, with a price of today that is not in the message', async () => {
  const link = '/packages/weddings?light=basic\n/services/karaoke?hours=2'
  const message =
    'The total on your website is from $1,100 incl. GST ($1,000+GST), with travel within about 100 km of Sutherland.'
  await openEnquiries([makeEnquiryRow({ link, body: { message } }), max])
  const card = getCard(PRIYA)
  for (const [name, path] of [
    ['package', '/packages/weddings?light=basic'],
    ['service', '/services/karaoke?hours=2'],
  ] as const) {
    const opens = card.getByRole('link', { name: new RegExp(`^Open the ${name} of Priya Nair`) })
    expect(opens).toHaveAttribute('href', path)
  }
  expect(card.getByText(/^Today: Karaoke for 2 hours: from \$/)).toBeVisible()
  expect(card.queryByText(/^Today: Weddings/)).not.toBeInTheDocument()
})

it('names no price of today because the venue has added a trip, and has the prices of its answer', async () => {
  const link = '/services/dj-hire?hours=3\n/services/karaoke?hours=2&to=Parramatta'
  const dj = toServiceLine(djHire)
  const message = `The total on your website is ${describeTotal(priceBooking({ lines: [dj] }))}.`
  await openEnquiries([makeEnquiryRow({ link, body: { message, venue: 'Parramatta' } }), max])
  const card = getCard(PRIYA)
  const [today, ...others] = card.getAllByText(/^Today: /)
  expect(others).toEqual([])
  // Its answer has the trip once, in what both are together.
  expect(today).toHaveTextContent(
    `Today: ${describeLinkPrice({ lines: [toServiceLine(karaoke)] }, true)}`,
  )
})

it.each([
  [1500, '25 min'],
  [3590, '1 h'],
  [10_700, '3 h'],
  [200_000, '2 days'],
])(
  'says after how long enquiries were answered, which is %d seconds: %s',
  async (seconds, text) => {
    startFakeBackend()
    const answered = { count: 12, median_seconds: seconds }
    const found = { ...emptyList, start: 0, listed_count: 0, total: 12, answered }
    answerInstead('post', LIST_ENQUIRIES, () => HttpResponse.json(found))
    await renderSite('/eventsadmin/enquiries')
    const summary = await screen.findByText(/^0 new/)
    expect(summary).toHaveTextContent(`0 new. Answered after ${text} (median of the last 12)`)
  },
)

it('links an enquiry to the one that it changes, and that one to it', async () => {
  const message = "I'd like a quote\n\n[Changes enquiry ENQ-7F3K-Q2]\n\nA wedding."
  const change = { ...max, body: { ...max.body, message } }
  const { user } = await openEnquiries([makeEnquiryRow(), change])
  const getLink = (card: string, name: string) => getCard(card).getByRole('link', { name })
  expect(getLink(PRIYA, 'Changed by ENQ-MAX2-33')).toBeVisible()
  await user.click(getRow(MAX))
  await user.click(getLink(MAX, 'Changes ENQ-7F3K-Q2'))
  await waitFor(() => expect(window.location.search).toBe('?q=ENQ-7F3K-Q2'))
})

it('opens one enquiry at a time, also after a reload, and says in its row that a note is not saved', async () => {
  const first = await openEnquiries(undefined, '')
  const getReplies = () =>
    screen.queryAllByRole('link', { name: /^Reply/ }).map((link) => link.ariaLabel)
  expect(getReplies()).toEqual([])
  await first.user.click(getRow(PRIYA))
  await first.user.type(getCard(PRIYA).getByLabelText('Note'), 'Half a note')
  await first.user.click(getRow(MAX))
  expect(getReplies()).toEqual(['Reply to Max Stone'])
  expect(getRow(MAX)).toHaveAttribute('aria-expanded', 'true')
  expect(getRow(MAX)).toHaveFocus()
  expect(getRow(PRIYA)).toHaveAttribute('aria-expanded', 'false')
  expect(getCard(PRIYA).getByText('Not saved yet', { selector: 'span' })).toBeInTheDocument()
  await waitFor(() => expect(first.location()).toBe('/eventsadmin/enquiries?open=enquiry-2'))
  first.unmount()

  const { user } = await openEnquiries(undefined, '?open=enquiry-2')
  expect(getReplies()).toEqual(['Reply to Max Stone'])
  expect(getCard(PRIYA).getByText('Not saved yet', { selector: 'span' })).toBeInTheDocument()
  await user.click(getRow(PRIYA))
  expect(getCard(PRIYA).getByLabelText('Note')).toHaveValue('Half a note')
  await user.click(getRow(PRIYA))
  expect(getReplies()).toEqual([])
})

it('shows a field that this site does not know as another one, and quotes it in the answer', async () => {
  await openEnquiries([makeEnquiryRow({ body: { parking: 'Dock <b>2</b>' } })])
  const card = getCard(PRIYA)
  expect(card.getByText('Other (parking)').nextSibling).toHaveTextContent('Dock <b>2</b>')
  const reply = card.getByRole('link', { name: 'Reply to Priya Nair' }).getAttribute('href')
  expect(decodeURIComponent(reply ?? '')).toContain('> Other (parking): Dock <b>2</b>')
})

it('calls a number that was pasted, and quotes as much of a long message as a mail program opens', async () => {
  const body = {
    phone: '\u202a0491‑570‑157\u202c (mobile)',
    message: '我们想要一个派对。'.repeat(100),
  }
  await openEnquiries([makeEnquiryRow({ body })])
  const card = getCard(PRIYA)
  expect(card.getByRole('link', { name: 'Call Priya Nair' })).toHaveAttribute(
    'href',
    'tel:0491570157',
  )
  const href = card.getByRole('link', { name: 'Reply to Priya Nair' }).getAttribute('href') ?? ''
  expect(href.length).toBeLessThan(2000)
  expect(decodeURIComponent(href)).toMatch(/我们想要.*\r\n> \[The rest is left out\.\]$/)
})

it('saves status and note, and says who changed it', async () => {
  const { user, backend } = await openEnquiries()
  const card = getCard(PRIYA)
  await user.selectOptions(card.getByLabelText('Status'), 'answered')
  await user.type(card.getByLabelText('Note'), ' Called ')
  await user.click(card.getByRole('button', { name: `Save ${PRIYA}` }))
  expect(await screen.findByText('Enquiry updated.')).toBeInTheDocument()
  expect(await card.findByText(new RegExp(`^Changed by ${ADMIN.email}`))).toBeInTheDocument()
  expect(backend.to(ENQUIRIES, 'PATCH')).toMatchObject([
    { body: { status: 'answered', note: 'Called' } },
  ])
  expect(sessionStorage).toHaveLength(0)
})

it('leaves out of a search and a note what the database would refuse', async () => {
  const { user, backend } = await openEnquiries(
    [makeEnquiryRow(), max],
    '?q=Pri%00ya&open=enquiry-1',
  )
  expect(getCardTitles()).toEqual([PRIYA])
  fireEvent.change(getCard(PRIYA).getByLabelText('Note'), { target: { value: ' Call\0ed ' } })
  await user.click(getButton(`Save ${PRIYA}`))
  expect(await screen.findByText('Enquiry updated.')).toBeInTheDocument()
  expect(backend.to(ENQUIRIES, 'PATCH')).toMatchObject([{ body: { note: 'Called' } }])
})

it('lists an enquiry no longer that does not match after a save, and keeps the focus on the page', async () => {
  const { user, location } = await openEnquiries(undefined, '?status=new&open=enquiry-1')
  expect(getCardTitles()).toEqual([PRIYA])
  await user.selectOptions(getCard(PRIYA).getByLabelText('Status'), 'answered')
  await user.click(getButton(`Save ${PRIYA}`))
  await waitFor(() => expect(getCardTitles()).toEqual([]))
  expect(screen.getByText('Enquiry updated.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(location()).toContain('status=new')
})

it('says how many enquiries were not emailed or may not have been, and lists them', async () => {
  const unknown = makeEnquiryRow({ id: 'enquiry-3', reference: 'ENQ-3', delivery: 'unknown' })
  const { user } = await openEnquiries([makeEnquiryRow({ delivery: 'refused' }), max, unknown])
  expect(screen.getByText('2 new, 1 not emailed, 1 not confirmed')).toBeInTheDocument()
  expect(getCard(PRIYA).getByText('Not emailed')).toBeInTheDocument()
  expect(getCard('Priya Nair, ENQ-3').getByText('Email not confirmed')).toBeInTheDocument()
  expect(getCard(MAX).queryByText(/^(?:Not emailed|Email not confirmed)$/)).not.toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Email to the office'), 'Not confirmed')
  await waitFor(() => expect(getCardTitles()).toEqual(['Priya Nair, ENQ-3']))
})

it('waits a minute before it says that an enquiry is not confirmed', async () => {
  const created_at = new Date(Date.now() - 59_000).toISOString()
  await openEnquiries([makeEnquiryRow({ delivery: 'unknown', created_at })])
  expect(getCard(PRIYA).queryByText('Email not confirmed')).not.toBeInTheDocument()
})

it('says by when a new enquiry wants an answer, and lists overdue ones first', async () => {
  const today = makeEnquiryRow({
    id: 'enquiry-3',
    reference: 'ENQ-3',
    created_at: '2026-11-20T19:00:00+00:00',
  })
  const old = makeEnquiryRow({ created_at: '2026-11-17T01:00:00+00:00' })
  const { user } = await openEnquiries([today, max, old])
  expect(getCardTitles()).toEqual([PRIYA, 'Priya Nair, ENQ-3', MAX])
  expect(screen.getByText('2 new, 1 overdue')).toBeInTheDocument()
  const card = getCard(PRIYA)
  expect(card.getByText('Overdue')).toBeInTheDocument()
  expect(card.getByText('Thu 19 Nov, 6 pm')).toBeInTheDocument()
  expect(getCard('Priya Nair, ENQ-3').queryByText('Overdue')).not.toBeInTheDocument()
  await user.selectOptions(card.getByLabelText('Status'), 'answered')
  await user.click(card.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(card.queryByText('Overdue')).not.toBeInTheDocument())
})

it('says what else is booked or asked for on the day, and lists it', async () => {
  const booked = makeEnquiryRow({ id: 'enquiry-3', reference: 'ENQ-3', status: 'booked' })
  const { user, location } = await openEnquiries([makeEnquiryRow(), max, booked])
  await user.click(getRow('Priya Nair, ENQ-3'))
  expect(getCard('Priya Nair, ENQ-3').getByText('Asked for that day: 1')).toBeInTheDocument()
  await user.click(getRow(PRIYA))
  await user.click(getCard(PRIYA).getByRole('link', { name: 'Booked for that day: 1' }))
  await waitFor(() => expect(getCardTitles()).toEqual([PRIYA, 'Priya Nair, ENQ-3']))
  expect(location()).toBe('/eventsadmin/enquiries?date=2026-12-03')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All enquiries' })).toHaveFocus())
})

describe('an enquiry that somebody else has changed', () => {
  const theirs = {
    status: 'booked',
    note: 'Theirs',
    handled_by: 'ana@southbeam.example',
    updated_at: LATER,
  }

  async function openConflict(query?: string) {
    const site = await openEnquiries([makeEnquiryRow()], query)
    const card = getCard(PRIYA)
    await site.user.type(card.getByLabelText('Note'), 'Mine')
    site.backend.changeEnquiries((rows) => rows.map((row) => ({ ...row, ...theirs })))
    await site.user.click(card.getByRole('button', { name: /^Save/ }))
    const notice = await card.findByRole('alert')
    return { ...site, card, notice }
  }

  it('is shown beside what was typed, which can replace it without changing the rest', async () => {
    const { user, backend, card, notice } = await openConflict()
    expect(notice).toHaveTextContent(
      'Someone changed this enquiry at 6.30 am on Saturday, 21 November 2026',
    )
    expect(notice).toHaveTextContent('NoteYoursMineTheirsTheirs')
    expect(notice).not.toHaveTextContent('Status')
    expect(notice.parentElement).toHaveFocus()
    await user.click(card.getByRole('button', { name: 'Keep Mine' }))
    expect(await card.findByText(new RegExp(`^Changed by ${ADMIN.email}`))).toBeInTheDocument()
    expect(card.getByLabelText('Note')).toHaveValue('Mine')
    expect(backend.to(ENQUIRIES, 'PATCH').at(-1)?.body).toEqual({ status: 'booked', note: 'Mine' })
    expect(card.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is still shown after the enquiry was closed and opened again', async () => {
    const { user, card } = await openConflict()
    const row = card.getByRole('button', { name: 'Priya Nair' })
    await user.click(row)
    expect(card.getByText('Not saved yet')).toBeInTheDocument()
    await user.click(row)
    expect(card.getByRole('button', { name: 'Keep Mine' })).toBeInTheDocument()
    expect(row).toHaveFocus()
  })

  it('stays until the admin has decided, also if it no longer matches the filter', async () => {
    const { user, card } = await openConflict('?status=new&open=enquiry-1')
    expect(await card.findByText('Booked', { selector: 'span' })).toBeInTheDocument()
    expect(getCard(PRIYA).getByLabelText('Note')).toHaveValue('Mine')
    await user.click(card.getByRole('button', { name: 'Take Theirs' }))
    await waitFor(() => expect(getCardTitles()).toEqual([]))
  })

  it('can be left as it is', async () => {
    const { user, backend, card } = await openConflict()
    await user.click(card.getByRole('button', { name: 'Take Theirs' }))
    await waitFor(() => expect(card.getByLabelText('Note')).toHaveValue('Theirs'))
    expect(card.getByRole('form')).toHaveFocus()
    expect(backend.to(ENQUIRIES, 'PATCH')).toHaveLength(1)
    expect(sessionStorage).toHaveLength(0)
  })
})

it('says that somebody else has deleted an enquiry', async () => {
  const { user, backend } = await openEnquiries([makeEnquiryRow()])
  const card = getCard(PRIYA)
  await user.type(card.getByLabelText('Note'), 'Mine')
  backend.changeEnquiries(() => [])
  await user.click(card.getByRole('button', { name: /^Save/ }))
  expect(await card.findByRole('alert')).toHaveTextContent('This enquiry has been deleted')
  await user.click(card.getByRole('button', { name: /^Delete/ }))
  await user.click(getDialog('Delete Enquiry').getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Enquiry deleted successfully!')).toBeInTheDocument()
  expect(await screen.findByText('No enquiries yet')).toBeInTheDocument()
})

describe('what was typed on an enquiry that is no longer listed', () => {
  const GONE = 'Enquiry ENQ-7F3K-Q2, which you had changed, has been deleted'

  async function typeNote() {
    const site = await openEnquiries()
    await site.user.type(getCard(PRIYA).getByLabelText('Note'), 'Call her on Monday')
    return site
  }

  it.each(['Refresh', 'Save'])(
    'is shown until it is discarded, if somebody else has deleted it (%s)',
    async (action) => {
      const { user, backend } = await typeNote()
      backend.changeEnquiries((rows) => rows.filter(({ id }) => id !== 'enquiry-1'))
      if (action === 'Save') {
        await user.click(getRow(MAX))
        await user.selectOptions(getCard(MAX).getByLabelText('Status'), 'booked')
        await user.click(getButton(`Save ${MAX}`))
      } else await user.click(getButton(action))
      const notice = (await screen.findByText(GONE)).closest('[role]')
      expect(notice).toHaveAttribute('role', 'alert')
      expect(notice).toHaveTextContent("What you typed can't be saved any more.")
      expect(notice).toHaveTextContent('StatusNewNoteCall her on Monday')
      expect(getCardTitles()).toEqual([MAX])
      await user.click(getButton('Discard Mine'))
      await waitFor(() => expect(screen.queryByText(GONE)).not.toBeInTheDocument())
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      expect(sessionStorage).toHaveLength(0)
    },
  )

  it('is not called deleted if the enquiry only does not match the filters, or may not be read', async () => {
    const { user, backend } = await typeNote()
    await user.selectOptions(
      within(screen.getByRole('search')).getByLabelText('Status'),
      'answered',
    )
    await waitFor(() => expect(getCardTitles()).toEqual([MAX]))
    expect(screen.queryByText(GONE)).not.toBeInTheDocument()
    silenceErrors()
    backend.changeEnquiries((rows) => [...rows, { ...max, id: 'enquiry-3', reference: 'ENQ-3' }])
    answerInstead('get', ENQUIRIES, () => {
      backend.removeAdmin()
      return HttpResponse.json([])
    })
    await user.click(getButton('Refresh'))
    await waitFor(() => expect(getCardTitles()).toEqual([MAX, 'Max Stone, ENQ-3']))
    expect(screen.queryByText(GONE)).not.toBeInTheDocument()
  })
})

it('keeps what was typed after a reload, and if saving fails', async () => {
  silenceErrors()
  const first = await openEnquiries([makeEnquiryRow()])
  await first.user.type(screen.getByLabelText('Note'), 'Half a not')
  first.unmount()
  const { user } = await openEnquiries([makeEnquiryRow()])
  expect(screen.getByLabelText('Note')).toHaveValue('Half a not')
  answerInstead('patch', ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
  expect(screen.getByText('Not saved yet')).toBeInTheDocument()
  await user.click(getButton(`Save ${PRIYA}`))
  expect((await screen.findAllByText(/^The change isn't saved/)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Note')).toHaveValue('Half a not')
})

it('says that the browser cannot store a note, and does not call it safe', async () => {
  silenceErrors()
  const { user } = await openEnquiries([makeEnquiryRow()])
  refuseStorage()
  await user.type(screen.getByLabelText('Note'), 'Mine')
  const message = screen.getByText(/^This browser can't store what you type\./)
  expect(message.closest('[role]')).toHaveAttribute('role', 'status')
  answerInstead('patch', ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
  await user.click(getButton(`Save ${PRIYA}`))
  await screen.findAllByText(/^The change isn't saved\. This browser can't store what you typed\./)
})

it('shows what was saved even if the list cannot be refreshed, and saves the next change without a conflict', async () => {
  silenceErrors()
  const { user, backend } = await openEnquiries([makeEnquiryRow()])
  const card = getCard(PRIYA)
  answerInstead('post', LIST_ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
  await user.type(card.getByLabelText('Note'), 'Called')
  await user.click(card.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText("The list didn't refresh")).toBeInTheDocument()
  expect(card.getByLabelText('Note')).toHaveValue('Called')
  await user.type(card.getByLabelText('Note'), ' twice')
  await user.click(card.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(backend.to(ENQUIRIES, 'PATCH')).toHaveLength(2))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

it('does not cut a note that is too long, and asks to shorten it', async () => {
  const { user, backend } = await openEnquiries([makeEnquiryRow()])
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x'.repeat(2001) } })
  await user.click(getButton(`Save ${PRIYA}`))
  expect(screen.getByLabelText('Note')).toHaveFocus()
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(
    /2,000 characters at most\. It has 2,001\./,
  )
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x'.repeat(2000) } })
  await user.click(getButton(`Save ${PRIYA}`))
  await screen.findByText('Enquiry updated.')
  expect(backend.to(ENQUIRIES, 'PATCH')).toHaveLength(1)
})

it('deletes an enquiry after asking, with its unsaved note', async () => {
  const { user, backend } = await openEnquiries()
  await user.type(getCard(PRIYA).getByLabelText('Note'), 'Mine')
  await user.click(getButton(`Delete ${PRIYA}`))
  const dialog = getDialog('Delete Enquiry')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Enquiry deleted successfully!')).toBeInTheDocument()
  await waitFor(() => expect(getCardTitles()).toEqual([MAX]))
  expect(backend.to(ENQUIRIES, 'DELETE')).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

describe('deleting a page', () => {
  const spam = Array.from({ length: 3 }, (_, index) =>
    makeEnquiryRow({
      id: `spam-${index}`,
      reference: `ENQ-SPAM-${index}`,
      updated_at: `2026-11-20T01:00:0${index}Z`,
    }),
  )

  async function openQuestion(rows = spam) {
    const site = await openEnquiries(rows)
    await site.user.click(getButton(`Delete These ${rows.length}`))
    return { ...site, dialog: getDialog(`Delete ${rows.length} enquiries`) }
  }

  it('asks once, deletes the enquiries that were on the screen when it asked, and no others', async () => {
    const { user, backend, dialog } = await openQuestion()
    expect(
      dialog.getByText(
        'Are you sure you want to delete the 3 enquiries on this page? 3 of them are new.',
      ),
    ).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    backend.changeEnquiries((rows) => [makeEnquiryRow({ reference: 'ENQ-JUST-IN' }), ...rows])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('3 enquiries deleted successfully!')).toBeInTheDocument()
    await waitFor(() => expect(getCardTitles()).toEqual(['Priya Nair, ENQ-JUST-IN']))
    expect(screen.getByRole('heading', { name: 'All enquiries' })).toHaveFocus()
    expect(
      backend.to(ENQUIRIES, 'DELETE').map(({ query }) => [query.id, query.updated_at]),
    ).toEqual(spam.map(({ id, updated_at }) => [`eq.${id}`, `eq.${updated_at}`]))
    // One alone has its own button.
    expect(screen.queryByRole('button', { name: /^Delete These/ })).not.toBeInTheDocument()
  })

  it('keeps and names what somebody else has changed meanwhile', async () => {
    const { user, backend, dialog } = await openQuestion()
    backend.changeEnquiries(([first, ...rest]) => [
      { ...(first as EnquiryRow), status: 'booked', updated_at: LATER },
      ...rest,
    ])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText(
        '2 enquiries deleted. Not deleted, because someone changed it: ENQ-SPAM-0.',
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(getCardTitles()).toEqual(['Priya Nair, ENQ-SPAM-0']))
    expect(getCard('Priya Nair, ENQ-SPAM-0').getByText('Booked')).toBeInTheDocument()
  })

  it('says how many are no spam, and deletes none if Cancel is pressed', async () => {
    const { user, backend, dialog } = await openQuestion([makeEnquiryRow(), max])
    expect(dialog.getByText(/ 1 of them is answered or booked\.$/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(backend.to(ENQUIRIES, 'DELETE')).toEqual([])
    expect(getCardTitles()).toEqual([PRIYA, MAX])
  })

  it('says how many have changes that are not saved', async () => {
    const { user } = await openEnquiries(spam)
    await user.click(getRow('Priya Nair, ENQ-SPAM-1'))
    await user.type(getCard('Priya Nair, ENQ-SPAM-1').getByLabelText('Note'), 'Call on Monday')
    await user.click(getButton('Delete These 3'))
    const dialog = getDialog('Delete 3 enquiries')
    expect(
      dialog.getByText(/ You have changed 1 of them, and haven't saved it\.$/),
    ).toBeInTheDocument()
  })

  it('says what could not be deleted', async () => {
    silenceErrors()
    const { user, dialog } = await openQuestion()
    answerInstead('delete', ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText('Failed to delete 3 enquiries. Please try again.'),
    ).toBeInTheDocument()
    expect(getCardTitles()).toHaveLength(3)
  })

  it('keeps a question that is asked after it when a slow answer comes, also if one is left', async () => {
    const { user, backend, dialog } = await openQuestion()
    const deleting = deferResponse(() => HttpResponse.json([{ id: 'spam' }]))
    answerInstead('delete', ENQUIRIES, deleting.answer)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    backend.changeEnquiries((rows) => [makeEnquiryRow({ reference: 'ENQ-JUST-IN' }), ...rows])
    await user.click(getButton('Refresh'))
    await user.click(await screen.findByRole('button', { name: 'Delete These 4' }))
    backend.changeEnquiries(([justIn]) => [justIn as EnquiryRow])
    deleting.release()
    await waitFor(() => expect(getCardTitles()).toEqual(['Priya Nair, ENQ-JUST-IN']))
    expect(screen.getByRole('dialog', { name: 'Delete 4 enquiries' })).toBeInTheDocument()
  })

  it('says that the account may not do it', async () => {
    silenceErrors()
    const { user, backend, dialog } = await openQuestion()
    backend.removeAdmin()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText("Your account isn't approved to change enquiries."),
    ).toBeInTheDocument()
  })
})

it('finds a date that is typed without a step of the history for each digit', async () => {
  const { location } = await openEnquiries(undefined, '')
  const steps = window.history.length
  const date = within(screen.getByRole('search')).getByLabelText('Event date')
  for (const value of ['0002-12-03', '0020-12-03', '0202-12-03', '2026-12-03'])
    fireEvent.change(date, { target: { value } })
  await waitFor(() => expect(location()).toBe('/eventsadmin/enquiries?date=2026-12-03'))
  expect(window.history.length).toBe(steps)
})

it('shows only what matches the filter that was chosen last, also after a save under an earlier one', async () => {
  const { user } = await openEnquiries(
    [makeEnquiryRow(), { ...max, status: 'closed' }],
    '?status=new&open=enquiry-1',
  )
  const saving = deferResponse(() =>
    HttpResponse.json([makeEnquiryRow({ status: 'booked', updated_at: LATER })]),
  )
  answerInstead('patch', ENQUIRIES, saving.answer)
  await user.selectOptions(getCard(PRIYA).getByLabelText('Status'), 'booked')
  await user.click(getButton(`Save ${PRIYA}`))
  await user.selectOptions(within(screen.getByRole('search')).getByLabelText('Status'), 'closed')
  await waitFor(() => expect(getCardTitles()).toEqual([MAX]))
  saving.release()
  await screen.findByText('Enquiry updated.')
  expect(getCardTitles()).toEqual([MAX])
})

describe.each([
  ['fails', 500, /^Priya Nair, ENQ-7F3K-Q2: The change isn't saved\. What you typed is safe\./],
  ['comes too late', 200, /^Priya Nair, ENQ-7F3K-Q2: The change isn't saved, because someone else/],
])('a save that %s', (_, status, text) => {
  const closeRow = () => fireEvent.click(getRow(PRIYA))
  async function chooseFilter() {
    const search = within(screen.getByRole('search'))
    fireEvent.change(search.getByLabelText('Status'), { target: { value: 'closed' } })
    await screen.findByText('No enquiries match your filters')
  }

  it.each([
    ['its row was closed', closeRow],
    ['another filter was chosen', chooseFilter],
  ])('is reported after %s', async (__, leave) => {
    silenceErrors()
    const { user, backend } = await openEnquiries([makeEnquiryRow()])
    const saving = deferResponse(() => HttpResponse.json([], { status }))
    answerInstead('patch', ENQUIRIES, saving.answer)
    await user.selectOptions(getCard(PRIYA).getByLabelText('Status'), 'booked')
    await user.click(getButton(`Save ${PRIYA}`))
    backend.changeEnquiries((rows) => rows.map((row) => ({ ...row, note: 'x', updated_at: LATER })))
    await leave()
    saving.release()
    expect((await screen.findByText(text)).closest('[role]')).toHaveAttribute('role', 'alert')
  })
})

it.each([`Save ${PRIYA}`, 'Refresh'])(
  'asks to sign in again if the session has ended elsewhere (%s), and keeps the note',
  async (button) => {
    silenceErrors()
    const { user, backend, unmount } = await openEnquiries([makeEnquiryRow()])
    await user.type(screen.getByLabelText('Note'), 'Mine')
    backend.endSession()
    await user.click(getButton(button))
    expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument()
    unmount()
    signInOnSaturday()
    await openEnquiries([makeEnquiryRow()])
    expect(screen.getByLabelText('Note')).toHaveValue('Mine')
  },
)

it('says to an admin who was taken off the list that the account is not approved, and shows no empty list', async () => {
  silenceErrors()
  const { user, backend } = await openEnquiries([makeEnquiryRow()])
  await user.type(screen.getByLabelText('Note'), 'Mine')
  backend.removeAdmin()
  await user.click(getButton(`Save ${PRIYA}`))
  expect(
    (await screen.findAllByText(/^Your account isn't approved to change enquiries\./)).length,
  ).toBeGreaterThan(0)
  expect(screen.getByLabelText('Note')).toHaveValue('Mine')
  await user.click(getButton('Refresh'))
  expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument()
})

it.each(['', ' twice'])(
  "does not call a save whose response was lost somebody else's change, also after a reload and with more typed: '%s'",
  async (more) => {
    silenceErrors()
    const first = await openEnquiries([makeEnquiryRow()])
    answerInstead('patch', ENQUIRIES, () => HttpResponse.error())
    // The first save arrives, the second one does not.
    for (const typed of ['Called', ' first']) {
      await first.user.type(screen.getByLabelText('Note'), typed)
      await first.user.click(getButton(`Save ${PRIYA}`))
      await screen.findAllByText(/^The change isn't saved/)
    }
    first.unmount()
    const { user } = await openEnquiries([makeEnquiryRow({ note: 'Called', updated_at: LATER })])
    if (more) await user.type(screen.getByLabelText('Note'), more)
    await user.click(getButton(`Save ${PRIYA}`))
    expect(await screen.findByText('Enquiry updated.')).toBeInTheDocument()
    expect(screen.getByLabelText('Note')).toHaveValue(`Called first${more}`)
  },
)

it('saves what was there before in place of a save whose response was lost', async () => {
  silenceErrors()
  const { user } = await openEnquiries([makeEnquiryRow()])
  const card = getCard(PRIYA)
  answerInstead('patch', ENQUIRIES, () => HttpResponse.error())
  await user.selectOptions(card.getByLabelText('Status'), 'booked')
  await user.click(getButton(`Save ${PRIYA}`))
  await screen.findByText(/^The change isn't saved/)
  const backend = startFakeBackend([], {
    enquiries: [makeEnquiryRow({ status: 'booked', updated_at: LATER })],
  })
  await user.selectOptions(card.getByLabelText('Status'), 'new')
  expect(card.getByText('Not saved yet')).toBeInTheDocument()
  await user.click(getButton(`Save ${PRIYA}`))
  expect(await screen.findByText('Enquiry updated.')).toBeInTheDocument()
  expect(backend.to(ENQUIRIES, 'PATCH').at(-1)?.body).toEqual({ status: 'new', note: '' })
})

it('keeps a note from other accounts, and asks its owner before signing out removes it', async () => {
  const first = await openEnquiries([makeEnquiryRow()])
  await first.user.type(screen.getByLabelText('Note'), 'Mine')
  first.unmount()
  seedSession({ id: '22222222-2222-4222-8222-222222222222', email: 'other@southbeam.example' })
  const other = await openEnquiries([makeEnquiryRow()])
  expect(screen.getByLabelText('Note')).toHaveValue('')
  other.unmount()
  seedSession()
  const { user } = await openEnquiries([makeEnquiryRow()])
  expect(screen.getByLabelText('Note')).toHaveValue('Mine')
  await user.click(getButton('Sign Out'))
  const dialog = within(screen.getByRole('dialog', { name: 'Sign Out' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByLabelText('Note')).toHaveValue('Mine')
  await user.click(getButton('Sign Out'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('never shows a list that could not be loaded as an empty one, or the list of other filters', async () => {
  silenceErrors()
  startFakeBackend()
  answerInstead('post', LIST_ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
  const { user } = await renderSite('/eventsadmin/enquiries')
  expect(await screen.findByText('The enquiries could not be loaded')).toBeInTheDocument()
  expect(screen.queryByText('No enquiries yet')).not.toBeInTheDocument()
  startFakeBackend([], { enquiries: [makeEnquiryRow()] })
  await user.click(getButton('Try again'))
  expect(await screen.findByText('1 of 1 shown')).toBeInTheDocument()
  answerInstead('post', LIST_ENQUIRIES, () => HttpResponse.json({}, { status: 500 }))
  await user.selectOptions(within(screen.getByRole('search')).getByLabelText('Status'), 'closed')
  expect(await screen.findByText('The enquiries could not be loaded')).toBeInTheDocument()
  expect(getCardTitles()).toEqual([])
})

it('moves between the pages of the list, with the focus on its heading', async () => {
  const pages: unknown[] = []
  const { user } = await openEnquiries()
  answerInstead('post', LIST_ENQUIRIES, async (request) => {
    const { page } = (await request.json()) as { page: number }
    pages.push(page)
    return HttpResponse.json({
      ...emptyList,
      start: (page - 1) * PAGE_SIZE,
      listed_count: 60,
      total: 70,
    })
  })
  await user.click(getButton('Refresh'))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('2 of 3')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'All enquiries' })).toHaveFocus()
  expect(screen.getByText('60 of 70 match')).toBeInTheDocument()
  expect(pages).toEqual([1, 2])
})

it('tells an account that is not approved, to which the database shows nothing, that it may not read enquiries', async () => {
  startFakeBackend([], { isAdmin: false })
  await renderSite('/eventsadmin/enquiries')
  expect(await screen.findByText('Your account is waiting for approval')).toBeInTheDocument()
  expect(screen.queryByText('No enquiries yet')).not.toBeInTheDocument()
})

it('asks who is not signed in to sign in', async () => {
  localStorage.clear()
  startFakeBackend()
  await renderSite('/eventsadmin/enquiries')
  expect(await screen.findByText('Sign in to manage events and enquiries.')).toBeInTheDocument()
})

it('shows hostile texts as texts, and links to nothing but quotes and advice', async () => {
  // The database can store no lone surrogates.
  const texts = Object.values(hostileTexts).filter((text) => !/\p{Cs}/u.test(text))
  const rows = texts.map((text, index) => {
    const fields = {
      fullName: text,
      phone: text,
      eventDate: text,
      venue: text,
      budget: text,
      message: text,
      newField: text,
    }
    return makeEnquiryRow({
      id: `enquiry-${index}`,
      reference: `ENQ-${index}`,
      // On the row that is opened last, because an open row reads its links each time another is opened.
      link: index === texts.length - 1 ? SLOW_LINK : text,
      body: { ...fields, email: `a@b.example?bcc=${text}` },
    })
  })
  await openEnquiries(rows)
  const articles = screen.getAllByRole('article')
  expect(articles).toHaveLength(texts.length)
  for (const article of articles) {
    const row = within(article).getAllByRole('button')[0]
    if (row?.ariaExpanded !== 'true') fireEvent.click(row as HTMLElement)
    expect(
      article.querySelectorAll('script, img, iframe, [onerror], [onload], [onfocus]'),
    ).toHaveLength(0)
    for (const link of article.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(
        /^(?:tel:\+?\d+|\/packages\/weddings\?[^#\s]+|mailto:[^?&]*\?subject=Re%3A%20Your%20enquiry%20ENQ-[\w-]+&body=[^?&#]*)$/,
      )
    }
  }
  expect('attacked' in window).toBe(false)
})

it('has what the visitor has written before a long list, which is cut in the mail', async () => {
  const list = Array.from({ length: 60 }, (_, index) => `- ${index} x LED Par Pair ($60/24h each)`)
  const message = ["I'd like a quote:", list.join('\n'), 'Do you have haze, too?'].join('\n\n')
  await openEnquiries([makeEnquiryRow({ body: { message } })])
  const { href } = getCard(PRIYA).getByRole<HTMLAnchorElement>('link', { name: /^Reply to/ })
  expect(decodeURIComponent(href)).toMatch(/> Do you have haze, too\?\r\n> \r\n> - 0 x LED/)
  expect(decodeURIComponent(href)).toMatch(/> \[The rest is left out\.\]$/)
})

it('asks to paste an answer that is too long for the mail program, and never cuts it', async () => {
  const links = [5, 6, 7, 8, 9].flatMap((hours) => [
    `/packages/weddings?light=basic&hours=${hours}`,
    `/services/karaoke?hours=${hours}`,
  ])
  await openEnquiries([makeEnquiryRow({ link: links.join('\n') })])
  const card = getCard(PRIYA)
  const { href } = card.getByRole<HTMLAnchorElement>('link', { name: /^Reply to/ })
  expect(decodeURIComponent(href)).toMatch(
    /&body=\[The answer is too long .*Copy Answer.*\]\r\n\r\n> Reference: /,
  )
  expect(href).not.toContain('weddings')
})

describe('full days', () => {
  const FULL = '2026-12-03'
  const openDay = async (fullDays: string[]) => {
    const backend = startFakeBackend([], { enquiries: [makeEnquiryRow()], fullDays })
    const site = await renderSite('/eventsadmin/enquiries?open=enquiry-1')
    await screen.findByText(/ shown$/)
    return { ...site, backend }
  }
  const getSwitch = () => getCard(PRIYA).findByRole('checkbox', { name: "We're full on that day" })

  it('are marked beside an enquiry, and taken back', async () => {
    const { user, backend } = await openDay([])
    await user.click(await getSwitch())
    expect(await screen.findByText(/is full now/)).toBeInTheDocument()
    expect(await getSwitch()).toBeChecked()
    expect(getCard(PRIYA).getByText('Nothing is booked here.')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Full days' })).toHaveTextContent('3 Dec 2026')
    expect(backend.to(FULL_DAYS, 'POST')).toMatchObject([{ body: { day: FULL } }])
    await user.click(screen.getByRole('button', { name: /3 Dec 2026 isn't full any more/ }))
    expect(await screen.findByText(/isn't full any more\.$/)).toBeInTheDocument()
    await waitFor(async () => expect(await getSwitch()).not.toBeChecked())
  })

  it('are added without an enquiry, and stay as they are if that fails', async () => {
    const { user, backend } = await openDay([FULL])
    await user.click(await screen.findByText('Mark a day as full'))
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2062-12-31' } })
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Please check the year.')
    const button = screen.getByRole('button', { name: 'Mark as full' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    expect(backend.to(FULL_DAYS, 'POST')).toHaveLength(0)
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-31' } })
    silenceErrors()
    answerInstead('post', FULL_DAYS, () => new Response(null, { status: 500 }))
    await user.click(screen.getByRole('button', { name: 'Mark as full' }))
    expect(await screen.findByText(/31 December 2026 isn't changed/)).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Full days' })).not.toHaveTextContent('31 Dec')
    expect(screen.getByLabelText('Day')).toHaveValue('2026-12-31')
    expect(backend.to(FULL_DAYS, 'POST')).toHaveLength(0)
  })

  it('keeps a day that is typed while another one is saved', async () => {
    const { user } = await openDay([])
    await user.click(await screen.findByText('Mark a day as full'))
    const saving = deferResponse(() => new Response(null, { status: 201 }))
    answerInstead('post', FULL_DAYS, saving.answer)
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-30' } })
    await user.click(screen.getByRole('button', { name: 'Mark as full' }))
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-31' } })
    saving.release()
    expect(await screen.findByText(/is full now/)).toBeInTheDocument()
    expect(screen.getByLabelText('Day')).toHaveValue('2026-12-31')
  })

  it('keep the focus on what was pressed while they are saved, and are sent once', async () => {
    const { user } = await openDay([])
    let sent = 0
    async function pressTwice(control: HTMLElement) {
      const saving = deferResponse(() => new Response(null, { status: 201 }))
      answerInstead('post', FULL_DAYS, () => {
        sent += 1
        return saving.answer()
      })
      await user.click(control)
      // Browsers take the focus from a disabled control.
      expect(control).toBeEnabled()
      expect(control).toHaveAttribute('aria-disabled', 'true')
      await user.click(control)
      saving.release()
      expect(await screen.findByText(/is full now/)).toBeInTheDocument()
      expect(control).toBeEnabled()
      expect(control).toHaveFocus()
    }
    await pressTwice(await getSwitch())
    expect(sent).toBe(1)
    await user.click(screen.getByText('Mark a day as full'))
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-30' } })
    await pressTwice(getButton('Mark as full'))
    expect(sent).toBe(2)
  })

  it('keep the focus on their part of the page when they are loaded again', async () => {
    silenceErrors()
    startFakeBackend([], { enquiries: [makeEnquiryRow()] })
    answerInstead('get', FULL_DAYS, () => new Response(null, { status: 500 }))
    const { user } = await renderSite('/eventsadmin/enquiries')
    const message = await screen.findByText(/^The full days could not be loaded/)
    answerInstead('get', FULL_DAYS, () => Response.json([]))
    await user.click(within(message).getByRole('button', { name: 'Try again' }))
    expect(message).not.toBeInTheDocument()
    expect(screen.getByText('Mark a day as full')).toHaveFocus()
  })

  it('are read again with the list, and stay for an admin who was taken off the list', async () => {
    const { user, backend } = await openDay([])
    answerInstead('get', FULL_DAYS, () => Response.json([{ day: FULL }]))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const takeBack = await screen.findByRole('button', { name: /3 Dec 2026 isn't full any more/ })
    backend.removeAdmin()
    await user.click(takeBack)
    expect(
      await screen.findByText("Your account isn't approved to change full days."),
    ).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Full days' })).toHaveTextContent('3 Dec 2026')
  })
})
