import { expect, it } from 'vitest'
import { equipment } from '../../../../src/content/equipment'
import { checkNotHired } from '../../../../vite/content/rules/not-hired'

const entry = { id: 'photo-booth', name: 'photo booths', alsoKnownAs: ['selfie booth'] }
const [item] = equipment

it.each([
  [{ name: 'Photo Booth' }, 1],
  [{ alsoKnownAs: ['Selfie booths'] }, 1],
  [{ name: 'DJ Booth' }, 0],
])('names what we have and say that we do not: %j', (names, count) => {
  const items = item ? [{ ...item, ...names }] : []
  expect(checkNotHired([entry], items)).toHaveLength(count)
})

it('names a word that two entries have', () => {
  const other = { id: 'booths', name: 'booths', alsoKnownAs: ['Photo booth'] }
  expect(checkNotHired([entry, other], []).map(({ message }) => message)).toEqual([
    "'photo-booth' is called 'Photo booth', too. Take that name out of one of them.",
  ])
})
