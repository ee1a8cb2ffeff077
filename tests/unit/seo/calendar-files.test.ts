import ICAL from 'ical.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getCalendarPath, weeklyEvents } from '../../../src/content/events/weekly-events'
import { addDays, SYDNEY, toSydneyTimestamp } from '../../../src/lib/dates/dates'
import { getDatesOff, getNextDate } from '../../../src/lib/dates/weekly-dates'
import { createCalendarFiles } from '../../../src/seo/calendar-files'

const now = new Date('2026-11-23T09:00+11:00')
const LAST_DATE = '2028-11-23'

/** The entries of a calendar file. Its own time zone is used, not the one that the parser knows. */
function parse(file = '') {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const timeZone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(timeZone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

/** The start of each occurrence, in UTC. */
function getStarts(entry: ICAL.Event): string[] {
  const starts: string[] = []
  const iterator = entry.iterator()
  for (
    let start = iterator.next();
    start && start.toString() < `${LAST_DATE}T`;
    start = iterator.next()
  ) {
    starts.push(start.toJSDate().toISOString())
  }
  return starts
}

/** The same, as the pages find them. */
function findStarts(event: (typeof weeklyEvents)[number]): string[] {
  const starts: string[] = []
  let date = getNextDate(event, now)
  while (date < LAST_DATE) {
    starts.push(new Date(toSydneyTimestamp(date, event.starts)).toISOString())
    // A night may end after midnight.
    date = getNextDate(event, new Date(toSydneyTimestamp(addDays(date, 2), '00:00')))
  }
  return starts
}

describe.each(weeklyEvents)('the calendar of $id', (event) => {
  const path = getCalendarPath(event)

  it('has the dates of its page for two years, wherever it is made, and no drinks', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const files = createCalendarFiles(now)
    const [entry, ...others] = parse(files.get(path))
    expect(others).toEqual([])
    expect(files.get(path)).not.toMatch(/vodka|shots/)
    const starts = getStarts(entry as ICAL.Event)
    expect(starts).toEqual(findStarts(event))
    // Daylight saving begins and ends in between: two offsets, so two times in UTC.
    expect(new Set(starts.map((start) => start.slice(11))).size).toBe(2)
    const days = new Set(
      starts.map((start) => new Date(start).toLocaleDateString('sv', { timeZone: SYDNEY })),
    )
    for (const dateOff of getDatesOff(event, now)) expect(days).not.toContain(dateOff)
  })

  it('updates the entry of an earlier import', () => {
    const [entry] = parse(createCalendarFiles(now).get(path))
    const [later] = parse(createCalendarFiles(new Date('2027-02-01T09:00+11:00')).get(path))
    expect(entry?.uid).toMatch(event.id)
    expect(later?.uid).toBe(entry?.uid)
    // Some programs keep an entry that has the same number as the one before.
    expect(later?.sequence).toBeGreaterThan(Number(entry?.sequence))
  })
})

it('has the end of a night after midnight on the next day, also when the clocks change', async () => {
  vi.resetModules()
  vi.doMock('../../../src/content/events/weekly-events', async (importOriginal) => {
    const content =
      await importOriginal<typeof import('../../../src/content/events/weekly-events')>()
    return {
      ...content,
      weeklyEvents: weeklyEvents.map((event) => ({ ...event, starts: '21:00', ends: '01:00' })),
    }
  })
  onTestFinished(() => {
    vi.doUnmock('../../../src/content/events/weekly-events')
    vi.resetModules()
  })
  const calendars = await import('../../../src/seo/calendar-files')
  const [entry] = parse(calendars.createCalendarFiles(now).get('/calendars/saturday-dj.ics'))
  const iterator = (entry as ICAL.Event).iterator()
  const getEnd = (day: string) => {
    let start = iterator.next()
    while (start && start.toString() < day) start = iterator.next()
    return (entry as ICAL.Event).getOccurrenceDetails(start).endDate.toJSDate().toISOString()
  }
  for (const [day, end] of [
    ['2026-11-28', '2026-11-29T01:00+11:00'],
    // Daylight saving ends, and starts, at the end of these nights.
    ['2027-04-03', '2027-04-04T01:00+11:00'],
    ['2027-10-02', '2027-10-03T01:00+10:00'],
  ] as const) {
    expect(getEnd(day)).toBe(new Date(end).toISOString())
  }
})
