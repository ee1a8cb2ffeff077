import { company } from '../../content/company'
import type { DeliveryArea } from '../../content/schemas/terms'
import { neighbours } from '../../content/terms/neighbours'
import { otherNames, regions, suburbs as table } from '../../content/terms/suburbs'
import {
  deliveryAreas,
  type DeliveryAreaId,
  getDeliveryArea,
  getTripPrice,
  packagesWithTravel,
  type TripPurpose,
} from '../../content/terms/travel'
import { formatBothPrices } from '../../lib/text/money'
import { isMistyped } from '../../lib/text/search'
import { getPlaceEnd, namePlace, type Place } from './place'

/** Where a suburb is. Outside all areas we quote the trip, except that prices with travel include it within the radius. */
type Location = { area?: DeliveryAreaId; isInRadius: boolean }

export type Suburb = Location & { name: string; postcode: string }

/** The place of a text, and the suburbs to choose from if it has several meanings or a mistake, or is the start of a name. */
export type FoundPlace = { place: Place; options: readonly Suburb[] }

type Match =
  | ({ status: 'found'; label: string; isArea?: boolean } & Location)
  | { status: 'unclear'; options: readonly Suburb[]; isInRadius: boolean }

const MIN_LENGTH = 3
/** Suggestions for a start or a mistake. A name or a postcode may have more. */
const MAX_SUGGESTIONS = 6

/** 'Mt. St Thomas' and 'mount saint thomas' are the same, and so are 'Brighton-Le-Sands' and 'brighton le sands'. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’.\p{M}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
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
  Object.entries(distances).map(([name, km]) => ({
    name,
    postcode,
    isInRadius: km <= company.serviceRadiusKm,
  })),
)

const allSuburbs = [...inAreas, ...outside].map((suburb) => ({
  ...suburb,
  normalized: normalize(suburb.name),
}))

type NormalizedSuburb = (typeof allSuburbs)[number]

const postcodes = new Set(allSuburbs.map(({ postcode }) => postcode))

/** The parts of an area's name: 'inner west', 'northern beaches', 'hills'. */
const listParts = ({ name, phrase = name }: Pick<DeliveryArea, 'name' | 'phrase'>): string[] =>
  [name, phrase, ...`${name},${phrase}`.split(/,| and /)].map((part) =>
    withoutArticle(normalize(part)),
  )

const withoutArticle = (words: string) => words.replace(/^the /, '')

const otherWords = new Map(
  Object.entries(otherNames).map(([name, meaning]) => [normalize(name), normalize(meaning)]),
)

const regionSuburbs = new Map(
  Object.entries(regions).map(([region, names]) => [
    normalize(region),
    names.flatMap((name) => allSuburbs.filter((suburb) => suburb.name === name)),
  ]),
)

/** People add the city to a suburb of it: 'Cronulla, Sydney'. */
const city = normalize(company.city)

/** By text: one that is long and has a mistake takes up to 80 ms, and is asked for at every rendering. */
const foundByText = new Map<string, FoundPlace | undefined>()

/** The label of a postcode alone: '2150 (Parramatta)'. Links have it. */
const POSTCODE_LABEL = /^(\d{4}) \(.*\)$/

/**
 * The place of what a visitor typed, a link has or an enquiry names: a suburb, a postcode or both, with or without the state,
 * the name of an area, or an address that ends with a suburb. The label of a postcode alone names its area. A text that is
 * ambiguous, misspelled or not ours is kept as it is, on one line and without the full stop of a sentence. Undefined for a text
 * that is too short or says that there is no place yet, such as 'TBC'.
 */
export function findPlace(text: string): FoundPlace | undefined {
  const end = getPlaceEnd(text)
    .replace(/[\s.,;]+$/, '')
    .trim()
  if (!foundByText.has(end)) {
    const found = lookUp(end.replace(POSTCODE_LABEL, '$1'))
    foundByText.set(end, found ? toFoundPlace(end, found) : undefined)
  }
  return foundByText.get(end)
}

