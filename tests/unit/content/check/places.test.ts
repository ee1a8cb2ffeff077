import { expect, it } from 'vitest'
import { checkPlaces } from '../../../../vite/content/rules/places'

const entry = { slug: 'dj', seo: { title: 'DJs in Sydney' }, rows: [{ text: 'From the Shire to Newcastle' }] }
const contents = new Map<string, Record<string, unknown>>([
  ['services.ts', { services: [entry] }],
  ['services/dj.ts', { dj: entry }],
  ['about/team.ts', { team: [{ bio: 'Grew up in Cronulla.' }] }],
])

it('finds what is left of the old town, once, in the file of the entry', () => {
  expect(checkPlaces(contents, 'Newcastle, Lake Macquarie')).toEqual([
    {
      file: 'src/content/services/dj.ts',
      message: "'DJs in Sydney' names Sydney, which neither company.ts nor terms/travel.ts does.",
    },
    {
      file: 'src/content/services/dj.ts',
      message: "'From the Shire to Newcastle' names Shire, which neither company.ts nor terms/travel.ts does.",
    },
  ])
})

it('allows the places where the company works', () => {
  expect(checkPlaces(contents, 'all of Sydney; the Shire')).toEqual([])
})
