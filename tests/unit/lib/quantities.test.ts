import { array, assert, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { formatAudWithCents } from '../../../src/lib/text/money'
import {
  formatCountInWords,
  formatList,
  formatNumber,
  MAX_GUESTS,
  parseGuests,
} from '../../../src/lib/text/quantities'

it('writes numbers, amounts and lists as Intl does for Australia', () => {
  const currency = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
  const list = new Intl.ListFormat('en-AU')
  assert(
    property(integer({ min: 0 }), (number) => {
      expect(formatNumber(number)).toBe(number.toLocaleString('en-AU'))
      expect(formatAudWithCents(number / 100)).toBe(currency.format(number / 100))
    }),
  )
  assert(
    property(array(string(), { maxLength: 4 }), (texts) => {
      expect(formatList(texts)).toBe(list.format(texts))
    }),
  )
})

it.each([
  [1, 'one party'],
  [4, 'four parties'],
  [11, '11 parties'],
])('writes a count of %j in words: %s', (count, text) =>
  expect(formatCountInWords(count, 'party', 'parties')).toBe(text),
)

it.each([
  ['120 guests', 120],
  [' 1,200 ', 1200],
  ['1 200', 1200],
  ['80-100', 100],
  ['１２０', 120],
  ['0', null],
  ['10000', MAX_GUESTS],
  ['10001', null],
  ['1e3', null],
  ['', null],
])('reads %j guests as %j', (text, guests) => {
  expect(parseGuests(text)).toBe(guests)
})
