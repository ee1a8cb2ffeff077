import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMailLink, getTicketHref, isImageUrl } from '../../../src/lib/links'
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
    const links = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 })
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

it('escapes the text of an email', () => {
  expect(getMailLink('a@b.example', { subject: 'A & B', text: 'One?\nTwo' })).toBe(
    'mailto:a@b.example?subject=A%20%26%20B&body=One%3F%0D%0ATwo',
  )
})
