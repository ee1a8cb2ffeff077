import { describe, expect, it, vi } from 'vitest'
import { createId } from '../../../src/lib/browser/create-id'
import { contactLink } from '../../../src/lib/contact-link'
import { getPictureSize, getPictureUrl, getSharePictureUrl, getWebpWidths } from '../../../src/lib/pictures'
import { withParams } from '../../../src/lib/query'
import { formatCount, formatGuests, formatList, formatNumber, toTwoDigits } from '../../../src/lib/text/quantities'
import { toTwoLines } from '../../../src/lib/text/two-lines'

describe('contactLink', () => {
  it('encodes subject and message, and has the event date', () => {
    expect(contactLink({ subject: 'Enquiry: Bands & Acoustic' })).toBe(
      '/contact?subject=Enquiry%3A%20Bands%20%26%20Acoustic',
    )
    expect(contactLink({ subject: 'a', message: 'b\nc' })).toBe('/contact?subject=a&message=b%0Ac')
    expect(contactLink({ subject: 'a', eventDate: '2026-12-04' })).toBe('/contact?subject=a&date=2026-12-04')
    expect(contactLink({ subject: 'a', link: '/av-hire?list=b*2' })).toBe(
      '/contact?subject=a&link=%2Fav-hire%3Flist%3Db*2',
    )
  })
})

it('formats a number or a range with its noun', () => {
  expect([formatCount(1, 'week'), formatCount(3, 'week')]).toEqual(['1 week', '3 weeks'])
  expect(formatCount({ from: 6, to: 8 }, 'week')).toBe('6-8 weeks')
  expect(formatGuests(80)).toBe('Up to 80 guests')
})

it('formats numbers and lists as Australians write them, and numbers in two digits', () => {
  expect([formatNumber(900), formatNumber(12_345)]).toEqual(['900', '12,345'])
  expect(formatList(['Basic', 'Premium', 'Diamond'])).toBe('Basic, Premium and Diamond')
  expect([toTwoDigits(7), toTwoDigits('a'), toTwoDigits(12)]).toEqual(['07', '0a', '12'])
})

it('writes a random id as a UUID of version 4', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => index)
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(bytes)
  expect(createId()).toBe('00010203-0405-4607-a809-0a0b0c0d0e0f')
})

it('leaves empty values out of a query, and keeps those of others', () => {
  const query = withParams(new URLSearchParams('utm_source=mail&q=a&page=2'), { q: 'b', page: '', sort: null })
  expect(query.toString()).toBe('utm_source=mail&q=b')
})

describe('toTwoLines', () => {
  it.each([
    ['Karaoke', ['Karaoke']],
    ['Bands & Acoustic', ['Bands & Acoustic']],
    ['Event Consultation', ['Event', 'Consultation']],
    ['Seventeen letters', ['Seventeen letters']],
    ['Bands or Bands now', ['Bands or', 'Bands now']],
    ['Live Music Production', ['Live Music', 'Production']],
    ['Artists and venues', ['Artists', 'and venues']],
    ['Telecommunications', ['Telecommunications']],
    ['AV Engineering & Installation', ['AV Engineering', '& Installation']],
    ['Roving & Interactive', ['Roving', '& Interactive']],
  ])('%s', (label, lines) => {
    expect(toTwoLines(label)).toEqual(lines)
  })
})

it('gives each picture the size of its folder, and paths that change with the picture', () => {
  const picture = { name: 'slides/stage', hash: 'abc' }
  expect(getPictureUrl(picture, 640, 'avif')).toBe('/pictures/slides/stage-abc-640.avif')
  expect(getSharePictureUrl(picture)).toBe('/pictures/slides/stage-abc-share.jpg')
  expect(getPictureSize(picture.name)).toMatchObject({ width: 1920, height: 1080 })
  expect(getWebpWidths(picture.name)).toEqual([640, 1920])
  expect(() => getPictureSize('posters/stage')).toThrow('No picture sizes for posters/stage')
})
