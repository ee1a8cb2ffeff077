import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate, calculateGuide } from '../../../src/advice/calculate'
import {
  type Booking,
  getStartingPrices,
  type Line,
  type PageBooking,
  type TierLine,
  toServiceLine,
} from '../../../src/booking/booking'
import { toHireBooking, toItemLines } from '../../../src/booking/hire-lines'
import { priceBooking, priceTogether } from '../../../src/booking/price'
import { toAddOnLine } from '../../../src/booking/tiers/add-ons'
import { getTierHours } from '../../../src/booking/tiers/hours'
import { getTier, getTierDetails, getTierKit } from '../../../src/booking/tiers/tier'
import { eventKinds } from '../../../src/content/advice/event-kinds'
import { eventPlaces } from '../../../src/content/advice/event-places'
import { equipment, getEquipment } from '../../../src/content/equipment'
import type { Kit } from '../../../src/content/equipment/kit'
import { guides } from '../../../src/content/guides'
import { getPackage, type Package, packages } from '../../../src/content/packages'
import type { Advised, Calculate, Example } from '../../../src/content/schemas/guide'
import type { AddOn, Tier } from '../../../src/content/schemas/package'
import { services } from '../../../src/content/services'
import { NEXT_DAY_PERCENT } from '../../../src/content/terms/crew-terms'
import { technician } from '../../../src/content/terms/hire-terms'
import { deliveryAreas, getTripPrice } from '../../../src/content/terms/travel'
import { createBookingEnquiry } from '../../../src/enquiry/booking-enquiry'
import type { Price } from '../../../src/lib/text/money'

// What one pays, added up here from the content in whole cents and in another way than the site does.

const toCents = (aud: number) => Math.round(aud * 100)
const addGst = (cents: number) => Math.round((cents * 11) / 10)
const range = (price: Price): [number, number] =>
  typeof price === 'number' ? [price, price] : [price.from, price.to]

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

/** '$66', or '$66-$99' for a range. */
const inclGstRange = (from: number, to: number): string =>
  from === to ? inclGst(from) : `${inclGst(from)}-${inclGst(to)}`

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
        const period = { from: '2026-12-04', to: '2026-12-05', days }
        const booking = toHireBooking({ kit, delivery: area }, period)
        const [from = 0, to = 0] = addUpHire(kit, days, price, shire.includes(area))
        expect(range(priceBooking(booking).total).map(toCents)).toEqual([from, to])
        expect(createBookingEnquiry(booking).message).toContain(
          `${inclGstRange(from, to)} incl. GST`,
        )
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
          const isFree = service.travel === 'by-area' && shire.includes(area)
          if (service.travel !== 'included' && !isFree) cents += toCents(price)
          if (start.hours === undefined) continue
          const booking: PageBooking = {
            lines: [{ kind: 'service', service, start, count }],
            hours,
            place: { label: name, area, isKnown: true, isInRadius: true },
          }
          expect(toCents(Number(priceBooking(booking).total))).toBe(cents)
          expect(createBookingEnquiry(booking).message).toContain(`${inclGst(cents)} incl. GST`)
        }
      }
    }
  })
})

/** What the hours of a tier cost that its price does not buy, in cents. */
function addUpHours(pkg: Package, tier: Tier, hours: number): number {
  const perHour = pkg.extraHour ?? tier.longerFrom ?? technician.extraHour * (tier.technicians ?? 0)
  let cents = 0
  for (let hour = getTierHours(pkg); hour < hours; hour++) cents += toCents(perHour)
  if (tier.technicians === 1 && hours > technician.aloneHours) cents += toCents(technician.price)
  return cents
}

it('a tier costs its hours, and an add-on its items with their crew', () => {
  for (const pkg of packages) {
    for (const details of getTierDetails(pkg)) {
      const { tier, crewFrom } = details
      const lines = [details] as const
      for (const more of pkg.crewed ? [0, 1, 4] : [0]) {
        const hours = getTierHours(pkg) + more
        const cents = toCents(tier.price) + addUpHours(pkg, tier, hours) + toCents(crewFrom)
        expect(toCents(Number(priceBooking({ lines, hours }).total))).toBe(cents)
        const { message } = createBookingEnquiry({ lines, hours })
        expect(message).toContain(`- ${tier.name} for ${hours} hours\n`)
        expect(message).toContain(`is from ${inclGst(cents)} incl. GST`)
      }
    }
    for (const addOn of pkg.addOns) {
      if (!addOn.items) continue
      const [from = 0, to = 0] = addUpHire(addOn.items, 1, 0, false)
      expect(toAddOnLine(addOn, pkg).priceText).toContain(`${inclGstRange(from, to)} incl. GST`)
    }
  }
})

