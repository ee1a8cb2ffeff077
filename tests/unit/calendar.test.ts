import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createIcsFile,
  getDatesOff,
  getGoogleCalendarUrl,
  getNextDate,
  toSydneyTimestamp,
  type WeeklyCalendarEntry,
} from '../../src/lib/calendar'

const karaoke = { weekday: 5, starts: '20:00', ends: '23:30' }

const next = (slot: typeof karaoke, moment: string) => getNextDate(slot, new Date(moment))

describe('toSydneyTimestamp', () => {
  it.each([
    // Daylight saving ends at 3:00 on 5 April and starts at 2:00 on 4 October.
    ['2026-04-05', '01:59', '+11:00'],
    ['2026-04-05', '03:00', '+10:00'],
    ['2026-10-04', '01:59', '+10:00'],
    ['2026-10-04', '03:00', '+11:00'],
    ['2026-12-31', '23:30', '+11:00'],
    ['2026-07-01', '00:00', '+10:00'],
  ])('writes %s %s with the offset %s', (date, time, offset) => {
    expect(toSydneyTimestamp(date, time)).toBe(`${date}T${time}:00${offset}`)
  })
})

describe('getNextDate', () => {
  it('returns today until the event has ended, then a week later', () => {
    expect(next(karaoke, '2026-11-27T00:00+11:00')).toBe('2026-11-27')
    expect(next(karaoke, '2026-11-27T23:29:59+11:00')).toBe('2026-11-27')
    expect(next(karaoke, '2026-11-27T23:30+11:00')).toBe('2026-12-04')
    expect(next(karaoke, '2026-11-27T23:59:59+11:00')).toBe('2026-12-04')
  })

  it('skips dates off, also several in a row', () => {
    const slot = { ...karaoke, datesOff: ['2027-01-01', '2026-12-26', '2026-12-25'] }
    expect(next(slot, '2026-12-18T23:29+11:00')).toBe('2026-12-18')
    expect(next(slot, '2026-12-18T23:30+11:00')).toBe('2027-01-08')
    expect(next(slot, '2026-12-25T12:00+11:00')).toBe('2027-01-08')
    expect(getDatesOff(slot, new Date('2026-12-25T12:00+11:00'))).toEqual(['2026-12-25', '2027-01-01'])
    expect(getDatesOff(slot, new Date('2026-12-26T00:00+11:00'), 6)).toEqual(['2027-01-01'])
    expect(getDatesOff(slot, new Date('2026-12-26T00:00+11:00'), 5)).toEqual([])
  })

  it('returns that weekday, at most 7 days ahead and before the event has ended', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
    const toTime = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const slots = fc
      .tuple(fc.integer({ min: 0, max: 6 }), minutes, minutes)
      .filter(([, a, b]) => a !== b)
      .map(([weekday, a, b]) => ({ weekday, starts: toTime(Math.min(a, b)), ends: toTime(Math.max(a, b)) }))
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

    fc.assert(
      fc.property(slots, moments, (slot, now) => {
        const date = getNextDate(slot, now)
        // The Swedish format is that of ISO 8601.
        const sydney = now.toLocaleString('sv-SE', { timeZone: 'Australia/Sydney' })
        const today = Date.parse(`${sydney.slice(0, 10)}T00:00Z`)
        const daysAhead = (Date.parse(`${date}T00:00Z`) - today) / 86_400_000

        expect(new Date(`${date}T00:00Z`).getUTCDay()).toBe(slot.weekday)
        expect(daysAhead).toBeGreaterThanOrEqual(0)
        expect(daysAhead).toBeLessThanOrEqual(7)
        expect(`${date} ${slot.ends}` > sydney).toBe(true)
      }),
    )
  })
})

const entry: WeeklyCalendarEntry = {
  ...karaoke,
  uid: 'friday-karaoke@southbeam.example',
  title: 'Friday Karaoke',
  description: 'Sing.',
  location: 'The Foghorn Room, Caringbah',
  url: 'https://southbeam.example/upcoming-events',
}
const monday = new Date('2026-11-23T01:02:03.456Z')

