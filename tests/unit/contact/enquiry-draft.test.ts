import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyEnquiry } from '../../../src/enquiry/enquiry'
import {
  addTypedFields,
  applyPrefill,
  changeEnquiry,
  type Draft,
  emptyDraft,
  getAskedName,
  getAttempt,
  getLinks,
  getPrefill,
  isDirty,
  leaveOut,
  listAsked,
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

describe('several things that are asked', () => {
  const { prefill } = emptyDraft
  const thing = (page: string, message: string, query = '') => ({
    ...prefill,
    subject: `Enquiry: ${page}`,
    message: `Subject: Enquiry: ${page}\n\n${message}\n\nSuburb: Kiama`,
    link: `/services/${page}?hours=3${query}`,
  })
  const dj = thing('DJ', '- DJ for 3 hours')
  const karaoke = thing('Karaoke', '- Karaoke for 3 hours')
  const quote = (item: string) => ({
    ...prefill,
    subject: 'AV Hire Quote Request: XDJ-XZ',
    message: `I'd like a quote:\n\n- ${item}\n\nPlease let me know.`,
    link: `/av-hire?list=${item}`,
  })
  const ask = (...prefills: Draft['prefill'][]) =>
    prefills.reduce((draft, next) => applyPrefill(draft, next, true), emptyDraft)
  const edit = (draft: Draft, change: (message: string) => string) =>
    changeEnquiry(draft, { message: change(draft.enquiry.message) })
  const read = (draft: Draft) => [draft.enquiry.message, getLinks(draft)]
  const both = `${karaoke.message}\n\n${dj.message}`

  it('are all in the message, the last one above the others and the own words', () => {
    const draft = edit(ask(dj), (message) => `${message}\nUntil late.`)
    expect(read(applyPrefill(draft, karaoke))).toEqual([
      `${both}\n\nUntil late.`.replace('\n\nUntil', '\nUntil'),
      `${karaoke.link}\n${dj.link}`,
    ])
    expect(isDirty(ask(dj, karaoke))).toBe(true)
    expect(listAsked(ask(quote('XDJ-XZ'), dj)).map(getAskedName)).toEqual(['“DJ”', 'your quote'])
  })

  it('are left out one by one, with their links', () => {
    const draft = edit(ask(dj, karaoke), (message) => `Hello.\n\n${message}\n\nUntil late.`)
    const rest = leaveOut(draft, dj)
    expect(read(rest)).toEqual([`Hello.\n\n${karaoke.message}\n\nUntil late.`, karaoke.link])
    expect(read(leaveOut(rest, rest.prefill))).toEqual(['Hello.\n\nUntil late.', ''])
    const others = [leaveOut(ask(dj, karaoke), dj), leaveOut(ask(dj, karaoke), karaoke)]
    expect(others.map(isDirty)).toEqual([true, true])
    // A reload does not bring them back, but their links do.
    expect(applyPrefill(rest, dj)).toBe(rest)
    expect(read(applyPrefill(rest, dj, true))[1]).toBe(`${dj.link}\n${karaoke.link}`)
  })

  it('are left out with the date, the type and the venue that they filled in, but not with what was typed', () => {
    const hire = { ...quote('LED'), eventDate: '2026-12-05', venue: 'Penrith' }
    const wedding = { ...thing('weddings', '- Premium'), eventType: 'wedding', venue: 'Kiama' }
    const getFields = ({ enquiry: { eventDate, eventType, venue } }: Draft) => [
      eventDate,
      eventType,
      venue,
    ]
    const draft = ask(hire, wedding)
    expect(getFields(draft)).toEqual(['2026-12-05', 'wedding', 'Kiama'])
    expect(getFields(leaveOut(draft, hire))).toEqual(['', 'wedding', 'Kiama'])
    expect(getFields(leaveOut(draft, wedding))).toEqual(['2026-12-05', '', 'Penrith'])
    const typed = changeEnquiry(draft, { eventDate: '2027-01-09', venue: '' })
    expect(getFields(leaveOut(typed, hire))).toEqual(['2027-01-09', 'wedding', ''])
  })

  it('leave what was typed, also if their links say the same', () => {
    const typed = { eventDate: '2027-03-06', eventType: 'wedding', venue: 'Cronulla' }
    const own = changeEnquiry(emptyDraft, typed)
    const same = { ...dj, ...typed }
    const draft = applyPrefill(applyPrefill(own, same, true), { ...karaoke, ...typed }, true)
    expect(isDirty(applyPrefill(own, same, true))).toBe(true)
    expect(leaveOut(leaveOut(draft, karaoke), dj).enquiry).toMatchObject(typed)
    const later = { ...thing('DJ', '- DJ for 5 hours'), eventDate: '2027-03-07', venue: 'Kiama' }
    expect(applyPrefill(draft, later, true).enquiry).toMatchObject(typed)
  })

  it('are left out with each line that another one has, too', () => {
    const subwoofers = '- Two subwoofers: $132'
    const speakers = thing('Speakers', `- Speakers for 24 hours\n${subwoofers}`)
    const wedding = thing('Wedding', `- Wedding for 5 hours\n${subwoofers}`)
    const draft = edit(ask(speakers), (message) => `${message} Is that near?`)
    const rest = leaveOut(applyPrefill(draft, wedding, true), speakers)
    expect(rest.enquiry.message).toBe(`${wedding.message}\n\nSuburb: Kiama Is that near?`)
    const first = leaveOut(applyPrefill(draft, wedding, true), wedding)
    expect(first.enquiry.message).toBe(`${speakers.message} Is that near?`)
    const rewritten = edit(draft, (message) =>
      message.replace('Subject: Enquiry: Speakers', 'We need').replace('24 hours', 'a day'),
    )
    expect(
      leaveOut(applyPrefill(rewritten, wedding, true), speakers).enquiry.message.match(
        /subwoofers/g,
      ),
    ).toHaveLength(1)
    const own = edit(applyPrefill(draft, wedding, true), (message) =>
      message.replace(`24 hours\n${subwoofers}`, '24 hours'),
    )
    expect(leaveOut(own, speakers).enquiry.message).toBe(
      `${wedding.message}\n\nSuburb: Kiama Is that near?`,
    )
  })

  it('are not asked any more when they were left out, though a line stays that the visitor went on writing in', () => {
    const draft = edit(ask(dj, karaoke), (message) =>
      message.replace('DJ for 3 hours', 'DJ for 3 hours, from 7 pm'),
    )
    const rest = leaveOut(draft, dj)
    expect(getLinks(draft)).toBe(`${karaoke.link}\n${dj.link}`)
    expect(rest.enquiry.message).toContain('- DJ for 3 hours, from 7 pm')
    expect(getLinks(rest)).toBe(karaoke.link)
    expect(getLinks(applyPrefill(rest, dj, true))).toBe(`${dj.link}\n${karaoke.link}`)
  })

  it('are not asked any more when their lines are deleted or changed', () => {
    const draft = ask(dj, karaoke)
    const change = (from: string, to: string) =>
      getLinks(edit(draft, (message) => message.replace(from, to)))
    expect(change(dj.message, '')).toBe(karaoke.link)
    expect(change('- Karaoke for 3', '- Karaoke for 4')).toBe(dj.link)
    expect(change('Subject: Enquiry: DJ', 'And a')).toBe(getLinks(draft))
    expect(getLinks(edit(draft, () => 'Only a photographer.'))).toBe('')
    const plain = ask({ ...dj, message: 'Subject: Enquiry: DJ' })
    expect(getLinks(plain)).toBe(dj.link)
    expect(getLinks(edit(plain, () => 'A photographer.'))).toBe('')
  })

  it('are replaced by another choice of the same page, of which only what was typed stays', () => {
    const longer = thing('DJ', '- DJ for 5 hours', '&x')
    expect(read(ask(dj, karaoke, longer))).toEqual([
      `${longer.message}\n\n${karaoke.message}`,
      `${longer.link}\n${karaoke.link}`,
    ])
    const edited = edit(ask(quote('LED')), (message) => message.replace("I'd like", 'We need'))
    expect(read(applyPrefill(edited, quote('XDJ')))).toEqual([
      `${quote('XDJ').message}\n\nWe need a quote:`,
      '/av-hire?list=XDJ',
    ])
    const changes = '[Changes enquiry ENQ-7F3K-Q2]\n\n'
    const sent = edit(ask(dj), (message) => `${changes}${message}\n\nUntil late.`)
    expect(read(applyPrefill(sent, longer))).toEqual([
      `${changes}${longer.message}\n\nUntil late.`,
      longer.link,
    ])
    const slug = { ...prefill, subject: 'weddings', message: 'Subject: weddings' }
    const tier = { ...prefill, message: '- Diamond', link: '/packages\n/packages/weddings?light=x' }
    expect(read(ask(slug, tier))).toEqual(['- Diamond', tier.link])
  })

  it('are photos and video, which have one page', () => {
    const photos = thing('Photography', '- 3 hours of photos', '&for=of+photos')
    const longer = thing('Photography', '- 5 hours of photos', '&for=of+photos')
    const video = thing('Photography', '- 6 hours of video', '&for=of+video')
    const draft = ask(photos, video, longer)
    expect(draft.enquiry.message).toBe(`${longer.message}\n\n${video.message}`)
    expect(listAsked(draft).map(getAskedName)).toEqual([
      '“Photography of photos”',
      '“Photography of video”',
    ])
    const plain = { ...photos, message: `Subject: ${photos.subject}` }
    expect(applyPrefill(draft, plain, true)).toBe(draft)
    expect(read(ask(plain, video))).toEqual(read(ask(video)))
  })

  it('stay when a link to the same page has no choice, until they are removed', () => {
    const slug = { ...prefill, subject: 'weddings', message: 'Subject: weddings' }
    const link = '/packages/weddings?light=diamond'
    const plainTier = { ...prefill, subject: 'A tier', message: 'Subject: A tier', link }
    const tier = { ...plainTier, message: 'Subject: A tier\n\n- Diamond, 7 hours' }
    const plainDj = { ...dj, message: `Subject: ${dj.subject}`, link: '/services/DJ?hours=2' }
    for (const [choice, plain] of [
      [tier, slug],
      [plainTier, slug],
      [dj, plainDj],
    ] as const) {
      const draft = ask(choice, karaoke)
      expect(applyPrefill(draft, plain, true)).toBe(draft)
      // Back to the link.
      expect(applyPrefill(draft, plain)).toBe(draft)
      const rest = leaveOut(draft, choice)
      expect(applyPrefill(rest, plain, true).enquiry.message).toBe(
        `${plain.message}\n\n${karaoke.message}`,
      )
    }
    const edited = edit(ask(tier), (message) => message.replace('7 hours', '8 hours'))
    expect(applyPrefill(edited, slug, true).enquiry.message).toBe(
      `${slug.message}\n\n${edited.enquiry.message}`,
    )
  })

  it('keep what the visitor has told the adviser when another tier is chosen', () => {
    const event = "I'm planning a wedding for 80 guests, in a marquee."
    const tier = (level: string) => ({
      ...prefill,
      message: `Subject: ${level}\n\n- ${level}`,
      link: `/packages/weddings?light=${level}`,
    })
    const advice = {
      ...tier('premium'),
      message: `${event}\n\n- Premium`,
      link: '/packages?event=wedding&guests=80#which-package\n/packages/weddings?light=premium',
    }
    const [diamond, horizon] = [tier('diamond'), tier('horizon')]
    expect(read(ask(advice, diamond))).toEqual([`${diamond.message}\n\n${event}`, diamond.link])
    expect(read(ask(advice, diamond, horizon))).toEqual([
      `${horizon.message}\n\n${event}`,
      horizon.link,
    ])
    expect(read(ask(advice, { ...advice, message: 'Another event' }))[0]).toBe('Another event')
    const more = edit(ask(advice), (message) => message.replace('80', '90'))
    const edited = event.replace('80', '90')
    expect(read(applyPrefill(more, diamond, true))[0]).toBe(`${diamond.message}\n\n${edited}`)
    const deleted = edit(ask(advice), (message) => message.replace(event, ''))
    expect(read(applyPrefill(deleted, diamond, true))[0]).toBe(diamond.message)
    const custom = {
      ...prefill,
      subject: 'weddings',
      message: event,
      link: '/packages?event=wedding',
    }
    expect(getAskedName(custom)).toBe('advice for your event')
    expect(getAskedName(advice)).not.toBe('advice for your event')
  })

  it('keep the date of the first one if the next has none', () => {
    const draft = ask({ ...dj, eventDate: '2026-12-04' }, karaoke)
    expect(draft.enquiry.eventDate).toBe('2026-12-04')
    expect(ask(quote('LED'), { ...dj, eventDate: '2026-12-05' }).enquiry.eventDate).toBe(
      '2026-12-05',
    )
  })
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
  [
    '?subject=Package+Enquiry%3A+Weddings+Basic&link=%2Fpackages%2Fweddings%3Flight%3Dbasic',
    'wedding',
  ],
  ['?subject=corporate', 'corporate'],
  ['?subject=corporate&type=conference', 'conference'],
  ['?subject=Package+Enquiry%3A+Functions+Basic&link=%2Fpackages%2Ffunctions%3Flight%3Dbasic', ''],
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
  expect(v.parse(sharedEnquiriesSchema, shared)).toEqual({
    drafts: [draft],
    opened: [],
    sent: [],
    isUsed: true,
  })
  expect(v.parse(tabSchema, { draft, thanks: {} })).toEqual({ draft, thanks: null })
  // Only an empty draft has no reference.
  expect(v.parse(sharedEnquiriesSchema, { sent: ['', 'ENQ-1'] }).sent).toEqual(['ENQ-1'])
})

it('opens whatever is stored with every field, and drops no draft for one that is missing', () => {
  const { drafts } = v.parse(sharedEnquiriesSchema, {
    drafts: [
      { enquiry: { message: 'x' }, reference: 'A' },
      { enquiry: { message: 'x', venue: null, servicesInterested: 'y' }, reference: 'B' },
      { enquiry: null, reference: 'C', prefill: { message: 7 }, earlier: [{}] },
    ],
  })
  expect(drafts.map(({ reference }) => reference)).toEqual(['A', 'B', 'C'])
  const enquiry = fc.option(
    fc.record(Object.fromEntries(Object.keys(emptyEnquiry).map((name) => [name, fc.jsonValue()])), {
      requiredKeys: [],
    }),
  )
  const stored = fc.record(
    { enquiry, reference: fc.string(), prefill: fc.jsonValue(), earlier: fc.jsonValue() },
    { requiredKeys: ['enquiry', 'reference'] },
  )
  fc.assert(
    fc.property(stored, (item) => {
      const [draft] = v.parse(sharedEnquiriesSchema, { drafts: [item] }).drafts
      expect(Object.keys(draft?.enquiry ?? {})).toEqual(Object.keys(emptyEnquiry))
      expect(draft && getLinks(draft)).toBeTypeOf('string')
    }),
  )
})
