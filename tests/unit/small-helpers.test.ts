import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactLink } from '../../src/lib/contact-link'
import { toTwoLines } from '../../src/lib/two-lines'

describe('contactLink', () => {
  it('encodes subject and message', () => {
    expect(contactLink({ subject: 'Enquiry: Bands & Acoustic' })).toBe(
      '/contact?subject=Enquiry%3A%20Bands%20%26%20Acoustic',
    )
    expect(contactLink({ subject: 'a', message: 'b\nc' })).toBe('/contact?subject=a&message=b%0Ac')
  })

  it('produces a URL that parses to the same subject and message', () => {
    assert(
      property(
        string({ unit: 'grapheme', minLength: 1 }),
        string({ unit: 'grapheme', minLength: 1 }),
        (subject, message) => {
          const query = new URL(contactLink({ subject, message }), 'https://site.example').searchParams
          expect(query.get('subject')).toBe(subject)
          expect(query.get('message')).toBe(message)
        },
      ),
    )
  })
})

describe('toTwoLines', () => {
  it.each([
    ['Karaoke', ['Karaoke']],
    ['DJ Hire', ['DJ', 'Hire']],
    ['Live Music Production', ['Live Music', 'Production']],
    ['AV Engineering & Installation', ['AV Engineering', '& Installation']],
  ])('%s', (label, lines) => {
    expect(toTwoLines(label)).toEqual(lines)
  })
})
