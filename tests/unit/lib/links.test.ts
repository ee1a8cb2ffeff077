import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMailLink, getPhoneLink, getTicketHref, isImageUrl } from '../../../src/lib/links'
import { hostileAddresses } from '../../support/backend/attacks'

const SITE = 'https://southbeam.example'

describe('getTicketHref', () => {
  it.each([
    ['https://tickets.example/dusk', 'https://tickets.example/dusk'],
    ['  /packages/weddings\n', '/packages/weddings'],
  ])('accepts "%s"', (link, href) => expect(getTicketHref(link)).toBe(href))

  it.each([
    null,
    '',
    'tickets.example',
    './contact',
    '#top',
    '/\n/evil.example',
    'https://',
    'https://tickets.example/a b',
    '/con\u0000tact',
    'https://tickets\u200b .example',
  ])('rejects %j', (link) => expect(getTicketHref(link)).toBeNull())

  it('rejects every attack', () => {
    expect(hostileAddresses.filter((address) => getTicketHref(address) !== null)).toEqual([])
  })

  it('returns only web addresses and paths on the site', () => {
    const pieces = [...Array.from('/\\\t\n \0:@.#?'), '//', '..', 'evil.example', 'javascript:']
    const links = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        links.map((parts) => parts.join('')),
        (text) => {
          const href = getTicketHref(text)
          if (href === null) return
          const target = new URL(href, SITE)
          expect(['http:', 'https:']).toContain(target.protocol)
          expect(target.origin === SITE || !href.startsWith('/')).toBe(true)
          expect(href).toBe(text.trim())
        },
      ),
    )
  })
})

it.each([
  ['https://images.example/a.jpg', true],
  ['/sample-events/stage.jpg', true],
  ['', false],
  [' /stage.jpg', false],
])('takes "%s" for the address of a picture: %s', (url, isTaken) => {
  expect(isImageUrl(url)).toBe(isTaken)
  expect(hostileAddresses.filter(isImageUrl)).toEqual([])
})

describe('getMailLink', () => {
  const getLink = (text: string) =>
    getMailLink('a@b.example', { subject: 'A & B', text, cutNote: '[cut]' })
  const getText = (link: string) => new URL(link).searchParams.get('body')?.replaceAll('\r\n', '\n')

  it('escapes the text of an email', () => {
    expect(getLink('One?\nTwo')).toBe('mailto:a@b.example?subject=A%20%26%20B&body=One%3F%0D%0ATwo')
  })

  it.each([
    ['English', 'We are planning a party. '.repeat(400)],
    ['Chinese', '我们想要一个派对'.repeat(400)],
    ['Arabic', 'نريد حفلة '.repeat(400)],
    ['emoji', 'a🎉👩‍🎤'.repeat(400)],
    ['a list', '> 1 speaker\n'.repeat(400)],
  ])(
    'cuts a long text in %s where mail programs can still open the link, and says so',
    (_, text) => {
      const link = getLink(text)
      expect(link.length).toBeLessThan(2000)
      expect(link.length).toBeGreaterThan(1700)
      const [start = '', ...rest] = getText(link)?.split('\n[cut]') ?? []
      expect(rest).toEqual([''])
      expect(text.startsWith(start)).toBe(true)
    },
  )

  it('leaves a text that fits as it is', () => {
    const text = 'x'.repeat(1700)
    expect(getText(getLink(text))).toBe(text)
  })
})

describe('getPhoneLink', () => {
  it.each([
    ['0491 570 006', '0491570006'],
    ['+61 (0)491 570-006', '+61491570006'],
    ['(02) 5550 0142', '0255500142'],
    ['\u202d0491 570 006\u202c', '0491570006'],
    ['0491\u200b570\u200b006', '0491570006'],
    ['\u200e0491\u00a0570\u00a0006\ufe0d', '0491570006'],
    ['0491‑570‑006', '0491570006'],
    ['0491–570—006', '0491570006'],
    ['0491/570/006', '0491570006'],
    ['0491,570,006', '0491570006'],
    ['０４９１　５７０　００６', '0491570006'],
    ['＋61 491 570 006', '+61491570006'],
    ['tel:0491570006', '0491570006'],
    ['0491 570 006 (mobile)', '0491570006'],
    ['0491 570 006, after 6', '0491570006'],
    ['0491 570 006 6pm', '0491570006'],
    ['M: 0491 570 006', '0491570006'],
    ['02 5550 0142 ext 12345', '0255500142'],
    ['13 11 14', '131114'],
    ['1300 975 707', '1300975707'],
    ['0044 20 7946 0958', '00442079460958'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('calls %j', (text, number) => expect(getPhoneLink(text)).toBe(`tel:${number}`))

  it.each([
    '',
    'none',
    '12345',
    '1234567890123456',
    '0491 570 006 or 0491 570 156',
    '0491 570 006, 0491 570 156',
    '0491570006/0491570156',
    '5550 0142/43',
    'M: 0491 570 006 H: 02 5550 0142',
    '0491 570 006 0491 570 156',
    '0491 570 OO6',
    'O491 570 006',
    '0491 57o 006',
    '0491 570 OOO',
    // A time or something else behind the number.
    '0491 570 006 (6 pm)',
    '0491 570 006 6.30pm',
    '0491 570 006 - 9 to 5',
    '0491 570 006 9-5',
    '+61 491 570 006 (2)',
    '(02) 5550 0142 12',
    '1 0491 570 006',
  ])('does not call %j', (text) => expect(getPhoneLink(text)).toBeNull())
})
