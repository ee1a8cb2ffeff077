import { company } from '../content/company'
import type { DeliveryArea } from '../content/schemas/terms'
import { neighbours } from '../content/terms/neighbours'
import { otherNames, suburbs as table } from '../content/terms/suburbs'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getDeliveryArea,
  getTripPrice,
  packagesWithTravel,
  type TripPurpose,
} from '../content/terms/travel'
import { formatBothPrices } from '../lib/text/money'

/** Where a suburb is. Outside all areas we quote the trip, except that prices with travel include it within the radius. */
type Location = { area?: DeliveryAreaId; isInRadius: boolean }

export type Suburb = Location & { name: string; postcode: string }

/** The result for a suburb or a postcode. `options` are the suburbs that may be meant. */
export type FoundArea =
  | ({ status: 'found'; label: string } & Location)
  | { status: 'several'; options: readonly Suburb[] }
  | { status: 'unknown' }

const MIN_LENGTH = 3
/** Suggestions for the start of a name. A name or a postcode may have more. */
const MAX_SUGGESTIONS = 6

/** 'Mt. St Thomas' and 'mount saint thomas' are the same, and so are 'Brighton-Le-Sands' and 'brighton le sands'. */
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bmt\b/g, 'mount')
    .replaceAll(/\bnth\b/g, 'north')
    .replaceAll(/\bsth\b/g, 'south')

// The content check keeps all areas within the radius.
const inAreas: Suburb[] = Object.entries(table).flatMap(([area, postcodes]) =>
  Object.entries(postcodes).flatMap(([postcode, names]) =>
    // `Object.entries` widens the keys of the table to texts.
    names.map((name) => ({ name, postcode, area: area as DeliveryAreaId, isInRadius: true })),
  ),
)

const outside: Suburb[] = Object.entries(neighbours).flatMap(([postcode, distances]) =>
  Object.entries(distances).map(([name, km]) => ({ name, postcode, isInRadius: km <= company.serviceRadiusKm })),
)

const allSuburbs = [...inAreas, ...outside].map((suburb) => ({ ...suburb, normalized: normalize(suburb.name) }))

/** The parts of an area's name: 'inner west', 'northern beaches', 'hills'. */
const listParts = ({ name, phrase = name }: Pick<DeliveryArea, 'name' | 'phrase'>): string[] =>
  [name, phrase, ...`${name},${phrase}`.split(/,| and /)].map((part) => withoutArticle(normalize(part)))

const withoutArticle = (words: string) => words.replace(/^the /, '')

const otherWords = new Map(Object.entries(otherNames).map(([name, meaning]) => [normalize(name), normalize(meaning)]))

/**
 * The area of what a visitor typed: a suburb, a postcode or both, with or without the state, the name of an area, or an
 * address that ends with a suburb. The label of a postcode alone names its area. A suburb that is in two areas, a postcode that
 * two areas share, and the start of a name return the suburbs to choose from. Null for too short a text.
 */
export function findArea(text: string): FoundArea | null {
  const words = normalize(text).replace(/ (?:cbd|nsw|new south wales|australia)\b/g, '')
  const postcode = /\b\d{4}\b/.exec(words)?.[0]
  const typed = words.replace(/\b\d{4}\b/, '').trim()
  if (!postcode && typed.length < MIN_LENGTH) return null
  const name = otherWords.get(typed) ?? typed
  const suburbs = allSuburbs.filter((suburb) => !postcode || suburb.postcode === postcode)

  const exact = suburbs.filter(({ normalized }) => !name || normalized === name)
  if (exact.length > 0) return toFound(exact, name, postcode)
  const area = deliveryAreas.find((candidate) => listParts(candidate).includes(withoutArticle(name)))
  if (area && !postcode) return { status: 'found', area: area.id, label: area.name, isInRadius: true }
  const options = suburbs.filter(({ normalized }) => normalized.startsWith(name)).slice(0, MAX_SUGGESTIONS)
  if (options.length > 0) return { status: 'several', options }

  // '12 Smith Street, Cronulla', and 'Cronulla, Sydney', where the city is no suburb.
  const lastSuburb = findLast(suburbs, name.replace(/ sydney$/, '')) ?? findLast(suburbs, name)
  if (!lastSuburb) return { status: 'unknown' }
  const named = suburbs.filter(({ normalized }) => normalized === lastSuburb.normalized)
  return toFound(named, lastSuburb.normalized, postcode)
}

/** The suburb with the longest name that is at the end of an address. */
const findLast = (suburbs: typeof allSuburbs, address: string) =>
  suburbs
    .filter(({ normalized }) => ` ${address}`.endsWith(` ${normalized}`))
    .toSorted((a, b) => b.name.length - a.name.length)[0]

/** The location of suburbs, or the suburbs to choose from if they have different ones. */
function toFound(suburbs: readonly Suburb[], name: string | undefined, postcode: string | undefined): FoundArea {
  const [first] = suburbs
  const isElsewhere = ({ area, isInRadius }: Suburb) => area !== first?.area || isInRadius !== first?.isInRadius
  if (!first || suburbs.some(isElsewhere)) return { status: 'several', options: suburbs }
  const { area, isInRadius } = first
  const label = name
    ? [first.name, postcode].filter(Boolean).join(' ')
    : [postcode, area && `(${getDeliveryArea(area).name})`].filter(Boolean).join(' ')
  return { status: 'found', label, ...(area && { area }), isInRadius }
}

/** The price of the trip to an area, for people, for gear alone, or for both if that is not known. */
export function describeTrip(label: string, area: DeliveryAreaId, purpose?: TripPurpose): string {
  const prices = { gear: getTripPrice(area, 'gear'), people: getTripPrice(area, 'people') }
  const { name } = getDeliveryArea(area)
  const isNamed = label.includes(name) || name.includes(label.replace(/ \d{4}$/, ''))
  const place = isNamed ? label : `${label} (${name})`
  if (prices[purpose ?? 'people'] > 0)
    return `${place}: ${formatBothPrices(prices[purpose ?? 'people'])} there and back.`
  const delivery = `Delivery and pickup of gear alone is ${formatBothPrices(prices.gear)}.`
  return `${place}: our people travel there at no extra cost.${purpose ? '' : ` ${delivery}`}`
}

/** Sentences for a place outside all areas. The packages that include the trip matter only where the purpose is not known. */
export function describeOutside(label: string, isInRadius: boolean, purpose?: TripPurpose): string {
  const packages = isInRadius && !purpose ? ` ${packagesWithTravel} include it.` : ''
  return `${label} is outside our areas. We still come, and we'll quote the trip.${packages}`
}

/** A suggestion for when no area has the typed text. */
export const describeUnknown = (text: string): string =>
  /^\s*\d{4}\s*$/.test(text)
    ? `${text.trim()} isn't in our areas, so we'll quote the trip for your address.`
    : `We can't find “${text.trim()}” in our areas. Check the spelling or type the postcode. If you're further away, we'll quote the trip for your address.`
