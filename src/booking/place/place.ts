import type { DeliveryAreaId } from '../../content/terms/travel'
import type { Delivery } from '../../hire/quote-path'

/** Where an event is, or where a hire goes. `findPlace` makes one of a text. */
export type Place = {
  /** As we call it, or the visitor's words if we do not know them. Empty if only an area was chosen. */
  label: string
  /** False for the visitor's own words, which may be no suburb, or several, and for 'elsewhere' without a suburb. */
  isKnown: boolean
  /** The area whose trip has a price. Elsewhere the trip is quoted, unless a price includes it. */
  area?: DeliveryAreaId
  /** One of the suburbs that may be meant is in an area. */
  mayHaveArea?: boolean
  /** Only its area is known, by the name of that or by a postcode. */
  isArea?: boolean
  /** Prices with travel include the trip. Undefined if only some of the suburbs that may be meant are within the radius. */
  isInRadius: boolean | undefined
}

const MAX_PLACE_LENGTH = 80

/** The end of a text that is too long, as in a link. The suburb is at the end. */
export const getPlaceEnd = (text: string): string =>
  // `slice` of a string could cut an emoji in half, and `encodeURIComponent` throws for half an emoji.
  Array.from(text).slice(-MAX_PLACE_LENGTH).join('')

/** A place in a sentence: the visitor's own words are in quotation marks, because a link can have any. */
export const namePlace = ({ label, isKnown }: Place): string =>
  isKnown || !label ? label : `“${label}”`

/** The choice of a quote that has this place: an area of ours, or 'elsewhere'. */
export const toDelivery = ({ area }: Place): DeliveryAreaId | 'elsewhere' => area ?? 'elsewhere'

/** The place of a quote's delivery: the one that the visitor typed if it is there, otherwise the chosen area. */
export function getDeliveryPlace(
  delivery: Exclude<Delivery, '' | 'collect'>,
  typed: Place | undefined,
): Place {
  const place = typed && toDelivery(typed) === delivery ? typed : undefined
  if (delivery !== 'elsewhere')
    return { label: '', isKnown: true, ...place, area: delivery, isInRadius: true }
  return place ?? { label: '', isKnown: false, isInRadius: false }
}

/** 'Parramatta' and 'Parramatta 2150' have the same key, and the same words of the visitor. */
const getKey = ({ label, isKnown, area, isInRadius }: Place): string =>
  isKnown ? [label.replace(/ \d{4}$/, ''), area, isInRadius].join() : label

/** Each place once. An area alone is the same place as a suburb in it. */
export function listPlaces(places: readonly Place[]): Place[] {
  const hasSuburb = ({ label, isArea }: Place) => label !== '' && !isArea
  const named = new Map(
    places.flatMap((place) => (hasSuburb(place) ? [[getKey(place), place] as const] : [])),
  )
  const isNamed = ({ area }: Place) => [...named.values()].some((other) => other.area === area)
  const areas = new Map(
    places.flatMap((place) =>
      hasSuburb(place) || isNamed(place) ? [] : [[place.area, place] as const],
    ),
  )
  return [...named.values(), ...areas.values()]
}