function toFoundPlace(text: string, found: Match): FoundPlace {
  if (found.status === 'found') {
    const { label, area, isArea, isInRadius } = found
    const place = {
      label,
      isKnown: true,
      ...(area && { area }),
      ...(isArea && { isArea }),
      isInRadius,
    }
    return { place, options: [] }
  }
  const { options } = found
  const mayBeInRadius = options.some(({ isInRadius }) => isInRadius)
  const isInRadius = found.isInRadius || (mayBeInRadius ? undefined : false)
  // A link can have line breaks, which would become lines of the office's answer.
  const label = text.replaceAll(/\s+/g, ' ')
  const mayHaveArea = options.some(({ area }) => area)
  const place = { label, isKnown: false, isInRadius, ...(mayHaveArea && { mayHaveArea }) }
  return { place, options }
}

/** What people type before they have a venue, or for their own home. */
const NO_PLACE =
  /^(?:(?:venue )?tb[acd]|n a|none|to be (?:advised|announced|confirmed|decided)|not (?:sure|decided)(?: yet)?|unsure|undecided|(?:at |in )?(?:my|our) (?:home|house|place|back ?yard)|at home)$/

const withoutState = (words: string) =>
  words.replaceAll(/ (?:cbd|nsw|new south wales|australia)\b/g, '')

/** A name in another script may have two characters. */
const isTooShort = (typed: string) => typed.length < MIN_LENGTH && /^[a-z0-9 ]*$/.test(typed)

function lookUp(text: string): Match | null {
  if (NO_PLACE.test(normalize(text))) return null
  const { typed, postcode, isAtEnd } = splitPostcode(text)
  if (!postcode && isTooShort(typed)) return null
  const several = findSeveral(text)
  if (several.length > 0) return toUnclear(several)
  // 'Not Parramatta' promises nothing.
  const found = /\bnot\b/.test(typed) ? undefined : find(typed, postcode)
  if (found) return found
  const options = suggest(typed)
  // A number before the street is no postcode.
  if (postcode && !isAtEnd) return find(typed) ?? toUnclear(options)
  // 'Surf club 2230' and 'Paramatta 2150', but not 'Penrith 2000' or 'Backyard, March 2027'.
  const isRight =
    options.length > 0
      ? options.every((suburb) => suburb.postcode === postcode)
      : !MAY_BE_YEAR.test(postcode ?? '')
  return (postcode && isRight && find('', postcode)) || toUnclear(options)
}

/** Some years of events are postcodes: 2026 is that of Bondi. */
const MAY_BE_YEAR = /^20[23]\d$/

/** The words of a text without its last postcode, and whether that is the end of it. */
function splitPostcode(text: string) {
  const words = withoutState(normalize(text)).split(' ')
  const index = words.findLastIndex((word) => postcodes.has(word))
  return {
    typed: words.filter((_, position) => position !== index).join(' '),
    postcode: words[index],
    isAtEnd: index === words.length - 1,
  }
}

/** What is between two places of a list: 'Ceremony: Bowral; reception: Cronulla'. Not in a number, as in '3/12 Smith St'. */
const LIST = /[;|&+\n]|[:/](?!\d)|\s[-–—]\s|\b(?:and|or|then|to)\b/i

/**
 * The suburbs of a text that names several with different trips: 'Kiama or Nowra', or 'Ceremony in Bowral, reception in Cronulla'.
 * The name of a venue may contain another suburb, which does not count: 'ICC Sydney, Darling Harbour'.
 */
function findSeveral(text: string): NormalizedSuburb[] {
  const listed = listDifferent(text.split(LIST).flatMap((part) => findAtEndOf(part) ?? []))
  if (listed.length > 0) return listed
  return listDifferent(
    text.split(',').flatMap((part, index) => {
      const name = splitPostcode(part).typed.replace(/^(?:.* )?(?:in|at|near) /, '')
      // 'Parramatta, Sydney' is one place.
      return (index > 0 && name === city ? undefined : findByWholeName(name)) ?? []
    }),
  )
}

/** The suburb at the end of a part of a list, or of its postcode. */
function findAtEndOf(part: string): NormalizedSuburb | undefined {
  const { typed, postcode } = splitPostcode(part)
  const [last] = listAtEnd(typed, allSuburbs)
  return last ?? allSuburbs.find((suburb) => suburb.postcode === postcode) ?? findByWholeName(typed)
}

