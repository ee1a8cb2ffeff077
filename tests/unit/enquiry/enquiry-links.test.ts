import { expect, it } from 'vitest'
import { countUnreadLinks, readEnquiryLinks } from '../../../src/enquiry/enquiry-links'
import { hostileAddresses } from '../../support/backend/attacks'

const read = (text: string | null) =>
  readEnquiryLinks(text, '').map(({ name, path }) => [name, path])

it('reads the pages of an enquiry, one a line', () => {
  const links = readEnquiryLinks(
    '/packages/weddings?light=diamond&hours=7\n/av-hire?list=led-par*4\n/services/karaoke?hours=3',
    '',
  )
  expect(links.map(({ name, path }) => [name, path])).toEqual([
    ['package', '/packages/weddings?light=diamond&hours=7'],
    ['quote', '/av-hire?list=led-par*4'],
    ['service', '/services/karaoke?hours=3'],
  ])
  expect(links.map(({ booking }) => booking?.lines[0]?.kind)).toEqual(['tier', 'item', 'service'])
  expect(read('/packages?event=wedding&guests=80&place=indoors#which-package')).toEqual([
    ['advice', '/packages?event=wedding&guests=80&place=indoors#which-package'],
  ])
  expect(read(null)).toEqual([])
})

it('reads the same page once, and counts those that are too many to be read', () => {
  const link = '/services/karaoke?hours=3'
  expect(read([link, link, `${link}#x`, `${link}&`].join('\n'))).toEqual([['service', link]])
  const many = Array.from({ length: 20 }, (_, index) => `/services/dancers?count=${index}`).join(
    '\n',
  )
  expect(read(many).length + countUnreadLinks(many)).toBe(20)
  expect([countUnreadLinks(many) > 0, countUnreadLinks(link), countUnreadLinks(null)]).toEqual([
    true,
    0,
    0,
  ])
})

it.each([
  'https://evil.example/av-hire?list=xdj-xz',
  '//evil.example/av-hire?list=xdj-xz',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/contact?subject=DJ',
  '/eventsadmin',
  '/packages/../../eventsadmin',
  '/av-hire/../..//evil.example',
  'Weddings Diamond, $1',
  // Pages that show nothing that was asked about.
  '/av-hire',
  '/packages?event=unknown&place=//evil.example',
  '/packages?\\\\evil.example',
  '/av-hire?x=\u202Egpj',
])('takes no link from %j', (text) => expect(read(text)).toEqual([]))

it('takes no link from an attack', () => {
  expect(hostileAddresses.filter((address) => read(address).length > 0)).toEqual([])
})

it('says of a link of which nothing or a part is left that something is gone', () => {
  const links = readEnquiryLinks(
    '/av-hire?list=fax-machine\n/packages/weddings?light=basic&add=gone.uplights',
    '',
  )
  expect(links).toMatchObject([
    { name: 'quote', booking: null, hasUnknownParts: true },
    {
      name: 'package',
      booking: { lines: [{ addOns: [{ id: 'uplights' }] }] },
      hasUnknownParts: true,
    },
  ])
})

it.each(['2026-12-07', '2026-12-07.2026-12-04', '2026-02-30.2026-03-02'])(
  'says that a quote has dates that are not in its price: %s',
  (dates) => {
    expect(readEnquiryLinks(`/av-hire?list=led-par.${dates}`, '')).toMatchObject([
      { booking: { lines: [{ kind: 'item' }] }, hasUnknownParts: true },
    ])
  },
)

it('keeps nothing of a page of ours but its path and its parameters', () => {
  expect(read('/av-hire?list=xdj-xz&x="><script>#//evil')).toEqual([
    ['quote', '/av-hire?list=xdj-xz&x=%22%3E%3Cscript%3E'],
  ])
  expect(read('/packages?event=party&place=//evil.example')).toEqual([
    ['advice', '/packages?event=party#which-package'],
  ])
})
