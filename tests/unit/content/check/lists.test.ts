import { describe, expect, it } from 'vitest'
import { formatMistake } from '../../../../vite/content/mistake'
import { checkDatesOff } from '../../../../vite/content/rules/dates-off'
import { checkHolidays } from '../../../../vite/content/rules/holidays'
import { checkLists } from '../../../../vite/content/rules/lists'

const check = (contents: Record<string, Record<string, unknown>>) =>
  checkLists(new Map(Object.entries(contents))).map((mistake) => formatMistake(mistake).replaceAll('src/content/', ''))

describe('two entries', () => {
  it('of one file must not have the same id', () => {
    expect(check({ 'about/team.ts': { team: [{ id: 'olive' }, { id: 'theo' }, { id: 'olive' }] } })).toEqual([
      "about/team.ts, 'olive': another entry of this file has the same id. Each needs its own.",
    ])
  })

  it('of two files must not have the same address, also not a hire item and a category', () => {
    const lamp = { id: 'lighting', name: 'Lighting' }
    const contents = {
      'equipment.ts': { equipmentCategories: [{ id: 'lamps', slug: 'lighting' }], equipment: [{ ...lamp }] },
      'equipment/lighting.ts': { lighting: [lamp] },
    }
    expect(check(contents)).toEqual([
      "equipment/lighting.ts, 'lighting': an entry of equipment.ts has the same address. Each needs its own.",
    ])
  })

  it('must not ask the same question, in different groups either', () => {
    const ask = (id: string) => ({ id, answers: [{ id: `${id}-1`, question: 'How late?' }] })
    expect(check({ 'answers.ts': { answerGroups: [ask('a'), ask('b')] } })).toHaveLength(1)
  })

  it('of add-ons must not have the same id in one package', () => {
    const addOns = [{ id: 'karaoke' }]
    const contents = (other: string) => ({
      'packages/weddings.ts': { weddings: { slug: 'weddings', addOns: [...addOns, { id: other }] } },
      'packages/functions.ts': { functions: { slug: 'functions', addOns } },
      'packages.ts': { packages: [] },
    })
    const message =
      "packages/weddings.ts, 'karaoke': another add-on of this package has the same id. Each needs its own."
    expect(check(contents('karaoke'))).toContain(message)
    expect(check(contents('dancers'))).not.toContain(message)
  })

  it('whose pages open with the same picture are named with it', () => {
    const image = (name: string) => ({ image: { name, alt: 'Two microphones' } })
    const contents = {
      'services/karaoke.ts': { karaoke: { slug: 'karaoke', ...image('services/karaoke') } },
      'services/silent-disco.ts': { silentDisco: { slug: 'silent-disco', ...image('services/karaoke') } },
      'equipment/microphones.ts': { microphones: [{ id: 'handheld', ...image('services/karaoke') }] },
      'equipment/microphones-page.ts': { microphonesPage: image('heroes/microphones') },
      'events/weekly-events.ts': { weeklyEvents: [{ id: 'friday', ...image('heroes/microphones') }] },
    }
    expect(check(contents)).toEqual([
      "services/silent-disco.ts, 'services/karaoke': an entry of services/karaoke.ts has the same picture. Each needs its own.",
      "events/weekly-events.ts, 'heroes/microphones': an entry of equipment/microphones-page.ts has the same picture. Each needs its own.",
    ])
  })

  it('are one if a file exports the same entry twice', () => {
    const people = [{ id: 'olive' }]
    expect(check({ 'about/team.ts': { team: people, founders: people.slice(0, 2) } })).toEqual([])
  })
})

describe('a file of services', () => {
  const karaoke = { slug: 'karaoke' }

  it('has the name of its slug', () => {
    expect(check({ 'services/singing.ts': { karaoke }, 'services.ts': { services: [karaoke] } })).toEqual([
      "services/singing.ts: its slug is 'karaoke', but the file is called singing.ts. Give both the same name.",
    ])
  })

  it('is in the list', () => {
    expect(check({ 'services/karaoke.ts': { karaoke }, 'services.ts': { services: [] } })).toEqual([
      'services/karaoke.ts: it is not in the list of services.ts, so the site does not show it.',
    ])
  })
})

describe('public holidays', () => {
  const year = [
    { date: '2027-01-01', name: "New Year's Day" },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-03-27', name: 'Easter Saturday' },
    { date: '2027-03-28', name: 'Easter Sunday' },
    { date: '2027-03-29', name: 'Easter Monday' },
    { date: '2027-06-14', name: "King's Birthday" },
    { date: '2027-10-04', name: 'Labour Day' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-26', name: 'Boxing Day' },
    { date: '2027-12-27', name: 'Christmas Day holiday' },
    { date: '2027-12-28', name: 'Boxing Day holiday' },
  ]
  const checkWith = (name: string, date: string) =>
    checkHolidays(year.map((day) => (day.name === name ? { ...day, date } : day))).map(({ message }) => message)

  it('of a whole year are right', () => {
    expect(checkHolidays(year)).toEqual([])
  })

  it.each([
    ['Good Friday', '2027-03-25', 'Good Friday is always on a Friday, but this is a Thursday.'],
    ['Easter Monday', '2027-03-30', 'Easter Monday must be 3 days after Good Friday.'],
    ['Labour Day', '2027-10-05', 'Labour Day is always on a Monday'],
  ])('are wrong with %s on %s', (name, date, message) => {
    expect(checkWith(name, date).join('\n')).toContain(message)
  })

  it('need another day for one on a weekend, and only then', () => {
    const missing = checkHolidays(year.filter(({ name }) => name !== 'Boxing Day holiday'))
    expect(missing.map(({ message }) => message)).toEqual([
      "Boxing Day is on a weekend, so 'Boxing Day holiday' is missing: the working day in its place.",
    ])
    const extra = checkHolidays([{ date: '2027-01-01', name: "New Year's Day holiday" }, ...year])
    expect(extra.map(({ message }) => message)).toEqual([
      "New Year's Day is on a working day, so 'New Year's Day holiday' must go.",
    ])
  })

  it('are in order and complete', () => {
    expect(checkHolidays(year.toReversed()).map(({ message }) => message)).toContain(
      'it must come before the later dates.',
    )
    expect(checkHolidays(year.slice(1)).map(({ message }) => message)).toEqual(["New Year's Day is missing."])
  })
})

describe('the dates off of weekly events', () => {
  const holidays = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2028-01-03', name: "New Year's Day holiday" },
  ]
  const checkDates = (...datesOff: string[]) =>
    checkDatesOff(
      [
        { id: 'friday', weekday: 5, datesOff },
        { id: 'saturday', weekday: 6, datesOff },
      ],
      holidays,
    )

  it('are on a weekday of these events, unless they are public holidays', () => {
    expect(checkDates('2027-01-01', '2027-01-02', '2028-01-03')).toEqual([])
    expect(checkDates('2027-01-05')).toEqual([
      { entry: '2027-01-05', message: 'it is a Tuesday, on which friday, saturday never takes place.' },
    ])
  })

  it.each(['2206-12-26', '2019-06-07'])('are in the years of the public holidays, not on %s', (entry) => {
    expect(checkDates(entry)).toEqual([
      { entry, message: 'a date off must be from 2026 to 2028, as the public holidays are.' },
    ])
  })
})
