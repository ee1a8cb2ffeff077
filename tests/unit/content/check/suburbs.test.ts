import { expect, it } from 'vitest'
import { checkSuburbs } from '../../../../vite/content/rules/suburbs'

const areas = [{ id: 'shire', suburbs: ['Cronulla'] }]
const check = (table: Record<string, Record<string, string[]>>) =>
  checkSuburbs(table, areas).map(({ message }) => message)

it('accepts one suburb in two areas if the postcodes differ', () => {
  expect(check({ shire: { 2230: ['Cronulla', 'Yellow Rock'] }, penrith: { 2777: ['Yellow Rock'] } })).toEqual([])
})

it('finds a suburb that is listed twice, in one area or in two', () => {
  expect(check({ shire: { 2230: ['Cronulla', 'cronulla'] } })).toEqual(['cronulla 2230 is listed twice.'])
  expect(check({ shire: { 2230: ['Cronulla'] }, city: { 2230: ['Cronulla'] } })).toEqual([
    'Cronulla 2230 is listed twice, also in shire.',
  ])
})

it('finds a wrong postcode, and a suburb that an area names but does not have', () => {
  expect(check({ shire: { 3230: ['Miranda'] } })).toEqual([
    '3230 is not a postcode of New South Wales.',
    'Cronulla is missing, which src/content/terms/travel.ts names.',
  ])
})
