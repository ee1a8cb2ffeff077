import { describe, expect, it } from 'vitest'
import { company } from '../../../src/content/company'
import { equipment, getEquipment } from '../../../src/content/equipment'
import { functionsPackage } from '../../../src/content/packages/functions'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { djHire } from '../../../src/content/services/dj-hire'
import { karaoke } from '../../../src/content/services/karaoke'
import { holidayRule, newYearsEveRule } from '../../../src/content/terms/crew-terms'
import { HIRE_HOURS } from '../../../src/content/terms/hire-terms'
import { HOLD_DAYS } from '../../../src/content/terms/payment-terms'
import { getDeliveryArea } from '../../../src/content/terms/travel'
import { emptyEnquiry } from '../../../src/enquiry/enquiry'
import { readEnquiryLinks } from '../../../src/enquiry/enquiry-links'
import { createReply } from '../../../src/enquiry/reply'
import { addDays, toSydneyTimestamp } from '../../../src/lib/dates/dates'
import { addPrices, formatBothPrices, multiplyPrice } from '../../../src/lib/text/money'

const reply = (fields: Partial<typeof emptyEnquiry>, link: string | null = null) =>
  createReply(
    {
      fields: { ...emptyEnquiry, fullName: 'Dr. Priya Nair', ...fields },
      links: readEnquiryLinks(link, fields.venue ?? ''),
    },
    'https://site.example',
  )

/** The day is kept until Saturday 5 December, so until Monday. */
const now = new Date(toSydneyTimestamp(addDays('2026-12-05', -HOLD_DAYS), '14:00'))
const replyFor = (
  fields: Partial<typeof emptyEnquiry>,
  fullDays: readonly string[] = [],
  link = '',
) =>
  createReply(
    {
      fields: { ...emptyEnquiry, ...fields },
      links: readEnquiryLinks(link, fields.venue ?? ''),
      fullDays,
    },
    '',
    now,
  )

const [weddingsBasic, weddingsPremium, weddingsDiamond] = weddingsPackage.tiers
const [functionsBasic] = functionsPackage.tiers
const ledPar = getEquipment('led-par')
const uplight = getEquipment('wireless-uplight')
const extraHours = functionsPackage.addOns.find(({ id }) => id === 'extra-hours')
const uplights = functionsPackage.addOns.find(({ id }) => id === 'uplights')
const trip = getDeliveryArea('parramatta').price
const weddingHours = weddingsPackage.hours
const karaokeHours = karaoke.scope.hours
const djHours = djHire.scope.hours

const getLine = (text: string, start: string) =>
  text.split('\n').find((line) => line.startsWith(start))

