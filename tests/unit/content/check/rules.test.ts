import { expect, it } from 'vitest'
import { getWeekday } from '../../../../src/lib/dates/dates'
import { checkFiles } from '../../../../vite/content/files'
import { formatMistake } from '../../../../vite/content/mistake'
import { checkAnswerLinks } from '../../../../vite/content/rules/answer-links'
import { checkCertificate } from '../../../../vite/content/rules/certificate'
import { checkDatesOff } from '../../../../vite/content/rules/dates-off'
import { checkPlaces } from '../../../../vite/content/rules/places'
import {
  checkDistances,
  checkNeighbours,
  checkRegions,
  checkSuburbs,
} from '../../../../vite/content/rules/suburbs'
import { checkUnique } from '../../../../vite/content/rules/unique'
import { checkWeekend } from '../../../../vite/content/rules/weekend'

type Contents = Record<string, Record<string, unknown>>
type Suburbs = Record<string, Record<string, string[]>>

const karaoke = { slug: 'karaoke' }
const areas = [{ id: 'shire', suburbs: ['Cronulla'] }]
const dj = { slug: 'dj', seo: { title: 'DJs in Sydney' } }

const files = (contents: Contents) => () =>
  checkFiles(new Map(Object.entries(contents))).map((mistake) =>
    formatMistake(mistake).replaceAll('src/content/', ''),
  )
const suburbs = (table: Suburbs) => () => checkSuburbs(table, areas).map(({ message }) => message)
const neighbours = (distances: Record<string, Record<string, number>>) => () =>
  checkNeighbours(distances, { shire: { 2230: ['Cronulla'] } }).map(({ message }) => message)
const region = (name: string) => () =>
  checkRegions({ South: [name] }, { shire: { 2230: ['Cronulla'] } }, { 2250: { Gosford: 72 } }).map(
    ({ message }) => message,
  )
const distances = (farthestKm: number, included: string, quoted: string) => () =>
  checkDistances(
    [{ id: 'shire', farthestKm }],
    { included: [included], quoted: [quoted] },
    { 2250: { Gosford: 72 }, 2541: { Nowra: 104 } },
    100,
  ).map(({ message }) => message)
const certificate = (address: string) => () =>
  checkCertificate(address).map(({ message }) => message)
const datesOff =
  (...days: string[]) =>
  () =>
    checkDatesOff([
      { id: 'friday', weekday: 5, datesOff: days },
      { id: 'saturday', weekday: 6, datesOff: days },
    ]).map(({ message }) => message)
const pictures =
  (...places: [file: string, picture: string][]) =>
  () =>
    checkUnique('picture', places).map(({ message }) => message)
const answerLinks = (to: string) => () => {
  const wedding = { links: [{ text: 'Cables', to }] }
  const contents = { 'packages.ts': { packages: [wedding] }, 'packages/wedding.ts': { wedding } }
  return checkAnswerLinks(new Map<string, Contents[string]>(Object.entries(contents))).map(
    ({ message }) => message,
  )
}
const places = (allowed: string) => () =>
  checkPlaces(new Map<string, Record<string, unknown>>([['services/dj.ts', { dj }]]), allowed).map(
    ({ message }) => message,
  )

/** `openDays` are as in `Date.getDay()`. */
const weekend =
  (...openDays: number[]) =>
  () => {
    const party = { text: 'Bring it back. It is Saturday to Monday: one day.' }
    return checkWeekend(new Map([['guides/party.ts', { party }]]), (day) =>
      openDays.includes(getWeekday(day)),
    ).map(({ message }) => message)
  }
const openSunday = [0, 1, 2, 3, 4, 5, 6]
const closedMonday = [2, 3, 4, 5, 6]
const closedSaturday = [1, 2, 3, 4, 5]
const WRONG_WEEKEND =
  "'It is Saturday to Monday: one day.' is true only while the office is open on"

