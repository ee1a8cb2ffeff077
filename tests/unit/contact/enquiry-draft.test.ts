import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyEnquiry } from '../../../src/enquiry/enquiry'
import {
  addTypedFields,
  applyPrefill,
  changeEnquiry,
  emptyDraft,
  getAttempt,
  getLinks,
  getPrefill,
  isDirty,
  sharedEnquiriesSchema,
  tabSchema,
} from '../../../src/pages/contact/enquiry-draft'

describe('a new prefill', () => {
  const apply = (message: string, previousPrefill: string, prefill: string) =>
    applyPrefill(
      {
        ...emptyDraft,
        enquiry: { ...emptyEnquiry, message },
        prefill: { ...emptyDraft.prefill, message: previousPrefill },
      },
      { ...emptyDraft.prefill, message: prefill },
    ).enquiry.message

  it('replaces the previous one above the text of the visitor, and is not repeated', () => {
    expect(apply('Old\n\nMine', 'Old', 'New $&')).toBe('New $&\n\nMine')
    expect(apply('> Old\n\nMine', 'Old', 'New')).toBe('New\n\n> Old\n\nMine')
    expect(apply('Old\n\nMine', 'Old', 'Old')).toBe('Old\n\nMine')
    // The browser restored it into the page.
    expect(apply('Subject: DJ', '', 'Subject: DJ')).toBe('Subject: DJ')
  })
})

it('keeps a line of a link that the visitor went on writing in', () => {
  const first = applyPrefill(emptyDraft, { ...emptyDraft.prefill, message: 'A line' })
  const edited = { ...first, enquiry: { ...first.enquiry, message: 'A line, edited' } }
  const { enquiry } = applyPrefill(edited, { ...emptyDraft.prefill, message: 'Another' })
  expect(enquiry.message).toBe('Another\n\nA line, edited')
})

it('has the path of the texts that stay, and not that of texts that are replaced', () => {
  const { prefill } = emptyDraft
  const dj = { ...prefill, message: 'DJ', link: '/services/dj-hire?hours=3' }
  const karaoke = { ...prefill, message: 'Karaoke', link: '/services/karaoke?hours=2' }
  const first = applyPrefill(emptyDraft, dj)
  const addKaraoke = (message: string) =>
    applyPrefill({ ...first, enquiry: { ...first.enquiry, message } }, karaoke)
  expect(getLinks(first)).toBe(dj.link)
  expect(getLinks(addKaraoke('DJ'))).toBe(karaoke.link)
  expect(getLinks(addKaraoke('DJ\n\nMine'))).toBe(karaoke.link)
  const both = addKaraoke('DJ, until late')
  expect(getLinks(both)).toBe(`${karaoke.link}\n${dj.link}`)
  // Only the text about karaoke is replaced.
  const changed = applyPrefill(both, { ...karaoke, message: 'Longer', link: `${karaoke.link}&x` })
  expect(changed.enquiry.message).toBe('Longer\n\nDJ, until late')
  expect(getLinks(changed)).toBe(`${karaoke.link}&x\n${dj.link}`)
})

describe('a prefilled event date', () => {
  const getDate = (typed: string, previous: string, prefilled: string) =>
    applyPrefill(
      {
        ...emptyDraft,
        enquiry: { ...emptyEnquiry, eventDate: typed },
        prefill: { ...emptyDraft.prefill, message: 'A', eventDate: previous },
      },
      { ...emptyDraft.prefill, message: 'B', eventDate: prefilled },
    ).enquiry.eventDate

  it('fills an empty field, replaces the previous one, and keeps that of the visitor', () => {
    expect(getDate('', '', '2026-12-04')).toBe('2026-12-04')
    expect(getDate('2026-12-04', '2026-12-04', '2026-12-05')).toBe('2026-12-05')
    expect(getDate('2026-12-04', '2026-12-04', '')).toBe('')
    expect(getDate('2027-01-01', '2026-12-04', '2026-12-05')).toBe('2027-01-01')
  })

  it('alone is no draft', () => {
    expect(
      isDirty(
        applyPrefill(emptyDraft, { ...emptyDraft.prefill, message: 'A', eventDate: '2026-12-04' }),
      ),
    ).toBe(false)
  })
})

it('fills in the event type and the venue of a link, and no type that the form does not offer', () => {
  const prefill = getPrefill('?subject=Package+Enquiry&type=wedding&venue=Cronulla')
  const { enquiry } = applyPrefill(emptyDraft, prefill)
  expect(enquiry).toMatchObject({
    eventType: 'wedding',
    venue: 'Cronulla',
    message: 'Subject: Package Enquiry',
  })
  expect(isDirty({ ...emptyDraft, enquiry, prefill })).toBe(false)
  expect(getPrefill('?subject=A&type=rave').eventType).toBe('')
})

it.each([
  ['?subject=Package+Enquiry%3A+Weddings+Basic', 'wedding'],
  ['?subject=corporate', 'corporate'],
  ['?subject=corporate&type=conference', 'conference'],
  ['?subject=Package+Enquiry%3A+Functions+Basic', ''],
  ['?subject=constructor', ''],
])(
  'fills in the event type of a package for one kind of event, unless the link has another: %s',
  (search, type) => {
    expect(getPrefill(search).eventType).toBe(type)
  },
)

it('adds what was typed before the app was ready to a stored draft, and keeps both messages', () => {
  const stored = {
    ...emptyEnquiry,
    fullName: 'Old Name',
    phone: '0491 570 157',
    message: 'About 90 guests.',
  }
  const typed = {
    fullName: 'Ada',
    message: 'A fortieth.',
    servicesInterested: ['Lighting', 'Karaoke'],
  }
  const add = (message: string) =>
    addTypedFields({ ...emptyDraft, enquiry: { ...stored, message } }, typed).enquiry
  expect(add('About 90 guests.')).toEqual({
    ...stored,
    ...typed,
    message: 'About 90 guests.\n\nA fortieth.',
  })
  // Typed below the stored message, which the browser had filled in again.
  expect(add('A fort').message).toBe('A fortieth.')
})

it('keeps the reference while the enquiry would be sent as before or as in the last attempt, and no longer', () => {
  const draft = changeEnquiry(emptyDraft, { message: 'A fortieth.' })
  expect(draft.reference).toMatch(/^ENQ-/)
  expect(changeEnquiry(draft, { message: ' A fortieth. ' }).reference).toBe(draft.reference)
  const { enquiry, reference } = draft
  const changed = changeEnquiry(
    { ...draft, attempt: { enquiry, reference, outcome: 'unknown' } },
    { phone: '1' },
  )
  expect(changed.reference).not.toBe(reference)
  expect(getAttempt(changed)).toBeNull()
  expect(getAttempt(changeEnquiry(changed, { phone: '' }))?.reference).toBe(reference)
})

it('reads the stored drafts that it can, when an earlier version has stored others', () => {
  const draft = changeEnquiry(emptyDraft, { message: 'A fortieth.' })
  const { reference: _, ...older } = draft
  const shared = { drafts: [older, draft, null], sent: 7 }
  expect(v.parse(sharedEnquiriesSchema, shared)).toEqual({ drafts: [draft], sent: [] })
  expect(v.parse(tabSchema, { draft, thanks: {} })).toEqual({ draft, thanks: null })
})
