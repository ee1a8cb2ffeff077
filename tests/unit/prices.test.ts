import { describe, expect, it } from 'vitest'
import { equipment, getEquipment } from '../../src/content/equipment'
import type { Kit } from '../../src/content/equipment/kit'
import { packages } from '../../src/content/packages'
import { services } from '../../src/content/services'
import { technician } from '../../src/content/terms/hire-terms'
import { deliveryAreas } from '../../src/content/terms/travel'
import { createQuoteRequest } from '../../src/enquiry/quote-message'
import { createServiceEnquiry } from '../../src/enquiry/service-message'
import { createTierEnquiry } from '../../src/enquiry/tier-enquiry'
import { emptyQuote, getQuotePrice } from '../../src/hire/quote'
import { getTotal, type Price } from '../../src/lib/text/money'
import { formatAddOnPrice } from '../../src/packages/add-ons'
import { getServiceTotal, getStartingPrices } from '../../src/packages/services'
import { getTierHours, getTierPrice } from '../../src/packages/tier-prices'
import { getTierDetails } from '../../src/packages/tiers'

// What one pays, added up here from the content in whole cents and in another way than the site does.

const toCents = (aud: number) => Math.round(aud * 100)
const addGst = (cents: number) => Math.round((cents * 11) / 10)
const range = (price: Price): [number, number] => (typeof price === 'number' ? [price, price] : [price.from, price.to])

/** The areas in which people travel at no extra cost. */
const shire = deliveryAreas.filter(({ isFreeForPeople }) => isFreeForPeople).map(({ id }) => id)

/** '$1,234.50', of cents excluding GST. */
function inclGst(cents: number): string {
  const total = addGst(cents)
  const dollars = Math.floor(total / 100)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return total % 100 === 0 ? `$${dollars}` : `$${dollars}.${String(total % 100).padStart(2, '0')}`
}

/** The sum of a hire in cents: the lowest and the highest. */
function addUpHire(kit: Kit, days: number, areaPrice: number, isShire: boolean): number[] {
  const lines = kit.map(({ id, count }) => ({ ...getEquipment(id), count }))
  const hasCrew = lines.some(({ crewFrom }) => crewFrom !== undefined)
  const trip = hasCrew && isShire ? 0 : toCents(areaPrice)
  return [0, 1].map((bound) =>
    lines.reduce(
      (sum, { price24h, crewFrom, count }) =>
        sum + toCents(range(price24h)[bound] ?? 0) * days * count + toCents(crewFrom ?? 0) * count,
      trip,
    ),
  )
}

const withoutCrew = equipment.filter(({ crew }) => !crew).map(({ id }): Kit => [{ id, count: 2 }])
const withCrew = equipment.filter(({ crew }) => crew).map(({ id }): Kit => [{ id, count: 1 }])
const mixed = withCrew.map((kit): Kit => [...kit, { id: 'powered-speaker-12', count: 2 }])

describe.each(deliveryAreas)('in $name', ({ id: area, name, price }) => {
  it('a hire costs its items for the days, its crew and one trip, in the total and in the message', () => {
    for (const kit of [...withoutCrew, ...withCrew, ...mixed]) {
      for (const days of [1, 2, 5]) {
        const quote = { ...emptyQuote, kit, delivery: area }
        const [from = 0, to = 0] = addUpHire(kit, days, price, shire.includes(area))
        expect(range(getTotal(getQuotePrice(quote, days))).map(toCents)).toEqual([from, to])
        const { message } = createQuoteRequest(quote, { from: '2026-12-04', to: '2026-12-05', days })
        expect(message).toContain(`${from === to ? inclGst(from) : `${inclGst(from)}-${inclGst(to)}`} incl. GST`)
      }
    }
  })

  it('a service costs its hours for all performers and one trip, unless it includes travel', () => {
    for (const service of services) {
      for (const start of getStartingPrices(service)) {
        for (const [more, count] of [
          [0, 1],
          [2, 1],
          [3, 4],
        ] as const) {
          const hours = (start.hours ?? 0) + more
          let cents = 0
          for (let performer = 0; performer < count; performer++) {
            cents += toCents(start.price)
            for (let hour = 0; hour < more; hour++) cents += toCents(start.extraHour ?? 0)
          }
          if (service.travel === 'by-area' && !shire.includes(area)) cents += toCents(price)
          const booking = { start, hours, count, suburb: { label: name, area, isInRadius: true } }
          if (start.hours === undefined) continue
          expect(toCents(getServiceTotal(service, booking))).toBe(cents)
          expect(createServiceEnquiry(service, booking).message).toContain(`${inclGst(cents)} incl. GST`)
        }
      }
    }
  })
})

it('a tier costs its hours, and an add-on its items with their crew', () => {
  for (const pkg of packages) {
    for (const { tier } of getTierDetails(pkg)) {
      expect(createTierEnquiry(tier, pkg).message).toBeUndefined()
      expect(getTierPrice(pkg, tier, getTierHours(pkg))).toBe(tier.price)
      for (const more of pkg.crewed ? [1, 4] : []) {
        const hours = getTierHours(pkg) + more
        let cents = toCents(tier.price)
        const perHour = pkg.extraHour ?? tier.longerFrom ?? technician.extraHour * (tier.technicians ?? 0)
        for (let hour = 0; hour < more; hour++) cents += toCents(perHour)
        if (tier.technicians === 1 && hours > technician.aloneHours) cents += toCents(technician.price)
        expect(toCents(getTierPrice(pkg, tier, hours))).toBe(cents)
        const { message } = createTierEnquiry(tier, pkg, { hours })
        expect(message).toContain(`for ${hours} hours. Your website says from ${inclGst(cents)} incl. GST`)
      }
    }
    for (const addOn of pkg.addOns) {
      if (!addOn.items) continue
      const [from = 0] = addUpHire(addOn.items, 1, 0, false)
      expect(formatAddOnPrice(addOn, pkg)).toContain(`${inclGst(from)} incl. GST`)
    }
  }
})
