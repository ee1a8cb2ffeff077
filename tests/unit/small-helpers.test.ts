import { describe, expect, it, vi } from 'vitest'
import { contactLink } from '../../src/lib/contact-link'
import { getPictureSize, getPictureUrl, getSharePictureUrl } from '../../src/lib/pictures'
import { formatCount, formatFloor, formatGuests } from '../../src/lib/quantities'
import { prefersReducedMotion } from '../../src/lib/reduced-motion'
import { toTwoLines } from '../../src/lib/two-lines'

describe('contactLink', () => {
  it('encodes subject and message', () => {
    expect(contactLink({ subject: 'Enquiry: Bands & Acoustic' })).toBe(
      '/contact?subject=Enquiry%3A%20Bands%20%26%20Acoustic',
    )
    expect(contactLink({ subject: 'a', message: 'b\nc' })).toBe('/contact?subject=a&message=b%0Ac')
  })
})

describe('quantities', () => {
  it('formats a number or a range with its noun', () => {
    expect([formatCount(1, 'week'), formatCount(3, 'week')]).toEqual(['1 week', '3 weeks'])
    expect(formatCount({ from: 6, to: 8 }, 'week')).toBe('6-8 weeks')
  })

  it('formats floor space and guests', () => {
    expect(formatFloor({ width: 3, depth: 2 })).toBe('3 × 2 m')
    expect(formatGuests(80)).toBe('Up to 80 guests')
  })
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

describe('pictures', () => {
  const picture = { name: 'slides/stage', hash: 'abc', colour: '#000000', alt: 'A stage' }

  it('have the size of their folder', () => {
    expect(getPictureSize('slides/stage')).toMatchObject({ width: 1920, height: 1080 })
    expect(() => getPictureSize('posters/stage')).toThrow('No picture sizes for posters/stage')
  })

  it('have a path for each width and format', () => {
    expect(getPictureUrl(picture, 640, 'avif')).toBe('/pictures/slides/stage-abc-640.avif')
  })

  it('have a path for share cards that changes with the picture', () => {
    expect(getSharePictureUrl(picture)).toBe('/pictures/slides/stage-abc-share.jpg')
  })
})

describe('prefersReducedMotion', () => {
  it.each([true, false])('returns the setting of the browser: %s', (matches) => {
    vi.stubGlobal('window', {
      matchMedia: (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && matches }),
    })
    expect(prefersReducedMotion()).toBe(matches)
    vi.unstubAllGlobals()
  })
})
