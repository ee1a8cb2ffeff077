import { describe, expect, it } from 'vitest'
import { slides } from '../../../src/content/about/slides'
import { company } from '../../../src/content/company'
import { equipment } from '../../../src/content/equipment'
import { packages } from '../../../src/content/packages'
import { corporatePackage } from '../../../src/content/packages/corporate'
import { functionsPackage } from '../../../src/content/packages/functions'
import { weddingsPackage } from '../../../src/content/packages/weddings'
import { services } from '../../../src/content/services'
import { HIRE_HOURS } from '../../../src/content/terms/hire-terms'
import {
  depositDaysBeforeStart,
  refundPaymentDays,
  refundRequestDays,
} from '../../../src/content/terms/payment-terms'
import { budgets, eventTypes, servicesInterested } from '../../../src/enquiry/options'
import { sitemap } from '../../../src/sitemap'

// What was agreed with the client: docs/owner.md lists it. All other tests read these values from the content, so that a
// change is made there and here. Prices are in AUD, excluding GST.

// A service, a package or a weekly event that is added later changes nothing that was agreed.
it('keeps the services, in the order of the menus, with their starting prices', () => {
  const agreed = [
    ['event-consultation', 500],
    ['live-music-production', 1500],
    ['dj-hire', 350],
    ['bands-acoustic', 450],
    ['karaoke', 350],
    ['av-hire', 100],
    ['av-engineering-installation', 1200],
    ['photography-videography', 450],
    ['marketing-consultation', 800],
    ['dancers', 350],
    ['roving-interactive', 250],
  ]
  const slugs = agreed.map(([slug]) => slug)
  const current = services.map(({ slug, startingFrom }) => [slug, startingFrom])
  expect(current.filter(([slug]) => slugs.includes(slug))).toEqual(agreed)
})

describe('packages', () => {
  it('keep their order, and the prices of basic, premium, diamond and horizon', () => {
    const agreed = [
      ['functions', 600, 700, 800, 1000],
      ['weddings', 1000, 1200, 1800, 2500],
      ['corporate', 1000, 1250, 2500, 3500],
      ['dj-equipment', 250, 300, 500, 700],
      ['av-equipment', 150, 220, 400, 650],
      ['speakers', 120, 180, 220, 400],
      ['production', 350, 480, 650, 800],
    ]
    const slugs = agreed.map(([slug]) => slug)
    const current = packages.map(({ slug, tiers }) => [slug, ...tiers.map(({ price }) => price)])
    expect(current.filter(([slug]) => slugs.includes(slug))).toEqual(agreed)
  })

  it('keep the hours that the price buys, and what an extra hour costs', () => {
    expect(functionsPackage).toMatchObject({ hours: 3, extraHour: 150 })
    expect(weddingsPackage).toMatchObject({ hours: 5 })
    expect(corporatePackage).toMatchObject({ hours: 5 })
    expect(HIRE_HOURS).toBe(24)
  })
})

it('keeps the prices of hire items', () => {
  expect(Object.fromEntries(equipment.map(({ id, price24h }) => [id, price24h]))).toMatchObject({
    'xdj-xz': 100,
    'xdj-rx3': 140,
    'cdj-3000-set': 300,
    'dj-controller': 100,
    'pa-tower-28': 160,
    'moving-head-beam': { from: 60, to: 90 },
  })
})

it('keeps the options of the enquiry form', () => {
  expect(eventTypes.map(({ value }) => value).join(' ')).toBe(
    'wedding corporate birthday anniversary engagement conference product-launch charity school other',
  )
  expect(budgets.map(({ value }) => value).join(' ')).toBe(
    'under-1000 1000-2500 2500-5000 5000-10000 10000-20000 over-20000 discuss',
  )
  expect(servicesInterested.join(', ')).toBe(
    'DJ Services, Live Entertainment, Sound System, Lighting, Photography, Videography, Event Production, AV Equipment Hire, Karaoke, Event Consultation',
  )
})

it('keeps the addresses of the pages', () => {
  const agreed =
    '/ /about /about/company /team /services /services/:slug /packages /packages/:slug /av-hire /upcoming-events /eventsadmin /contact /faq /terms /privacy'
  expect(sitemap.map(({ path }) => path)).toEqual(expect.arrayContaining(agreed.split(' ')))
})

it('keeps the titles of the slides on the home page', () => {
  expect(slides.map(({ title }) => title)).toEqual([
    'Ideas to Life',
    'Envision the Future',
    'Your Canvas is our Art',
  ])
})

it('keeps the reply time, the service area and the terms of payment', () => {
  expect(company).toMatchObject({ replyTime: '1-2 business days', serviceRadiusKm: 100 })
  expect({ depositDaysBeforeStart, refundRequestDays, refundPaymentDays }).toEqual({
    depositDaysBeforeStart: 7,
    refundRequestDays: 7,
    refundPaymentDays: 7,
  })
})
