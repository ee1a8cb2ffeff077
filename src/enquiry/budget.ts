import type { Place } from '../hire/use-suburb'
import { formatAud, formatTotal, getTotal, withGst } from '../lib/text/money'
import { formatList } from '../lib/text/quantities'
import { getTripTotal, joinTrips } from '../packages/trips'
import { eventOffers, type Offer, serviceOffers } from './budget-offers.data'
import type { Enquiry } from './enquiry'
import { budgets } from './options'

type Wishes = Pick<Enquiry, 'budget' | 'eventType' | 'servicesInterested'>

/**
 * What the budget of an enquiry buys: the package for its type of event and the services that are ticked, with the trip to
 * the place of the event. If it buys less than the smallest of them, what those cost. Empty if no budget is chosen.
 */
export function describeBudget(
  { budget, eventType, servicesInterested }: Wishes,
  typedPlace?: Place,
): string {
  // Not while it may be several suburbs, for example while it is typed.
  const place = typedPlace?.isInRadius === undefined ? undefined : typedPlace
  const upTo = budgets.find(({ value }) => value === budget)?.upTo
  if (upTo === undefined) return ''
  const event = eventOffers[eventType]
  const choices = [
    event?.offers ?? [],
    ...servicesInterested
      .filter((service) => !event?.includes.some((included) => included === service))
      .map((service) => serviceOffers[service] ?? []),
  ].filter((offers) => offers.length > 0)
  if (choices.length === 0)
    return 'Choose the event type or a service, and this line says what that budget buys.'

  const smallest = choices.flatMap(([first]) => first ?? [])
  if (!upTo) return `Prices start with ${describe(smallest, place)}.`
  const costs = (offers: readonly Offer[]) => withGst(getPrice(offers, place))
  if (costs(smallest) > upTo) {
    return `The least we have for that is ${describe(smallest, place)}. Send us your budget all the same: we'll answer with what it buys.`
  }
  // One after the other, each as large as the budget allows beside the others.
  const bought = choices.reduce<readonly Offer[]>(
    (offers, choice, index) =>
      choice
        .map((offer) => offers.with(index, offer))
        .findLast((candidate) => costs(candidate) <= upTo) ?? offers,
    smallest,
  )
  const sum = upTo === Infinity ? 'That' : formatAud(upTo)
  return `${sum} is enough for ${describe(bought, place)}.`
}

/** In AUD excluding GST, with the trip if its price is known. */
function getPrice(offers: readonly Offer[], place?: Place): number {
  const price = offers.reduce((sum, offer) => sum + offer.price, 0)
  const trip = joinTrips(offers.map((offer) => offer.trip))
  return getTotal({ price, trip: place?.area ? getTripTotal(trip, place.area) : 0 })
}

/** 'Weddings Premium for 5 hours (up to 80 guests), with travel: from $1,320 incl. GST'. */
function describe(offers: readonly Offer[], place?: Place): string {
  const names = formatList(offers.map(({ name }) => name))
  return `${names}, ${describeTrip(offers, place)}: from ${formatTotal(getPrice(offers, place))}`
}

function describeTrip(offers: readonly Offer[], place?: Place): string {
  const isIncluded = joinTrips(offers.map(({ trip }) => trip)) === 'included'
  if (isIncluded ? place?.isInRadius !== false : place?.area)
    return place ? `with travel to ${place.label}` : 'with travel'
  return place ? `plus the trip to ${place.label}, which we quote` : 'plus the trip'
}
