import { describe, expect, it } from 'vitest'
import { getPackage } from '../../../src/content/packages'
import { karaoke } from '../../../src/content/services/karaoke'
import { createAdviceEnquiry } from '../../../src/enquiry/advice-enquiry'
import { emptyEnquiry } from '../../../src/enquiry/enquiry'
import { createQuoteRequest } from '../../../src/enquiry/quote-message'
import { createReply } from '../../../src/enquiry/reply'
import { createServiceEnquiry } from '../../../src/enquiry/service-message'
import { createTierEnquiry } from '../../../src/enquiry/tier-enquiry'
import { emptyQuote, formatQuotePath } from '../../../src/hire/quote'
import { formatBothPrices } from '../../../src/lib/text/money'
import { getAdvice } from '../../../src/packages/advice'
import { getTierPrice } from '../../../src/packages/tier-prices'

const reply = (
  fields: Partial<typeof emptyEnquiry>,
  link: string | null = null,
  account?: string,
) =>
  createReply(
    { fields: { ...emptyEnquiry, fullName: 'Dr. Priya Nair', ...fields }, link },
    'https://site.example',
    account,
  )

const weddings = getPackage('weddings')
const [, premium] = weddings.tiers
const quote = { ...emptyQuote, kit: [{ id: 'led-par', count: 4 }] } as const

describe('the start of an answer', () => {
  it('greets, leaves a blank for whether the day is free, and ends with who answers', () => {
    const text = reply({ eventDate: '2026-12-12' }, null, 'kayla.merrick@company.example')
    expect(text).toMatch(/^Hi Priya,\n\n/)
    expect(text).toContain('Saturday, 12 December 2026: [are we free?]')
    expect(text).toMatch(/\n\nKayla Merrick\n[^\n]+$/)
    expect(reply({}, null, 'info@company.example')).not.toContain('Info')
    expect(text).not.toMatch(/price|https:/)
    for (const fullName of ['Dr.', 'Mr & Mrs Smith', 'Mr and Mrs Smith', 'Nair, Priya'])
      expect(reply({ fullName })).toMatch(/^Hi,\n\n/)
    expect(reply({ fullName: 'José O’Neill' })).toMatch(/^Hi José,\n\n/)
  })

  it('names the total of a quote and links to it, unless the link is too long to leave room', () => {
    const { message } = createQuoteRequest(quote)
    const text = reply({ message: `${message}\n\nThank you.` }, formatQuotePath(quote))
    expect(message).toContain(/The price in your message is (.+)\. \[/.exec(text)?.[1])
    expect(text).toContain('for 24 hours. [Is that the price?]')
    expect(text).toContain('https://site.example/av-hire?list=led-par*4')
    expect(reply({ message }, `/av-hire?list=${'led-par.'.repeat(50)}`)).not.toContain('https:')
  })

  it('names the total of a service', () => {
    const [start] = [{ price: karaoke.startingFrom, ...karaoke.scope }]
    const { message } = createServiceEnquiry(karaoke, { start, hours: start.hours, count: 1 })
    expect(reply({ message })).toContain(
      `The price in your message is from ${formatBothPrices(karaoke.startingFrom)}.`,
    )
  })

  it('names the price of a tier, of one with more hours, and of advice, and links to it', () => {
    const { subject } = createTierEnquiry(premium, weddings)
    const plain = reply({ message: subject })
    expect(plain).toContain(
      `Weddings Premium is from ${formatBothPrices(premium.price)} for 5 hours. [`,
    )
    expect(plain).toContain('https://site.example/packages/weddings?light=premium#tiers')

    const { message } = createTierEnquiry(premium, weddings, { hours: 7 })
    const price = formatBothPrices(getTierPrice(weddings, premium, 7))
    const longer = reply({ message })
    expect(longer).toContain(`The price in your message is from ${price} for 7 hours. [`)
    expect(longer).toContain('https://site.example/packages/weddings?light=premium&hours=7#tiers')
    const addOns = [{ text: 'Uplights', price: '$120' }]
    for (const hours of [5, 7])
      expect(
        reply({ message: createTierEnquiry(premium, weddings, { hours, addOns }).message }),
      ).toContain(` for ${hours} hours, without the add-ons. [`)

    const brief = { event: 'wedding', guests: 60, place: 'indoors' } as const
    const advice = createAdviceEnquiry(brief, getAdvice(brief))
    const path = '/packages?event=wedding&guests=60'
    const advised = reply(advice, path)
    expect(advice.message).toContain(/The price in your message is (.+)\. \[/.exec(advised)?.[1])
    expect(advised).toContain(`https://site.example${path}`)
  })
})
