import { suburbs as table } from '../content/terms/suburbs'
import { type DeliveryAreaId, getDeliveryArea, getTripPrice, type Load } from '../content/terms/travel'
import { formatBothPrices } from '../lib/text/money'

export type Suburb = { name: string; postcode: string; area: DeliveryAreaId }

/** The result for a suburb or a postcode. `options` are the areas that it may be in. */
export type FoundArea =
  | { status: 'found'; label: string; area: DeliveryAreaId }
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

const allSuburbs = Object.entries(table).flatMap(([area, postcodes]) =>
  Object.entries(postcodes).flatMap(([postcode, names]) =>
    // `Object.entries` widens the keys of the table to texts.
    names.map((name) => ({ name, normalized: normalize(name), postcode, area: area as DeliveryAreaId })),
  ),
)

/**
 * The area of what a visitor typed: a suburb, a postcode or both, with or without the state. The label of a postcode alone
 * names its area. A suburb that is in two areas, a postcode that two areas share, and the start of a name return the suburbs
 * to choose from. Null for too short a text.
 */
export function findArea(text: string): FoundArea | null {
  const words = normalize(text).replace(/ (?:cbd|nsw|new south wales|australia)\b/g, '')
  const postcode = /\b\d{4}\b/.exec(words)?.[0]
  const name = words.replace(/\b\d{4}\b/, '').trim()
  if (!postcode && name.length < MIN_LENGTH) return null
  const suburbs = allSuburbs.filter((suburb) => !postcode || suburb.postcode === postcode)
  const exact = suburbs.filter((suburb) => !name || suburb.normalized === name)
  const [first] = exact
  if (!first) {
    const options = suburbs.filter(({ normalized }) => normalized.startsWith(name)).slice(0, MAX_SUGGESTIONS)
    return options.length > 0 ? { status: 'several', options } : { status: 'unknown' }
  }
  if (exact.some(({ area }) => area !== first.area)) return { status: 'several', options: exact }
  const label = name
    ? [first.name, postcode].filter(Boolean).join(' ')
    : `${postcode} (${getDeliveryArea(first.area).name})`
  return { status: 'found', area: first.area, label }
}

/** The price of the trip to an area, for people, for gear alone, or for both if that is not known. */
export function describeTrip(label: string, area: DeliveryAreaId, load?: Load): string {
  const prices = { gear: getTripPrice(area, 'gear'), people: getTripPrice(area, 'people') }
  const { name } = getDeliveryArea(area)
  const place = label.includes(name) ? label : `${label} (${name})`
  if (prices[load ?? 'people'] > 0) return `${place}: ${formatBothPrices(prices[load ?? 'people'])} there and back.`
  const delivery = `Delivery and pickup of gear alone is ${formatBothPrices(prices.gear)}.`
  return `${place}: our people travel there at no extra cost.${load ? '' : ` ${delivery}`}`
}

/** A suggestion for when no area has the typed text. */
export const describeUnknown = (text: string): string =>
  /^\s*\d{4}\s*$/.test(text)
    ? `${text.trim()} isn't in our areas, so we'll quote the trip for your address.`
    : `We can't find “${text.trim()}” in our areas. Check the spelling or type the postcode. If you're further away, we'll quote the trip for your address.`