describe('the start of an answer', () => {
  it('greets, leaves a blank for whether the day is free, and ends with who answers', () => {
    const text = reply({ eventDate: '2026-12-12' })
    expect(text).toMatch(/^Hi Dr\. Priya Nair,\n\n/)
    expect(text).toContain('Saturday, 12 December 2026: [are we free?]')
    expect(text).toMatch(/\n\n\[Your name\]\n[^\n]+$/)
    expect(text).not.toMatch(/price|https:/)
    expect(reply({ fullName: ' Mr & Mrs\nNguyen ' })).toMatch(/^Hi Mr & Mrs Nguyen,\n\n/)
  })

  it('keeps the day only until before the event, and keeps no day that is full', () => {
    const kept = '\n\n[We keep the day for you until Monday 7 December.]\n\n'
    expect(replyFor({ eventDate: '2026-12-08' })).toContain(kept)
    for (const eventDate of ['', '2026-12-07', addDays('2026-12-05', 2 - HOLD_DAYS), '2026-01-20'])
      expect(replyFor({ eventDate })).not.toContain('We keep')
    const full = replyFor({ eventDate: '2026-12-12' }, ['2026-12-12'])
    expect(full).toContain('fully booked on Saturday, 12 December 2026')
    expect(full).not.toMatch(/We keep|are we free/)
  })

  it('says on which days the prices of the site are not right', () => {
    expect(replyFor({ eventDate: '2027-01-26' })).toContain(
      `[are we free?]\n\n[That's Australia Day. ${holidayRule}]\n\n`,
    )
    expect(replyFor({ eventDate: '2026-12-31' })).toContain(`\n\n[${newYearsEveRule}]\n\n`)
    expect(replyFor({ eventDate: '2027-01-27' })).not.toContain(holidayRule)
    // Our crew stays with a stage.
    const hire = (item: string) =>
      replyFor({ eventDate: '2026-12-30' }, [], `/av-hire?list=${item}.2026-12-30.2027-01-02`)
    expect(hire('stage-deck')).toContain(
      `[The dates include New Year's Day. ${holidayRule} ${newYearsEveRule}]`,
    )
    expect(hire('led-par')).not.toContain(newYearsEveRule)
  })

  it('asks for the songs of an event with a DJ, and for a first dance at weddings', () => {
    expect(replyFor({ servicesInterested: ['DJ Services'] })).toContain('your songs: must play')
    const wedding = '/packages/weddings?light=basic'
    expect(replyFor({}, [], wedding)).toContain('your songs: first dance, must play')
    expect(replyFor({ servicesInterested: ['Karaoke'] })).not.toContain('songs')
  })

  it('has no price for an enquiry without a link', () => {
    expect(reply({ message: 'Package Enquiry: constructor' })).not.toMatch(/\$|https:/)
  })

  it.each([
    [
      '/packages/weddings?light=premium',
      `${weddingsPremium.name} for ${weddingHours} hours: from ${formatBothPrices(weddingsPremium.price)}, with travel within about ${company.serviceRadiusKm} km of ${company.suburb}. [Is that the price?]`,
    ],
    [
      `/packages/weddings?light=premium&hours=${weddingHours + 2}&to=Nowra`,
      `${weddingsPremium.name} for ${weddingHours + 2} hours: from ${formatBothPrices(weddingsPremium.price + 2 * weddingsPremium.longerFrom)}, plus the trip to Nowra, which we quote. [Is that the price?]`,
    ],
    [
      '/packages/weddings?light=diamond&to=Coffs+Harbour',
      `${weddingsDiamond.name} for ${weddingHours} hours: from ${formatBothPrices(weddingsDiamond.price)}, plus the trip to “Coffs Harbour”, which we quote. [Is that the price?]`,
    ],
    [
      '/packages/functions?light=basic&add=uplights.extra-hours',
      `${functionsBasic.name} for ${functionsPackage.hours} hours, with “${extraHours?.text}” (${formatBothPrices(functionsPackage.extraHour)} per hour) and “${uplights?.text}”: from ${formatBothPrices(addPrices([functionsBasic.price, uplight.price24h]))}`,
    ],
    [
      `/services/karaoke?hours=${karaokeHours + 1}&to=Parramatta`,
      `${karaoke.name} for ${karaokeHours + 1} hours: from ${formatBothPrices(karaoke.startingFrom + karaoke.scope.extraHour + trip)}, with travel to Parramatta. [Is that the price?]`,
    ],
    [
      '/av-hire?list=led-par*4.to-collect',
      `4 × ${ledPar.name}: ${typeof ledPar.price24h === 'number' ? '' : 'from '}${formatBothPrices(multiplyPrice(ledPar.price24h, 4))} for ${HIRE_HOURS} hours. [Is that the price?]`,
    ],
  ])("names today's price of %s, and links to it", (path, sentence) => {
    const text = reply({}, path)
    expect(text).toContain(`\n\n${sentence}`)
    expect(text).toContain(`\nhttps://site.example${path}\n\n`)
  })

  it('names each of several prices, then what they are together, with one trip', () => {
    const text = reply({}, '/services/dj-hire?to=Parramatta\n/services/karaoke?to=Parramatta')
    for (const [{ name, startingFrom }, hours] of [
      [djHire, djHours],
      [karaoke, karaokeHours],
    ] as const) {
      const price = formatBothPrices(startingFrom)
      expect(text).toContain(`\n${name} for ${hours} hours: from ${price}.\nhttps:`)
    }
    const together = formatBothPrices(djHire.startingFrom + karaoke.startingFrom + trip)
    expect(text).toContain(
      `Together: from ${together}, with travel to Parramatta. [Is that the price?]`,
    )
  })

  it('takes the venue for what has no other place, and gear that may be collected for what has none', () => {
    const at = (link: string, venue: string) => reply({ venue }, link)
    const price = formatBothPrices(djHire.startingFrom + trip)
    expect(at(`/services/dj-hire?hours=${djHours}`, 'Town Hall, Parramatta')).toContain(
      `from ${price}, with travel to Parramatta.`,
    )
    expect(at('/packages/weddings?light=basic', 'Showground, Nowra')).toContain(
      'plus the trip to Nowra, which we quote.',
    )
    const other = at('/services/dj-hire?to=Penrith', 'Showground, Nowra')
    expect(other).toContain('with travel to Penrith.')
    expect(other).toContain('\n\n[The venue is in Nowra: is the trip to Penrith right?]\n\n')
    expect(at('/services/dj-hire?to=Penrith', '12 High Street, Penrith')).not.toContain('The venue')
    expect(at('/av-hire?list=led-par', 'Parramatta')).not.toContain('travel')
    expect(at('/services/dj-hire?to=Penrith\n/services/karaoke', 'Nowra')).toMatch(
      /Together: .*, with travel to Penrith\./,
    )
  })

  it('names a place of which it is not clear where it is, unless the venue says it', () => {
    const at = (venue: string) => reply({ venue }, '/services/dj-hire?to=Paramatta')
    expect(at('Paramatta')).toContain(', before the trip to “Paramatta”.')
    expect(at('Town Hall, Parramatta')).toContain(', with travel to Parramatta.')
  })

  it('says which of the days of a hire are full on which our people come', () => {
    const eventDate = '2026-12-18'
    const full = (link: string, ...fullDays: string[]) =>
      /fully booked on (.*), sorry/.exec(replyFor({ eventDate }, fullDays, link))?.[1]
    const hire = (rest: string) => `/av-hire?list=${rest}`
    const delivered = hire('led-par.2026-12-18.2026-12-21.to-parramatta')
    expect(full(delivered, '2026-12-19', '2026-12-21')).toBe('Monday, 21 December 2026')
    // Our crew stays with a stage.
    expect(full(hire('stage-deck.2026-12-18.2026-12-21'), '2026-12-19')).toContain('19 December')
    const collected = hire('led-par.2026-12-18.2026-12-21.to-collect')
    expect(full(collected, '2026-12-18', '2026-12-21')).toBeUndefined()
    expect(full('/packages/speakers?light=basic', eventDate)).toBeUndefined()
    expect(full('/packages/speakers?light=basic&add=technician', eventDate)).toContain(
      '18 December',
    )
    expect(full(`${collected}\n/services/dj-hire`, eventDate)).toContain('18 December')
  })

  it('takes an area or a postcode alone for the same place as a suburb in it', () => {
    for (const [area, suburb] of [
      ['2150', 'Parramatta'],
      ['Inner+West', 'Newtown'],
    ] as const) {
      const links = `/services/dj-hire?to=${area}\n/services/karaoke?to=${suburb}`
      expect(reply({}, links)).toMatch(
        new RegExp(`^Together: .*, with travel to ${suburb}\\.`, 'm'),
      )
    }
  })

  it('takes one place for one suburb outside our areas, whatever includes the trip', () => {
    const quote = '/av-hire?list=led-par.to-elsewhere&to=Gosford'
    expect(reply({}, `${quote}\n/packages/weddings?light=diamond&to=Gosford`)).toMatch(
      /^Together: .*, with travel to Gosford\./m,
    )
    expect(reply({}, `${quote}\n/services/dj-hire?to=Gosford`)).toMatch(
      /^Together: .*, plus the trip to Gosford, which we quote\./m,
    )
  })

  it.each([
    ['/services/dj-hire?to=Paramatta', ', before the trip to “Paramatta”.'],
    ['/packages/weddings?light=premium&to=Paramatta', ', with travel within about'],
  ])(
    'says one trip to a place that is not clear, whether %s comes before or after a quote',
    (link, sentence) => {
      const quote = '/av-hire?list=led-par.to-elsewhere&to=Paramatta'
      for (const links of [`${quote}\n${link}`, `${link}\n${quote}`])
        expect(getLine(reply({}, links), 'Together: ')).toContain(sentence)
    },
  )

  it('has no line of its own for what a link or a venue says, whatever line breaks they have', () => {
    const words = 'Hall”.\n\nTogether: $5 incl. GST.\r\n\r\nThank you'
    for (const text of [
      reply({}, `/packages/weddings?light=premium&to=${encodeURIComponent(words)}`),
      reply({ venue: words }, '/packages/weddings?light=premium'),
    ]) {
      expect(getLine(text, weddingsPremium.name)).toContain(
        'to “Hall”. Together: $5 incl. GST. Thank you”, which we quote. [Is that the price?]',
      )
      expect(getLine(text, 'Together')).toBeUndefined()
    }
  })

  it('takes the venue for gear that is delivered to a place that we do not know', () => {
    const venue = 'Town Hall, Parramatta'
    const quote = '/av-hire?list=led-par.to-elsewhere'
    expect(reply({ venue }, `${quote}&to=Paramatta`)).toContain(', with travel to Parramatta.')
    expect(reply({ venue }, `${quote}&to=Paramatta\n/services/dj-hire`)).toMatch(
      /^Together: .*, with travel to Parramatta\./m,
    )
    expect(reply({ venue }, quote)).toContain(', with travel to Parramatta.')
  })

  it('asks about a trip to somewhere that has no name', () => {
    expect(
      reply({}, '/services/dj-hire?to=Parramatta\n/av-hire?list=led-par.to-elsewhere'),
    ).toContain('[Parramatta and somewhere else: is that one trip or several?]')
  })

  it('says of a link that a part of it is gone', () => {
    expect(reply({}, '/packages/weddings?light=gold')).toContain(
      '?light=gold\n[The link also names something that we have no price for. Check the price.]\n\n',
    )
  })

  it('says for how long gear is hired where it stands alone, and not in a sum with others', () => {
    const text = reply({}, '/av-hire?list=led-par\n/services/karaoke?to=Parramatta')
    expect(getLine(text, `${ledPar.name}: `)).toMatch(new RegExp(` for ${HIRE_HOURS} hours\\.$`))
    expect(text).toMatch(/^Together: [^,]*\+GST\), with travel to Parramatta\./m)
  })

  it('does not choose between two places', () => {
    const text = reply(
      {},
      '/packages/weddings?light=basic&to=Parramatta\n/services/karaoke?to=Nowra',
    )
    expect(getLine(text, weddingsBasic.name)).toContain(', with travel to Parramatta.')
    expect(getLine(text, karaoke.name)).toContain(', plus the trip to Nowra, which we quote.')
    expect(text).toContain('\n\n[Parramatta and Nowra: is that one trip or several?]\n\n')
    expect(text).not.toContain('Together')
    // With and without its postcode, a suburb is one place.
    expect(
      reply({}, '/packages/weddings?to=Parramatta+2150\n/services/karaoke?to=Parramatta'),
    ).toContain('Together')
    // An area of a quote and a suburb in it are one place.
    expect(
      reply({}, '/av-hire?list=led-par.to-parramatta\n/services/karaoke?to=Harris+Park'),
    ).toContain('Together')
  })

  it('links to advice without a price, and leaves out a link that is too long to leave room', () => {
    expect(reply({}, '/packages?event=wedding&guests=60')).toContain(
      '\n\nhttps://site.example/packages?event=wedding&guests=60#which-package\n\n',
    )
    const ids = equipment.map(({ id }) => id).join('.')
    const text = reply({}, `/av-hire?list=${ids}`)
    expect(text).toContain(`Your quote of ${equipment.length} items: from $`)
    expect(text).not.toContain('https:')
  })
})
