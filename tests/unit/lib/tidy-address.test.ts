import { expect, it } from 'vitest'
import { getChoices, tidyQuery } from '../../../src/lib/tidy-address'

it.each([
  ['', ''],
  ['?', '?'],
  ['?light=diamond&hours=7', '?light=diamond&hours=7'],
  // A search keeps its letters, its question mark and its full stop, and a message all of its words.
  ['?q=DJ%20Booth%3F.&category=lighting', '?q=DJ%20Booth%3F.&category=lighting'],
  ['?subject=A%20%26amp;%20B', '?subject=A%20%26amp;%20B'],
  ['?message=Outdoors?%20In%20Kiama.?utm_source=x', '?message=Outdoors%3F+In+Kiama.&utm_source=x'],
  ['?q=DJ.&LIGHT=Diamond).', '?q=DJ.&light=diamond'],
  ['?light=diamond&amp%3Bhours=7', '?light=diamond&hours=7'],
])('puts %j in order', (search, tidy) => expect(tidyQuery(search)).toBe(tidy))

it("knows the visitor's choices from a campaign", () => {
  expect(getChoices('?utm_source=x&light=diamond&to=Penrith&hours=7')).toBe(
    '?light=diamond&hours=7',
  )
  expect(getChoices('?utm_source=x')).toBe('')
})
