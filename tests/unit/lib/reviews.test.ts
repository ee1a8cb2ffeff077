import { expect, it } from 'vitest'
import { formatRating, formatReview } from '../../../src/lib/text/reviews'

it.each([
  ['https://maps.app.goo.gl/abc', 'Google review, March 2026'],
  ['https://www.google.com.au/maps/reviews/abc', 'Google review, March 2026'],
  ['https://www.facebook.com/southbeam/reviews', 'Facebook review, March 2026'],
  ['https://www.mygoogle.com/abc', 'mygoogle.com review, March 2026'],
])('names the source and the month of %s', (url, text) => {
  expect(formatReview({ url, month: '2026-03' })).toBe(text)
})

it('says how many reviews a rating is from, and when it was read', () => {
  const url = 'https://g.page/r/southbeam'
  expect(formatRating({ url, value: 4.9, count: 1087, date: '2026-11-27' })).toBe(
    '4.9 out of 5 from 1,087 reviews at Google, November 2026',
  )
})
