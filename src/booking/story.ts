import { isSameKit } from '../content/equipment/kit'
import { getPackage } from '../content/packages'
import type { PriceRow } from '../content/schemas/guide'
import type { StoryEntry } from '../content/schemas/story'
import { findService } from '../content/services'
import { addKits } from '../hire/add-kits'
import { getWeightKg } from '../hire/kit-totals'
import { getSiteNeeds } from '../hire/needs'
import { capitalize } from '../lib/text/capitalize'
import { getLowestPrice } from '../lib/text/money'
import { withCount } from '../lib/text/quantities'
import { type Booking, type PageBooking, toServiceLine } from './booking'
import { toItemLines } from './hire-lines'
import { findObjections } from './objections'
import { findPlace } from './place/find-place'
import { type BookingPrice, getTripAmount, priceBooking } from './price'
import { getTier } from './tiers/tier'
import { describeLine, describeTrip } from './words'

/** What was booked for a story, with its price today. An event that took place is never refused: `warnAboutStory` doubts it. */
export function calculateStory(story: StoryEntry) {
  const { items, hours, suburb } = story
  const { line, tryLine, text, kit, weightKg, ...booked } = getBooked(story)
  const place = findPlace(suburb)?.place
  const booking: Booking = { lines: [line, ...toItemLines(items)], hours, place }
  const price = priceBooking(booking)
  const paidHours = price.rows[0]?.hours ?? 0
  return {
    ...booked,
    price,
    place,
    hours: paidHours,
    /** 'Weddings Diamond for 6 hours'. */
    name: describeLine(line, paidHours),
    rows: listRows(price, booking, text),
    /** The tier with its add-ons or the service, to change on its own page. Without the suburb, which is not the visitor's. */
    tryBooking: { lines: [tryLine], hours } satisfies PageBooking,
    kit: addKits([kit, items]),
    weightKg: weightKg + getWeightKg(items),
  }
}

function listRows(
  { rows, total, trip }: BookingPrice,
  { place }: Booking,
  text: string,
): PriceRow[] {
  const [first] = rows
  const lines = rows.flatMap(({ line, price, crewFrom, hours }): PriceRow[] => {
    const shared = { price: getLowestPrice(price), crewFrom, hours }
    if (line.kind === 'item') {
      const { id, name, summary } = line.item
      const row = {
        name: withCount(name, line.count),
        to: `/av-hire/${id}` as const,
        text: summary,
      }
      return [{ ...shared, ...row, isMinimum: typeof price !== 'number' }]
    }
    if (line.kind === 'tier')
      return [
        {
          ...shared,
          name: line.tier.name,
          to: `/packages/${line.pkg.slug}#tiers`,
          text,
          isMinimum: true,
        },
      ]
    if (line.kind === 'service')
      return [
        {
          ...shared,
          name: line.service.name,
          to: `/services/${line.service.slug}`,
          text,
          isMinimum: true,
        },
      ]
    return []
  })
  const tripPrice = getTripAmount(trip)
  const tripText = `${capitalize(describeTrip(trip, place))}.`
  const tripRow = { name: 'The trip', text: 'There and back.', price: tripPrice, isMinimum: false }
  const all = tripPrice > 0 ? [...lines, tripRow] : lines
  if (all.length === 1) return all
  const totalRow = {
    name: 'In all',
    price: getLowestPrice(total),
    isMinimum: true,
    hours: first?.hours,
  }
  return [...all, { ...totalRow, text: tripPrice > 0 ? '' : tripText }]
}

/** What the owner may have mistyped in a story, a sentence each. */
export function warnAboutStory(story: StoryEntry): string[] {
  const { guests, place, suburb, hours } = story
  const { tryLine, otherItems } = getBooked(story)
  const lines = [tryLine, ...toItemLines(otherItems)]
  return [
    ...findObjections({ lines, hours }, { guests, place }),
    ...(findPlace(suburb)?.place.isKnown
      ? []
      : [`we have no suburb ${suburb}, or several of that name`]),
  ]
}

function getBooked({ booked, items }: StoryEntry) {
  if ('service' in booked) {
    const service = findService(booked.service)
    if (!service) throw new Error(`there is no service ${booked.service}`)
    const line = toServiceLine(service)
    const { slogan: text, gel } = service
    const { floor } = getSiteNeeds(items)
    return { line, tryLine: line, otherItems: items, text, gel, kit: [], weightKg: 0, floor }
  }
  const pkg = getPackage(booked.package)
  const line = getTier(pkg, booked.tier)
  const { tier, kit, withAddOns } = line
  const addOns = pkg.addOns.filter((addOn) => {
    const isPart = ({ id }: { id: string }) => addOn.items?.some((item) => item.id === id)
    return addOn.items && isSameKit(addOn.items, items.filter(isPart))
  })
  const added = new Set(addOns.flatMap((addOn) => addOn.items?.map(({ id }) => id)))
  return {
    pkg,
    line,
    /** The same tier, with the hire items of the story that are its add-ons. */
    tryLine: getTier(pkg, booked.tier, addOns),
    otherItems: items.filter(({ id }) => !added.has(id)),
    text: tier.description,
    gel: pkg.gel,
    kit,
    weightKg: withAddOns.siteNeeds.weightKg,
    floor: withAddOns.siteNeeds.floor,
  }
}
