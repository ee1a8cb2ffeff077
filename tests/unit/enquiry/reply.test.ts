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
    expect(text).not.toMatch(/said|https:/)
    expect(reply({ fullName: 'Dr.' }, null)).toMatch(/^Hi,\n\n/)
  })

  it('names the total of a quote and links to it, unless the link is too long to leave room', () => {
    const { message } = createQuoteRequest(quote)
    const text = reply({ message: `${message}\n\nThank you.` }, formatQuotePath(quote))
    expect(message).toContain(/Our website said (.+)\. \[/.exec(text)?.[1])
    expect(text).toContain('for 24 hours. [Is that the price?]')
    expect(text).toContain('https://site.example/av-hire?list=led-par*4')
    expect(reply({ message }, `/av-hire?list=${'led-par.'.repeat(50)}`)).not.toContain('https:')
  })

  it('names the total of a service', () => {
    const [start] = [{ price: karaoke.startingFrom, ...karaoke.scope }]
    const { message } = createServiceEnquiry(karaoke, { start, hours: start.hours, count: 1 })
    expect(reply({ message })).toContain(
      `Our website said from ${formatBothPrices(karaoke.startingFrom)}.`,
    )
  })

  it('names the price of a tier, of one with more hours, and of advice, and links to it', () => {
    const { subject } = createTierEnquiry(premium, weddings)
    const plain = reply({ message: subject })
    expect(plain).toContain(`Our website said from ${formatBothPrices(premium.price)} for`)
    expect(plain).toContain('https://site.example/packages/weddings?light=premium#tiers')

    const { message } = createTierEnquiry(premium, weddings, { hours: 7 })
    const price = formatBothPrices(getTierPrice(weddings, premium, 7))
    expect(reply({ message })).toContain(`Our website said from ${price}.`)

    const brief = { event: 'wedding', guests: 60, place: 'indoors' } as const
    const advice = createAdviceEnquiry(brief, getAdvice(brief))
    const path = '/packages?event=wedding&guests=60'
    const advised = reply(advice, path)
    expect(advice.message).toContain(/Our website said (.+)\. \[/.exec(advised)?.[1])
    expect(advised).toContain(`https://site.example${path}`)
  })
})
