import { describe, expect, it } from 'vitest'
import {
  formatWeeklyTimes,
  getDatesOff,
  getNextDate,
  isOn,
} from '../../../src/lib/dates/weekly-dates'

const karaoke = { weekday: 5, starts: '20:00', ends: '23:30', datesOff: [] as readonly string[] }

const next = (slot: typeof karaoke, moment: string) => getNextDate(slot, new Date(moment))

describe('getNextDate', () => {
  it('returns today until the event has ended, then a week later', () => {
    expect(next(karaoke, '2026-11-27T00:00+11:00')).toBe('2026-11-27')
    expect(next(karaoke, '2026-11-27T23:29:59+11:00')).toBe('2026-11-27')
    expect(next(karaoke, '2026-11-27T23:30+11:00')).toBe('2026-12-04')
    expect(next(karaoke, '2026-11-27T23:59:59+11:00')).toBe('2026-12-04')
  })

  it('skips dates off, also several in a row', () => {
    const slot = { ...karaoke, datesOff: ['2026-12-18', '2027-01-08'] }
    expect(next(slot, '2026-12-11T23:29+11:00')).toBe('2026-12-11')
    // The next two weeks are public holidays between dates off.
    expect(next(slot, '2026-12-11T23:30+11:00')).toBe('2027-01-15')
    expect(next(slot, '2026-12-25T12:00+11:00')).toBe('2027-01-15')
    // Good Friday of a year to come.
    expect(next(karaoke, '2031-04-11T12:00+10:00')).toBe('2031-04-18')
  })
})

describe('a slot that ends after midnight', () => {
  const late = { weekday: 6, starts: '21:00', ends: '01:00', datesOff: [] as readonly string[] }
  const at = (moment: string, slot = late) => [next(slot, moment), isOn(slot, new Date(moment))]

  it('is on until it ends on the next day', () => {
    expect(at('2026-11-28T20:59+11:00')).toEqual(['2026-11-28', false])
    expect(at('2026-11-28T21:00+11:00')).toEqual(['2026-11-28', true])
    expect(at('2026-11-29T00:59:59+11:00')).toEqual(['2026-11-28', true])
    expect(at('2026-11-29T01:00+11:00')).toEqual(['2026-12-05', false])
  })

  it('ends at its time of day on the nights on which daylight saving starts and ends', () => {
    const untilHalfPastThree = { ...late, ends: '03:30' }
    expect(at('2026-10-04T03:29+11:00', untilHalfPastThree)).toEqual(['2026-10-03', true])
    expect(at('2026-10-04T03:30+11:00', untilHalfPastThree)).toEqual(['2026-10-10', false])
    expect(at('2027-04-04T03:29+10:00', untilHalfPastThree)).toEqual(['2027-04-03', true])
    expect(at('2027-04-04T03:30+10:00', untilHalfPastThree)).toEqual(['2027-04-10', false])
  })

  it('is not on after midnight of a date off', () => {
    const slot = { ...late, datesOff: ['2026-11-28'] }
    expect(at('2026-11-29T00:30+11:00', slot)).toEqual(['2026-12-05', false])
  })

  it('is named with the time of its end', () => {
    expect(formatWeeklyTimes(late)).toBe('Every Saturday, 9 pm to 1 am')
    expect(formatWeeklyTimes({ ...late, ends: '00:00' })).toBe('Every Saturday, 9 pm to midnight')
  })
})

it('returns the dates off of its weekday from today on, in order', () => {
  const slot = { ...karaoke, datesOff: ['2027-02-12', '2027-01-02', '2026-12-18'] }
  const [first, ...others] = getDatesOff(slot, new Date('2026-12-25T12:00+11:00'))
  expect(first).toBe('2026-12-25')
  // New Year's Day and Good Friday are Fridays.
  expect(others.slice(0, 3)).toEqual(['2027-01-01', '2027-02-12', '2027-03-26'])
  expect(getDatesOff(slot, new Date('2026-12-26T00:00+11:00'), 155)).toEqual(others)
})