/** A tier with the items of an add-on and their crew, in cents. The crew of an equipment package is paid on top. */
function addUpTier(pkg: Package, level: Tier['level'], addOn?: AddOn): number {
  const index = pkg.tiers.findIndex((tier) => tier.level === level)
  const items = getTierKit(pkg, index).map(({ id, count }) => ({ ...getEquipment(id), count }))
  const [extras = 0] = addUpHire(addOn?.items ?? [], 1, 0, false)
  return items.reduce(
    (sum, { crewFrom, count }) => sum + (pkg.crewed ? 0 : toCents(crewFrom ?? 0) * count),
    toCents(pkg.tiers[index]?.price ?? NaN) + extras,
  )
}

/** The line of a tier's entry. */
function toLine(tier: Tier): TierLine {
  const pkg = packages.find(({ tiers }) => tiers.includes(tier))
  if (!pkg) throw new Error(`No package has ${tier.name}`)
  return getTier(pkg, tier.level)
}

/** The booking of an example in cents. */
function addUpBooking({
  tiers = [],
  services = [],
  items = [],
  quoted = 0,
  hours,
  area,
}: Example): number {
  let cents = (addUpHire(items, 1, 0, false)[0] ?? 0) + toCents(quoted)
  const kit = [...items]
  let isTripIncluded = area === undefined
  let hasPeople = false
  for (const asked of tiers) {
    const { tier, addOn } = 'pkg' in asked ? asked : { tier: asked, addOn: undefined }
    const pkg = packages.find(({ tiers: all }) => all.some(({ name }) => name === tier.name))
    const entry = pkg?.tiers.find(({ level }) => level === tier.level)
    if (!pkg || !entry) throw new Error(`No package has ${tier.name}`)
    cents += addUpTier(pkg, tier.level, addOn)
    if (pkg.crewed) cents += addUpHours(pkg, entry, hours ?? getTierHours(pkg))
    else kit.push(...getTierKit(pkg, pkg.tiers.indexOf(entry)), ...(addOn?.items ?? []))
    isTripIncluded ||= pkg.crewed
  }
  for (const service of services) {
    const [{ price, extraHour = 0, hours: included = 0 }] = getStartingPrices(service)
    cents += toCents(price)
    for (let hour = included; hour < (hours ?? included); hour++) cents += toCents(extraHour)
    // A visit includes its own trip and brings nothing else.
    hasPeople ||= service.travel !== 'included'
  }
  hasPeople ||= kit.some(({ id }) => getEquipment(id).crew)
  const isVisit = !hasPeople && services.length > 0 && kit.length === 0
  const trip = deliveryAreas.find(({ id }) => id === area)
  return isTripIncluded || isVisit || !trip || (hasPeople && shire.includes(trip.id))
    ? cents
    : cents + toCents(trip.price)
}

describe('the sums of the guides', () => {
  it('are the price of their booking, in each example and each sentence', () => {
    const totals: number[] = []
    const checked: Calculate = {
      ...calculate,
      getPrice(example) {
        const price = calculate.getPrice(example)
        expect(toCents(price)).toBe(addUpBooking(example))
        totals.push(price)
        return price
      },
      getNextDayPrice(tier) {
        const price = calculate.getNextDayPrice(tier)
        expect(toCents(price)).toBe(Math.round((toCents(tier.price) * NEXT_DAY_PERCENT) / 100))
        return price
      },
      advise(event, guests, place) {
        const advised = calculate.advise(event, guests, place)
        expect(toCents(advised.price)).toBe(
          addUpTier(advised.pkg, advised.tier.level, advised.addOn),
        )
        return advised
      },
    }
    for (const guide of guides) {
      for (const part of ['prices', 'points', 'examples'] as const) {
        const write = part in guide ? guide[part as keyof typeof guide] : undefined
        if (typeof write === 'function') (write as (calculate: Calculate) => unknown)(checked)
      }
      for (const { name, price } of calculateGuide(guide).examples?.rows ?? []) {
        expect(totals, `${guide.slug}: ${name}`).toContain(price)
      }
    }
  })

  it('are those of the tier with its trip, its hours and its crew, whichever an example names', () => {
    for (const pkg of packages) {
      for (const tier of pkg.tiers) {
        const included = getTierHours(pkg)
        for (const hours of [undefined, ...(pkg.crewed ? [included + 2, included + 4] : [])]) {
          for (const { id: area } of deliveryAreas) {
            const booking = { tiers: [tier], hours, area }
            expect(toCents(calculate.getPrice(booking))).toBe(addUpBooking(booking))
          }
        }
      }
    }
  })

  it('are those of the advised tier with its add-on, as are its guests and its power', () => {
    let addOns = 0
    for (const { id: event } of eventKinds) {
      for (const { id: place } of eventPlaces) {
        for (let guests = 10; guests <= 250; guests += 10) {
          const advised = tryToAdvise(event, guests, place)
          if (!advised) continue
          const booking = { tiers: [advised], area: 'parramatta' } as const
          expect(toCents(advised.price)).toBe(
            addUpTier(advised.pkg, advised.tier.level, advised.addOn),
          )
          expect(toCents(calculate.getPrice(booking))).toBe(addUpBooking(booking))
          expect(calculate.getGuests(advised, place)).toBeGreaterThanOrEqual(guests)
          if (!advised.addOn) continue
          addOns++
          const alone = advised.pkg.tiers.find(({ level }) => level === advised.tier.level) as Tier
          expect(calculate.getGuests(alone, place)).toBeLessThan(guests)
        }
      }
    }
    expect(addOns).toBeGreaterThan(0)
    const advised = calculate.advise('wedding', 81)
    expect(calculate.getPower(advised, 'indoors')).toBe('2 power circuits')
    expect(calculate.getPower(getPackage('weddings').tiers[1], 'indoors')).toBe('1 power circuit')
  })
})