it.each<[string, () => string[], string]>([
  [
    'a file that has not the name of its slug',
    files({ 'services/singing.ts': { karaoke }, 'services.ts': { services: [karaoke] } }),
    "services/singing.ts: its slug is 'karaoke', but the file is called singing.ts.",
  ],
  [
    'a file that is not in the list',
    files({ 'services/karaoke.ts': { karaoke }, 'services.ts': { services: [] } }),
    'services/karaoke.ts: it is not in the list of services.ts',
  ],
  [
    'a picture that two entries have',
    pictures(
      ['services/karaoke.ts', 'services/karaoke'],
      ['services/silent-disco.ts', 'services/karaoke'],
    ),
    'an entry of src/content/services/karaoke.ts has the same picture.',
  ],
  [
    'a date off on another weekday',
    datesOff('2027-01-05'),
    'it is a Tuesday, on which friday, saturday never takes place.',
  ],
  [
    'a date off of the year before',
    datesOff('2027-01-01', '2027-01-02', '2026-01-09'),
    'it must be later than 2027-01-02',
  ],
  [
    'a date off years before the others',
    datesOff('2019-01-04', '2027-01-01'),
    'more than two years before 2027-01-01',
  ],
  [
    'a certificate that is not there',
    certificate('/gone.pdf'),
    'there is no file public/gone.pdf.',
  ],
  ['a place where the company does not work', places('Newcastle'), "'DJs in Sydney' names Sydney"],
  [
    'a link to an answer that does not exist, once',
    answerLinks('/faq#cabels'),
    "a link leads to /faq#cabels, but no answer or group of answers has the id 'cabels'.",
  ],
  ['a weekend of one day if Sunday is open', weekend(...openSunday), WRONG_WEEKEND],
  ['a weekend of one day if Monday is closed', weekend(...closedMonday), WRONG_WEEKEND],
  ['a weekend of one day if Saturday is closed', weekend(...closedSaturday), WRONG_WEEKEND],
  [
    'a suburb in two areas',
    suburbs({ shire: { 2230: ['Cronulla'] }, city: { 2230: ['Cronulla'] } }),
    'Cronulla 2230 is listed twice, also in shire.',
  ],
  [
    'a suburb that only its area names',
    suburbs({ shire: { 2228: ['Miranda'] } }),
    'Cronulla is missing',
  ],
  [
    'a neighbour of which an area has the price',
    neighbours({ 2230: { Cronulla: 9 } }),
    'it belongs to shire',
  ],
  [
    'a region with a suburb that is not listed',
    region('Cronula'),
    'neither suburbs nor neighbours.ts has Cronula.',
  ],
  [
    'an area beyond the radius',
    distances(101, 'Gosford', 'Nowra'),
    'it reaches 101 km, which is beyond the 100 km',
  ],
  [
    'a town that is said to be within it',
    distances(14, 'Nowra', 'Nowra'),
    'it is 104 km away, which is beyond',
  ],
  [
    'a town that is said to be beyond it',
    distances(14, 'Gosford', 'Gosford'),
    'it is 72 km away, which is within',
  ],
  [
    'a town without a distance',
    distances(14, 'Terrigal', 'Nowra'),
    'neighbours.ts has no such suburb',
  ],
])('names %s', (_, check, sentence) => {
  const [first, ...others] = check()
  expect(first).toContain(sentence)
  expect(others).toEqual([])
})

it.each<[string, () => string[]]>([
  [
    'a file in the list',
    files({ 'services/karaoke.ts': { karaoke }, 'services.ts': { services: [karaoke] } }),
  ],
  [
    'different pictures',
    pictures(['services/karaoke.ts', 'services/karaoke'], ['services/dj.ts', 'services/dj']),
  ],
  ['a date off on the weekday', datesOff('2027-01-01')],
  ['dates off of two years', datesOff('2025-12-26', '2027-01-01', '2027-12-24')],
  ['no dates off', datesOff()],
  ['a link to an answer', answerLinks('/faq#cables')],
  ['a file as certificate', certificate('/favicon.svg')],
  ['no certificate', certificate('')],
  ['a weekend of one day if only Sunday is closed', weekend(1, 2, 3, 4, 5, 6)],
  ['a place where the company works', places('all of Sydney')],
  [
    'a suburb in two areas with different postcodes',
    suburbs({ shire: { 2230: ['Cronulla', 'Yellow Rock'] }, penrith: { 2777: ['Yellow Rock'] } }),
  ],
  ['a neighbour with the name of a suburb', neighbours({ 2999: { Cronulla: 9 } })],
  ['a region with a suburb of an area', region('Cronulla')],
  ['a region with a neighbour', region('Gosford')],
  ['an area and towns on their side of the radius', distances(100, 'Gosford', 'Nowra')],
])('accepts %s', (_, check) => {
  expect(check()).toEqual([])
})
