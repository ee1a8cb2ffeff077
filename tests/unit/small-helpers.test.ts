import { describe, expect, it } from 'vitest'
import { contactLink } from '../../src/lib/contact-link'
import { getPictureSize, getPictureUrl, getSharePictureUrl } from '../../src/lib/pictures'
import { formatCount } from '../../src/lib/quantities'
import { toTwoLines } from '../../src/lib/two-lines'

describe('contactLink', () => {
  it('encodes subject and message', () => {
    expect(contactLink({ subject: 'Enquiry: Bands & Acoustic' })).toBe(
      '/contact?subject=Enquiry%3A%20Bands%20%26%20Acoustic',
    )
    expect(contactLink({ subject: 'a', message: 'b\nc' })).toBe('/contact?subject=a&message=b%0Ac')
  })
})

it('formats a number or a range with its noun', () => {
  expect([formatCount(1, 'week'), formatCount(3, 'week')]).toEqual(['1 week', '3 weeks'])
  expect(formatCount({ from: 6, to: 8 }, 'week')).toBe('6-8 weeks')
})

describe('toTwoLines', () => {
  it.each([
    ['Karaoke', ['Karaoke']],
    ['DJ Hire', ['DJ', 'Hire']],
    ['Bass or Bass', ['Bass', 'or Bass']],
    ['Live Music Production', ['Live Music', 'Production']],
    ['AV Engineering & Installation', ['AV Engineering', '& Installation']],
  ])('%s', (label, lines) => {
    expect(toTwoLines(label)).toEqual(lines)
  })
})

it('gives each picture the size of its folder, and paths that change with the picture', () => {
  const picture = { name: 'slides/stage', hash: 'abc' }
  expect(getPictureUrl(picture, 640, 'avif')).toBe('/pictures/slides/stage-abc-640.avif')
  expect(getSharePictureUrl(picture)).toBe('/pictures/slides/stage-abc-share.jpg')
  expect(getPictureSize(picture.name)).toMatchObject({ width: 1920, height: 1080 })
  expect(() => getPictureSize('posters/stage')).toThrow('No picture sizes for posters/stage')
})