/** The suburb with a name, which may have a mistake. */
const findByWholeName = (name: string): NormalizedSuburb | undefined =>
  allSuburbs.find(({ normalized }) => normalized === name) ??
  allSuburbs.find(({ normalized }) => isMistyped(name, normalized))

/** None if the trip to each is the same. */
function listDifferent(suburbs: readonly NormalizedSuburb[]): NormalizedSuburb[] {
  const [first] = suburbs
  const differ = suburbs.some(
    ({ area, isInRadius }) => area !== first?.area || isInRadius !== first?.isInRadius,
  )
  return differ ? [...suburbs] : []
}

/** What a text means, with or without a postcode. Undefined for a text that we do not know. */
function find(typed: string, postcode?: string): Match | undefined {
  const name = otherWords.get(typed) ?? typed
  const suburbs = postcode
    ? allSuburbs.filter((suburb) => suburb.postcode === postcode)
    : allSuburbs
  const exact = suburbs.filter(({ normalized }) => !name || normalized === name)
  if (exact.length > 0) return describeMatch(exact, name, postcode)
  const area = deliveryAreas.find((candidate) =>
    listParts(candidate).includes(withoutArticle(name)),
  )
  if (area && !postcode)
    return { status: 'found', area: area.id, label: area.name, isArea: true, isInRadius: true }
  const region = regionSuburbs.get(withoutArticle(name))
  if (region) return postcode ? find('', postcode) : toUnclear(region, areInRadius(region))
  const begun = suburbs
    .filter(({ normalized }) => normalized.startsWith(name))
    .slice(0, MAX_SUGGESTIONS)
  if (begun.length > 0) return toUnclear(begun)

  // '12 Smith Street, Cronulla'.
  const [last] = listAtEnd(name, suburbs)
  if (name.endsWith(` ${city}`))
    return findBeforeCity(name.slice(0, -city.length).trim(), last, postcode)
  return last && findAtEnd(name, last, postcode)
}

/** Suburbs whose name is at the end of an address, the longest name first. */
const listAtEnd = (address: string, suburbs: readonly NormalizedSuburb[]): NormalizedSuburb[] =>
  suburbs
    .filter(({ normalized }) => ` ${address}`.endsWith(` ${normalized}`))
    .toSorted((a, b) => b.name.length - a.name.length)

function findAtEnd(address: string, last: NormalizedSuburb, postcode?: string): Match {
  // 'Munt Riverview' is not Riverview.
  const meant = findMistyped(address).filter(
    ({ normalized }) => countWords(normalized) > countWords(last.normalized),
  )
  return meant.length > 0 ? toUnclear([...meant, last]) : findByName(last.normalized, postcode)
}

const countWords = (text: string) => text.split(' ').length

const findByName = (name: string, postcode?: string): Match =>
  describeMatch(
    allSuburbs.filter(
      (suburb) => suburb.normalized === name && suburb.postcode === (postcode ?? suburb.postcode),
    ),
    name,
    postcode,
  )

/** 'Cronulla, Sydney', or 'Paramatta, Sydney'. The city itself is meant after a street, and with its postcode. */
function findBeforeCity(
  rest: string,
  last: NormalizedSuburb | undefined,
  postcode?: string,
): Match | undefined {
  const found = find(rest, postcode)
  if (found?.status === 'found') return found
  // 'Miller Street, North Sydney'.
  if (last && last.normalized !== city) return findAtEnd(`${rest} ${city}`, last, postcode)
  const isAddress = (/\d/.test(rest) || STREET.test(rest)) && findMistyped(rest).length === 0
  if (last && !found && (postcode || isAddress)) return findByName(city, postcode)
  // 'Nrth Sydney' is a mistake, too.
  const options = [
    ...findMistyped(`${rest} ${city}`),
    ...(found?.options ?? suggest(rest)),
    ...(last ? [last] : []),
  ]
  return options.length > 0 ? toUnclear(options) : undefined
}

const STREET =
  / (?:st|street|rd|road|ave|avenue|pde|parade|dr|drive|ln|lane|pl|place|hwy|highway|cres|crescent|way)\b/

