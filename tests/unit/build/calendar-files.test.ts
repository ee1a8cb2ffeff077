import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { createServer } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  getCalendarPath,
  weeklyCalendarPath,
  weeklyEvents,
  weeklyVenueAddress,
} from '../../../src/content/events/weekly-events'
import { addDays, SYDNEY, toSydneyTimestamp } from '../../../src/lib/dates/dates'
import { getDatesOff, getNextDate } from '../../../src/lib/dates/weekly-dates'
import { createCalendarFiles } from '../../../vite/prerender/calendar-files'
import { calendars } from '../../../vite/prerender/calendars'

const now = new Date('2026-11-23T09:00+11:00')
const LAST_DATE = '2028-11-23'

/** The entries of a calendar file. Its own time zone is used, not the one that the parser knows. */
function parse(file = '') {
  const calendar = new ICAL.Component(ICAL.parse(file))
  ICAL.TimezoneService.reset()
  for (const timeZone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(timeZone)
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

/** The start of each occurrence, in UTC. */
function getStarts(entry: ICAL.Event): string[] {
  const starts: string[] = []
  const iterator = entry.iterator()
  for (let start = iterator.next(); start && start.toString() < `${LAST_DATE}T`; start = iterator.next()) {
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
    date = getNextDate(event, new Date(toSydneyTimestamp(addDays(date, 1), '00:00')))
  }
  return starts
}

describe.each(weeklyEvents)('the calendar of $id', (event) => {
  const path = getCalendarPath(event)

  it.each(['Australia/Sydney', 'UTC', 'America/Los_Angeles'])(
    'has the dates of its page for two years, if made in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone)
      const files = createCalendarFiles(now)
      const [entry, ...others] = parse(files.get(path))
      expect(others).toEqual([])
      const starts = getStarts(entry as ICAL.Event)
      expect(starts).toEqual(findStarts(event))
      // Daylight saving begins and ends in between: two offsets, so two times in UTC.
      expect(new Set(starts.map((start) => start.slice(11))).size).toBe(2)
      const days = new Set(starts.map((start) => new Date(start).toLocaleDateString('sv', { timeZone: SYDNEY })))
      for (const dateOff of getDatesOff(event, now)) expect(days).not.toContain(dateOff)
    },
  )

  it('has what the page says, but no drinks', () => {
    const file = createCalendarFiles(now).get(path)
    const [entry] = parse(file)
    expect(entry?.summary).toBe(event.title)
    expect(entry?.location).toContain(weeklyVenueAddress)
    expect(entry?.description).toContain(event.description)
    expect(entry?.description).toContain(event.ages)
    expect(entry?.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/upcoming-events/${event.id}$`))
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    expect(entry?.duration.toSeconds()).toBe((minutes(event.ends) - minutes(event.starts)) * 60)
    expect(file).not.toMatch(/vodka|shots/)
  })
})

it('updates the entries of an earlier import', () => {
  const entries = parse(createCalendarFiles(now).get(weeklyCalendarPath))
  const later = parse(createCalendarFiles(new Date('2027-02-01T09:00+11:00')).get(weeklyCalendarPath))
  expect(entries).toHaveLength(weeklyEvents.length)
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
  expect(later.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
  // Some programs keep an entry that has the same number as the one before.
  for (const [index, { sequence }] of later.entries())
    expect(sequence).toBeGreaterThan(Number(entries[index]?.sequence))
})

it('follows RFC 5545: folded lines of up to 75 octets, times of change in UTC, properties before components', () => {
  for (const file of createCalendarFiles(now).values()) {
    expect(file).toMatch(/\r\n$/)
    const lines = file.split('\r\n')
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([])
    const stamps = lines.slice(lines.indexOf('BEGIN:VEVENT')).filter((line) => /^(?:DTSTAMP|LAST-MODIFIED):/.test(line))
    expect(new Set(stamps)).toEqual(new Set(['DTSTAMP:20261122T220000Z', 'LAST-MODIFIED:20261122T220000Z']))
    const component = lines.indexOf('BEGIN:VTIMEZONE')
    expect(component).toBeGreaterThan(lines.findIndex((line) => line.startsWith('X-PUBLISHED-TTL')))
    expect(component).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
  }
})

// A line is folded at 75 octets, here inside the title: an emoji has four of them and a letter with an accent two.
it.each([...Array(8).keys()])('keeps a comma, an emoji and a long title whole, moved by %i letters', (moved) => {
  const title = `${'x'.repeat(moved)} Karaoke, duets; trivia \\ ${'🎤é'.repeat(20)}`
  const events = weeklyEvents.slice(0, 1).map((event) => ({ ...event, title }))
  const file = createCalendarFiles(now, events).get(weeklyCalendarPath) ?? ''
  expect(parse(file)[0]?.summary).toBe(title)
  expect(file).not.toContain('\uFFFD')
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  const [, named = ''] = createCalendarFiles(now, events).values()
  expect(named.replaceAll('\r\n ', '')).toContain(String.raw`Karaoke\, duets\; trivia \\ 🎤`)
})

it('is served in development', async () => {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [calendars()],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo
  const get = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`)
  const response = await get(`${weeklyCalendarPath}?from=test`)
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  expect(parse(await response.text())).toHaveLength(weeklyEvents.length)
  expect((await get('/calendars/none.ics')).status).toBe(404)
  // Starts a server, which is slow on a busy machine.
}, 20_000)