/** The lines of a file, unfolded. */
const getLines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const getValue = (file: string, name: string) =>
  getLines(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length)

describe('createIcsFile', () => {
  it('contains one weekly entry, and the rules of daylight saving in Sydney', () => {
    // 75 octets with 'SUMMARY:', as many as fit into a line.
    const title = 'K'.repeat(67)
    expect(createIcsFile({ ...entry, title }, 'Southbeam Events', monday).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Southbeam Events//Weekly events//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VTIMEZONE',
      'TZID:Australia/Sydney',
      'BEGIN:STANDARD',
      'DTSTART:20080406T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1000',
      'TZNAME:AEST',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20081005T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1100',
      'TZNAME:AEDT',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:friday-karaoke@southbeam.example',
      'DTSTAMP:20261123T010203Z',
      'DTSTART;TZID=Australia/Sydney:20261127T200000',
      'DTEND;TZID=Australia/Sydney:20261127T233000',
      'RRULE:FREQ=WEEKLY;BYDAY=FR',
      `SUMMARY:${title}`,
      'DESCRIPTION:Sing.',
      String.raw`LOCATION:The Foghorn Room\, Caringbah`,
      'URL:https://southbeam.example/upcoming-events',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('leaves out the coming dates off of its weekday', () => {
    const datesOff = ['2026-11-20', '2026-12-25', '2026-12-26', '2027-01-01']
    const lines = getLines(createIcsFile({ ...entry, datesOff }, 'Southbeam Events', monday))
    expect(lines.filter((line) => line.startsWith('EXDATE'))).toEqual([
      'EXDATE;TZID=Australia/Sydney:20261225T200000',
      'EXDATE;TZID=Australia/Sydney:20270101T200000',
    ])
  })

  it('breaks a line before the character that would be its 76th octet', () => {
    const file = createIcsFile({ ...entry, description: 'x'.repeat(200) }, 'Southbeam Events', monday)
    expect(file).toContain(`\nDESCRIPTION:${'x'.repeat(63)}\r\n ${'x'.repeat(74)}\r\n ${'x'.repeat(63)}\r\n`)
  })

  it('can be parsed back into any texts, which add no lines to it', () => {
    const lineCount = getLines(createIcsFile(entry, 'Southbeam Events', monday)).length
    const unescape = (value = '') => value.replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : mark))
    const pieces = [...Array.from('\n\\;,:"\t '), '🎤', '\\n', '\nEND:VEVENT', 'é'.repeat(99)]
    const anyText = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''))

    fc.assert(
      fc.property(anyText, (text) => {
        const file = createIcsFile({ ...entry, title: text, description: text, location: text }, text, monday)
        expect(getLines(file)).toHaveLength(lineCount)
        for (const name of ['SUMMARY:', 'DESCRIPTION:', 'LOCATION:']) {
          expect(unescape(getValue(file, name))).toBe(text)
        }
        for (const line of file.split('\r\n')) {
          const octets = new TextEncoder().encode(line)
          expect(octets.length).toBeLessThanOrEqual(75)
          // A line must not end within a character.
          expect(new TextDecoder().decode(octets)).toBe(line)
        }
      }),
      { examples: [['🎤'.repeat(100)]] },
    )
  })
})

describe('getGoogleCalendarUrl', () => {
  it('contains the same entry', () => {
    const url = new URL(getGoogleCalendarUrl({ ...entry, title: 'Rock & roll #1' }, monday))
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Rock & roll #1',
      dates: '20261127T200000/20261127T233000',
      ctz: 'Australia/Sydney',
      recur: 'RRULE:FREQ=WEEKLY;BYDAY=FR',
      details: 'Sing.\n\nhttps://southbeam.example/upcoming-events',
      location: 'The Foghorn Room, Caringbah',
    })
  })
})
