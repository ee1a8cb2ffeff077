import { array, assert, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { formatAudWithCents } from '../../../src/lib/text/money'
import { formatCountInWords, formatList, formatNumber } from '../../../src/lib/text/quantities'

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