/** Suburbs for a text that we do not know: what it is a mistake for, or which names it has: 'Cronulla Beach'. */
const suggest = (text: string): NormalizedSuburb[] =>
  [...findMistyped(text), ...findNamed(text)].slice(0, MAX_SUGGESTIONS)

/** Suburbs that are a mistake of one letter away from a text or from its end: 'Paramatta', '12 Smith St, Cronula'. */
function findMistyped(text: string): NormalizedSuburb[] {
  const words = text.split(' ')
  const ends = words.map((_, index) => words.slice(index).join(' '))
  return allSuburbs
    .filter(({ normalized }) =>
      ends.some((end) => end !== normalized && isMistyped(end, normalized)),
    )
    .toSorted((a, b) => b.name.length - a.name.length)
}

/** Suburbs that are named anywhere in a text, but not as a street. */
function findNamed(text: string): NormalizedSuburb[] {
  const isNamed = ({ normalized }: NormalizedSuburb) => {
    const [, after] = ` ${text} `.split(` ${normalized} `)
    return after !== undefined && STREET.exec(` ${after}`)?.index !== 0
  }
  const named = allSuburbs.filter(isNamed)
  const isPart = ({ name }: NormalizedSuburb) =>
    named.some((other) => other.name !== name && other.name.includes(name))
  return named.filter((suburb) => !isPart(suburb))
}

const areInRadius = (suburbs: readonly Suburb[]) => suburbs.every(({ isInRadius }) => isInRadius)

/** Options that are guesses promise nothing. */
const toUnclear = (options: readonly Suburb[], isInRadius = false): Match => ({
  status: 'unclear',
  options: [...new Set(options)],
  isInRadius,
})

/** The location of suburbs, or the suburbs to choose from if they have different ones. */
function describeMatch(suburbs: readonly Suburb[], name: string, postcode?: string): Match {
  const [first] = suburbs
  const isElsewhere = ({ area, isInRadius }: Suburb) =>
    area !== first?.area || isInRadius !== first?.isInRadius
  if (!first || suburbs.some(isElsewhere)) return toUnclear(suburbs, areInRadius(suburbs))
  const { area, isInRadius } = first
  const label = name
    ? [first.name, postcode].filter(Boolean).join(' ')
    : [postcode, area && `(${getDeliveryArea(area).name})`].filter(Boolean).join(' ')
  // A postcode alone.
  const isArea = area !== undefined && !name
  return { status: 'found', label, ...(area && { area }), isArea, isInRadius }
}

/**
 * What the trip to a known place costs: for people, for gear alone, or for both if that is not known. The packages and services
 * that include the trip matter only where the purpose is not known.
 */
export function answerSuburb(place: Place, purpose?: TripPurpose): string {
  const { label, area, isInRadius } = place
  if (!area) {
    return isInRadius && !purpose
      ? `${whatIncludes(`the trip to ${label}`)} For anything else, we quote it.`
      : `${label} is further than our fixed prices reach. We still come, and quote the trip.`
  }
  const prices = { gear: getTripPrice(area, 'gear'), people: getTripPrice(area, 'people') }
  const { name } = getDeliveryArea(area)
  const isNamed = label.includes(name) || name.includes(label.replace(/ \d{4}$/, ''))
  const where = isNamed ? label : `${label} (${name})`
  const price = prices[purpose ?? 'people']
  if (price > 0) {
    const trip = `${where}: ${formatBothPrices(price)} there and back.`
    return purpose ? trip : `${trip} ${whatIncludes('it')}`
  }
  const delivery = `Delivery and pickup of gear alone is ${formatBothPrices(prices.gear)}.`
  return `${where}: our people travel there at no extra cost.${purpose ? '' : ` ${delivery}`}`
}

const whatIncludes = (trip: string) =>
  `${packagesWithTravel} include ${trip}, and so do the services whose pages say so.`

/** What to do if we know nothing like the typed text. */
export const describeUnknown = (place: Place): string =>
  /^\d{4}$/.test(place.label)
    ? `${place.label} is further than our fixed prices reach, so we'll quote the trip for your address.`
    : `We can't find ${namePlace(place)} in our areas. Check the spelling or type the postcode. If you're further away, we'll quote the trip for your address.`
