import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../../../vite/content/files'
import { formatMistake } from '../../../../vite/content/mistake'
import { checkDatesOff } from '../../../../vite/content/rules/dates-off'
import { checkUnique } from '../../../../vite/content/rules/unique'

describe('two files', () => {
  it('must not have the same picture or address', () => {
    const places = [
      ['services/karaoke.ts', 'services/karaoke'],
      ['services/silent-disco.ts', 'services/karaoke'],
      ['events/weekly-events.ts', 'weekly/friday'],
    ] as const
    expect(checkUnique('picture', places).map(formatMistake)).toEqual([
      "src/content/services/silent-disco.ts, 'services/karaoke': an entry of src/content/services/karaoke.ts has the same picture. Each needs its own.",
    ])
  })
})

describe('a file of services', () => {
  const check = (contents: Record<string, Record<string, unknown>>) =>
    checkFiles(new Map(Object.entries(contents))).map((mistake) =>
      formatMistake(mistake).replaceAll('src/content/', ''),
    )
  const karaoke = { slug: 'karaoke' }

  it('has the name of its slug', () => {
    expect(check({ 'services/singing.ts': { karaoke }, 'services.ts': { services: [karaoke] } })).toEqual([
      "services/singing.ts: its slug is 'karaoke', but the file is called singing.ts. Give both the same name.",
    ])
  })

  it('is in the list', () => {
    expect(check({ 'services/karaoke.ts': { karaoke }, 'services.ts': { services: [karaoke] } })).toEqual([])
    expect(check({ 'services/karaoke.ts': { karaoke }, 'services.ts': { services: [] } })).toEqual([
      'services/karaoke.ts: it is not in the list of services.ts, so the site does not show it.',
    ])
  })

  it('has an entry', () => {
    expect(check({ 'services/karaoke.ts': { text: 'Karaoke' } })).toEqual([
      'services/karaoke.ts: it exports no entry with a slug.',
    ])
  })
})

describe('the dates off of weekly events', () => {
  const checkDates = (...datesOff: string[]) =>
    checkDatesOff([
      { id: 'friday', weekday: 5, datesOff },
      { id: 'saturday', weekday: 6, datesOff },
    ])

  it('are on a weekday of these events', () => {
    expect(checkDates('2027-01-01', '2027-01-02')).toEqual([])
    expect(checkDates('2027-01-05')).toEqual([
      { entry: '2027-01-05', message: 'it is a Tuesday, on which friday, saturday never takes place.' },
    ])
  })
})
