import { expect, it } from 'vitest'
import { checkSuburbs } from '../../../../vite/content/rules/suburbs'

const areas = [{ id: 'shire', name: 'Shire', suburbs: ['Cronulla'] }]
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

it('finds a suburb that is already in the name of its area', () => {
  const south = { id: 'south', name: 'Liverpool and Fairfield', suburbs: ['Fairfield', 'Moorebank'] }
  expect(checkSuburbs({ south: { 2165: ['Fairfield'], 2170: ['Moorebank'] } }, [south])).toEqual([
    { entry: 'south', message: 'the area is already called Fairfield. Name other suburbs of it.' },
  ])
})

it('finds a wrong postcode, and a suburb that an area names but does not have', () => {
  expect(check({ shire: { 3230: ['Miranda'] } })).toEqual([
    '3230 is not a postcode of New South Wales.',
    'Cronulla is missing, which src/content/terms/travel.ts names.',
  ])
})