/** Undefined where no tier suits so many guests. */
function tryToAdvise(
  ...[event, guests, place]: Parameters<Calculate['advise']>
): Advised | undefined {
  try {
    return calculate.advise(event, guests, place)
  } catch {
    return undefined
  }
}

const anyKit = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...equipment.map(({ id }) => id)),
    count: fc.integer({ min: 1, max: 20 }),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
)
const anyTiers = fc.array(fc.constantFrom(...packages.flatMap(({ tiers }) => tiers)), {
  maxLength: 2,
})
const anyServices = fc.array(
  fc.constantFrom(...services.filter(({ travel }) => travel !== 'delivery')),
  { maxLength: 3 },
)

describe('any booking', () => {
  it('costs its lines, its longer hours once, its crew once and one trip', () => {
    fc.assert(
      fc.property(
        anyTiers,
        anyServices,
        anyKit,
        fc.integer({ min: 5, max: 12 }),
        fc.constantFrom(undefined, ...deliveryAreas.map(({ id }) => id)),
        (tiers, booked, items, hours, area) => {
          const lines: Line[] = [
            ...tiers.map(toLine),
            ...booked.map((service): Line => {
              const [start] = getStartingPrices(service)
              return { kind: 'service', service, start, count: 1 }
            }),
            ...toItemLines(items),
          ]
          const place = area && { label: area, area, isKnown: true, isInRadius: true }
          const { total } = priceBooking({ lines, hours, place })
          expect(toCents(range(total)[0])).toBe(
            addUpBooking({ tiers, services: booked, items, hours, area }),
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it('never costs less than its prices buy, and never refuses', () => {
    for (const tier of packages.flatMap(({ tiers }) => tiers)) {
      const lines = [toLine(tier)]
      expect(priceBooking({ lines, hours: 1 }).total).toBe(priceBooking({ lines }).total)
    }
    expect(priceBooking({ lines: [] })).toMatchObject({ total: 0, isFrom: false })
  })

  it('has gear for a day, however long the event is', () => {
    const pkg = getPackage('speakers')
    const lines = [getTier(pkg, 'basic', [])]
    const [row] = priceBooking({ lines, hours: 2 * getTierHours(pkg) }).rows
    expect(row?.hours).toBe(getTierHours(pkg))
  })
})

const [djHire, karaoke] = (['dj-hire', 'karaoke'] as const).map((slug) => {
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) throw new Error(slug)
  return toServiceLine(service)
}) as [Line, Line]
const cronulla = {
  label: 'Cronulla',
  area: 'sutherland-shire',
  isKnown: true,
  isInRadius: true,
} as const
const parramatta = {
  label: 'Parramatta',
  area: 'parramatta',
  isKnown: true,
  isInRadius: true,
} as const

describe('the trip of a booking', () => {
  const [speakersBasic] = getPackage('speakers').tiers
  const [weddingsBasic] = getPackage('weddings').tiers
  const visit = services.find(({ slug }) => slug === 'event-consultation')
  if (!visit) throw new Error('There is no event consultation')
  const getTrip = (lines: readonly Line[], place?: Booking['place']) =>
    priceBooking({ lines, place }).trip

  it('is paid once, by people who bring the gear along: free in the Shire, and not for gear alone', () => {
    const gear = toLine(speakersBasic)
    expect(getTrip([gear], cronulla)).toBe(getTripPrice('sutherland-shire', 'gear'))
    expect(getTrip([djHire, gear], cronulla)).toBe('included')
    expect(getTrip([djHire, karaoke, gear], parramatta)).toBe(getTripPrice('parramatta', 'people'))
    // Someone comes with the add-on.
    const pkg = getPackage('speakers')
    const addOn = pkg.addOns.find(({ technician: needsTechnician }) => needsTechnician)
    expect(addOn && getTrip([getTier(pkg, 'basic', [addOn])], cronulla)).toBe('included')
  })

  it('is included with a crew or a visit, unless the visit has to bring something', () => {
    expect(getTrip([toLine(weddingsBasic), karaoke], parramatta)).toBe('included')
    expect(getTrip([toServiceLine(visit)], parramatta)).toBe('included')
    expect(getTrip([toServiceLine(visit), karaoke], parramatta)).toBe(
      getTripPrice('parramatta', 'people'),
    )
  })

  it('is quoted outside our areas, but for a crew within the radius, and unknown where the place is', () => {
    const gosford = { label: 'Gosford', isKnown: true, isInRadius: true }
    const nowra = { label: 'Nowra', isKnown: true, isInRadius: false }
    const unclear = { label: 'Spring', isKnown: false, isInRadius: true, mayHaveArea: true }
    const unclearOutside = { label: '2541', isKnown: false, isInRadius: undefined }
    expect(getTrip([karaoke], gosford)).toBe('quoted')
    expect(getTrip([toLine(weddingsBasic)], gosford)).toBe('included')
    expect(getTrip([toLine(weddingsBasic)], nowra)).toBe('quoted')
    expect(getTrip([karaoke], unclear)).toBeUndefined()
    expect(getTrip([karaoke], unclearOutside)).toBe('quoted')
    expect(getTrip([karaoke])).toBeUndefined()
    expect(getTrip(toItemLines([{ id: 'led-par', count: 1 }]), 'collect')).toBeUndefined()
  })

  it('is shared by several bookings, each with its own hours', () => {
    const bookings: Booking[] = [
      { lines: [djHire], hours: 5, place: parramatta },
      { lines: [karaoke], place: parramatta },
    ]
    const apart = bookings.map((booking) => Number(priceBooking(booking).total))
    const trip = getTripPrice('parramatta', 'people')
    expect(priceTogether(bookings).total).toBe((apart[0] ?? 0) + (apart[1] ?? 0) - trip)
  })

  it('is for people, wherever the gear of another booking is collected', () => {
    const collected: Booking = {
      lines: toItemLines([{ id: 'led-par', count: 1 }]),
      place: 'collect',
    }
    const visited: Booking = { lines: [djHire], place: parramatta }
    for (const bookings of [
      [collected, visited],
      [visited, collected],
    ])
      expect(priceTogether(bookings).trip).toBe(getTripPrice('parramatta', 'people'))
  })

  it('brings nothing that is collected', () => {
    const collected: Booking = {
      lines: toItemLines([{ id: 'led-par', count: 1 }]),
      place: 'collect',
    }
    const visited: Booking = { lines: [toServiceLine(visit)], place: parramatta }
    expect(priceTogether([collected, visited]).trip).toBe('included')
    // Nobody has asked us to deliver it.
    expect(priceTogether([{ ...collected, place: undefined }, visited]).trip).toBe('included')
  })

  it('is quoted for a quote that goes elsewhere, also beside a crew', () => {
    const quote = toHireBooking({ kit: [{ id: 'led-par', count: 1 }], delivery: 'elsewhere' })
    expect(priceTogether([{ lines: [toLine(weddingsBasic)] }, quote]).trip).toBe('quoted')
  })
})

it('an add-on is added to the total of its tier, unless we quote it', () => {
  const pkg = getPackage('functions')
  const [details] = getTierDetails(pkg)
  const { total } = priceBooking({ lines: [details] })
  for (const addOn of pkg.addOns) {
    const line = toAddOnLine(addOn, pkg)
    const added = line.price ? range(line.price.price)[0] + line.price.crewFrom : 0
    const withAddOn = priceBooking({ lines: [getTier(pkg, 'basic', [addOn])] })
    expect(range(withAddOn.total)[0]).toBe(Number(total) + added)
    // The crew is there, and is not paid twice.
    expect(withAddOn.crewFrom).toBe(0)
  }
})
