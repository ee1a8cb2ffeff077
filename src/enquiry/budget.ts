import type { Booking, Line } from '../booking/booking'
import { getDeliveryPlace, type Place } from '../booking/place/place'
import { priceBooking } from '../booking/price'
import { describeLine, describeTotal, describeTrip } from '../booking/words'
import { deliveryAreas } from '../content/terms/travel'
import { formatAud, getLowestPrice, withGst } from '../lib/text/money'
import { formatCount, formatList, formatMaxGuests } from '../lib/text/quantities'
import { eventOffers, serviceOffers } from './budget-offers.data'
import { describeDayPrice } from './day-price'
import type { Enquiry } from './enquiry'
import { budgets } from './options'

type Wishes = Pick<Enquiry, 'budget' | 'eventDate' | 'eventType' | 'servicesInterested'>

/** Some things to choose from, from the smallest to the largest. */
type Choice = readonly Line[]

/**
 * What the budget of an enquiry pays for: the services that are ticked, and the package for its type of event if nothing or a
 * part of that package is ticked. If it is too little for the smallest of them, what those cost. Empty if no budget is chosen.
 */
export function describeBudget(wishes: Wishes, place?: Place): string {
  const upTo = budgets.find(({ value }) => value === wishes.budget)?.upTo
  if (upTo === undefined) return ''
  const candidates = listChoices(wishes)
  const [cheapest = []] = candidates
    .map(getSmallest)
    .toSorted((a, b) => getCost(a, place) - getCost(b, place))
  if (cheapest.length === 0) {
    const tick = wishes.eventType ? 'Tick a service' : 'Choose an event type or a service'
    return `${tick} to see what that budget buys.`
  }
  // The form says beside the date what that day adds.
  const when = describeDayPrice(wishes.eventDate) ? ' on an ordinary day' : ''
  if (!upTo) return `Prices start with ${describe(cheapest, place, when)}.`
  const affordable = candidates.find((candidate) => getCost(getSmallest(candidate), place) <= upTo)
  if (!affordable)
    return `Our cheapest for that is ${describe(cheapest, place, when)}. Send it anyway, and we'll tell you what your budget buys.`

  const lines = findLargest(affordable, upTo, place)
  const amount = upTo === Infinity ? 'That' : formatAud(upTo)
  return `${amount} covers ${describe(lines, place, when)}.`
}

/** What is asked, and the services that are ticked alone if a package is asked as well. */
function listChoices({ eventType, servicesInterested }: Wishes): (readonly Choice[])[] {
  const event = eventOffers[eventType]
  const toChoices = (services: readonly string[]) =>
    services.flatMap((service) => (serviceOffers[service] ? [serviceOffers[service]] : []))
  const isIncluded = (service: string) => event?.includes.some((included) => included === service)
  const isAsked = servicesInterested.length === 0 || servicesInterested.some(isIncluded)
  const ticked = toChoices(servicesInterested)
  if (!event || !isAsked) return [ticked]
  const others = toChoices(servicesInterested.filter((service) => !isIncluded(service)))
  return [[event.tiers, ...others], ...(ticked.length > 0 ? [ticked] : [])]
}

const getSmallest = (choices: readonly Choice[]): readonly Line[] =>
  choices.flatMap(([first]) => first ?? [])

/** One choice after the other is as large as the sum allows beside the others. */
function findLargest(choices: readonly Choice[], upTo: number, place?: Place): readonly Line[] {
  return choices.reduce(
    (lines, choice, index) =>
      choice
        .map((line) => lines.with(index, line))
        .findLast((candidate) => getCostAnywhere(candidate, place) <= upTo) ?? lines,
    getSmallest(choices),
  )
}

/** Including GST, with the trip if its price is known. */
const getCost = (lines: readonly Line[], place: Booking['place']): number =>
  withGst(getLowestPrice(priceBooking({ lines, place }).total))

/** While the place is not known, it may be in any of our areas. */
const getCostAnywhere = (lines: readonly Line[], place?: Place): number =>
  priceBooking({ lines, place }).trip === undefined
    ? Math.max(
        ...deliveryAreas.map(({ id: area }) => getCost(lines, getDeliveryPlace(area, undefined))),
      )
    : getCost(lines, place)

/** 'Weddings Premium for 5 hours (up to 80 guests indoors): from $1,320 incl. GST ($1,200+GST), with travel'. */
function describe(lines: readonly Line[], place: Place | undefined, when: string): string {
  const price = priceBooking({ lines, place })
  const names = lines.map((line) => {
    if (line.kind === 'tier')
      return `${describeLine(line)} (${formatMaxGuests(line.tier.guests)} indoors)`
    // '3 hours of photos': the unit says what it is, and one service has photos and video.
    const { hours, unit = '' } = line.kind === 'service' ? line.start : {}
    return hours && unit.startsWith('of ')
      ? `${formatCount(hours, 'hour')} ${unit}`
      : describeLine(line)
  })
  const trip = describeTrip(price.trip, place) || 'before the trip'
  return `${formatList(names)}${when}: ${describeTotal(price)}, ${trip}`
}
