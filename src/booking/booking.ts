import type { EquipmentItem } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import type { AddOn, Tier } from '../content/schemas/package'
import type { PriceScope } from '../content/schemas/service'
import type { Service } from '../content/services'
import type { HirePeriod } from '../hire/hire-period'
import type { PriceWithCrew } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import type { Place } from './place/place'

/**
 * What a client books, and everything that its price depends on. `priceBooking` is its price, words.ts says it, and link.ts
 * is its path. A line carries its entry of the content, so that a page loads only what it shows.
 */
export type Booking = {
  lines: readonly Line[]
  /** How long the event is. By default the hours that each price buys, and never fewer. */
  hours?: number | undefined
  /** The dates of the hire, and how many hire days they are. By default gear is hired for 24 hours. */
  period?: HirePeriod | null | undefined
  /** Where the event is, or that the client collects the gear. Without it the price has no trip. */
  place?: Place | 'collect' | undefined
}

export type Line = TierLine | ServiceLine | ItemLine | QuotedLine

/** What one page shows, and so a link can have: a tier, a service, or hire items. Several of these are several bookings. */
export type PageBooking = Booking & {
  lines: readonly [TierLine | ServiceLine] | readonly ItemLine[]
}

/** A tier of a package with its add-ons. */
export type TierLine = {
  kind: 'tier'
  pkg: Pick<Package, 'slug' | 'name' | 'crewed' | 'hours' | 'extraHour'>
  tier: Pick<Tier, 'name' | 'level' | 'price' | 'guests' | 'technicians' | 'longerFrom'>
  /** Its hire items, without those of its add-ons. */
  kit: Kit
  /** The lowest price of our crew on top of the tier's, in AUD excluding GST. 0 for a package with a crew. */
  crewFrom: number
  addOns: readonly AddOnLine[]
}

/** An add-on of a tier. */
export type AddOnLine = Pick<AddOn, 'id' | 'text'> & {
  kind: 'add-on'
  /** Undefined if we quote it, or if it is paid by the hour. */
  price?: PriceWithCrew | undefined
  /** Its price in words: '$55 incl. GST ($50+GST)', or 'Quoted'. */
  priceText: string
  /** Its hire items. */
  kit: Kit
  /** Someone comes with it, who brings the gear of the tier, too. */
  hasPeople: boolean
  /** Extra hours. It is left out of a booking with more hours than its tier includes, whose price already has them. */
  isExtraHours?: boolean
}

/** A starting price of a service, in AUD excluding GST, with what it buys. */
export type StartingPrice = PriceScope & { price: number; unit?: string | undefined }

/** A service at one of its starting prices. */
export type ServiceLine = {
  kind: 'service'
  service: Pick<Service, 'slug' | 'name' | 'travel' | 'countNoun'>
  start: StartingPrice
  /** How many performers or acts. The price is for one of them. */
  count: number
}

/** Some of a hire item. */
export type ItemLine = { kind: 'item'; item: EquipmentItem; count: number }

/** Work that is only quoted, and what it costs at least, in AUD excluding GST. */
type QuotedLine = { kind: 'quoted'; price: number }

/** Whether a booking is hire items alone, as a quote is. */
export const isHire = ({ lines }: Booking): boolean => lines.every(({ kind }) => kind === 'item')

/** The starting prices of a service, the one on its card first. */
export const getStartingPrices = ({
  startingFrom: price,
  unit,
  scope,
  alsoFrom = [],
}: Service): [StartingPrice, ...StartingPrice[]] => [{ price, unit, ...scope }, ...alsoFrom]

/** The scope of a starting price: 'for 3 hours', 'for 2 hours per act', 'for one event'. */
export const formatBuys = ({ hours, unit }: Pick<StartingPrice, 'hours' | 'unit'>): string =>
  [hours && `for ${formatCount(hours, 'hour')}`, unit].filter(Boolean).join(' ')

/**
 * Which add-ons a price has: 'with 2 add-ons', or 'with 1 add-on, plus 1 that isn't in this price' if one is quoted or paid by
 * the hour. Empty without add-ons.
 */
export function formatAddOns(addOns: readonly Pick<AddOnLine, 'price'>[]): string {
  const pricedCount = addOns.filter(({ price }) => price).length
  const otherCount = addOns.length - pricedCount
  const priced = pricedCount > 0 ? `with ${formatCount(pricedCount, 'add-on')}` : ''
  if (otherCount === 0) return priced
  const others = priced ? String(otherCount) : formatCount(otherCount, 'add-on')
  const that = otherCount === 1 ? "that isn't in this price" : "that aren't in this price"
  return [priced, `plus ${others} ${that}`].filter(Boolean).join(', ')
}

/** The starting price with this unit, in any letter case. Undefined if there is none. */
export const findStart = (
  prices: readonly StartingPrice[],
  unit: string,
): StartingPrice | undefined =>
  prices.find((price) => price.unit?.toLowerCase() === unit.toLowerCase())

/** A service at the starting price with this unit, or at the one on its card. Its count is 1. */
export function toServiceLine(service: Service, unit = ''): ServiceLine {
  const prices = getStartingPrices(service)
  const start = findStart(prices, unit) ?? prices[0]
  return { kind: 'service', service, start, count: 1 }
}

/** The most hours that a page adds to those of a price. A longer event is planned with the client. */
export const MAX_EXTRA_HOURS = 8

/** The most performers or acts that a page has a price for. */
export const MAX_PERFORMERS = 20

/** Limits the count of a link. Only some services are booked several times. */
export const limitCount = ({ countNoun }: Pick<Service, 'countNoun'>, count: number): number =>
  countNoun && count > 1 ? Math.min(Math.floor(count), MAX_PERFORMERS) : 1

/** Limits the hours of a link to those that a page has prices for. `included` are the hours of the price. */
export const limitHours = (hours: number, included: number): number =>
  hours > included ? Math.min(Math.floor(hours), included + MAX_EXTRA_HOURS) : included
