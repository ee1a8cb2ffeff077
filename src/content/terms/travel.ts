import { capitalize } from '../../lib/text/capitalize'
import { formatAud, withGst } from '../../lib/text/money'
import { formatList } from '../../lib/text/quantities'
import { company } from '../company'
import type { DeliveryArea } from '../schemas/terms'

/**
 * What a trip there and back costs: for gear alone, one van to a ground floor, and for people, whatever they bring. A booking pays it once, for people and gear
 * together. From the nearest area to the farthest. Which suburbs belong to an area is in `suburbs.ts`. Sample data.
 */
const areas = [
  {
    id: 'sutherland-shire',
    name: 'Sutherland Shire',
    phrase: 'the Sutherland Shire',
    suburbs: ['Cronulla', 'Miranda', 'Menai', 'Engadine'],
    farthestKm: 14,
    price: 60,
    isExample: true,
    isFreeForPeople: true,
  },
  {
    id: 'st-george',
    name: 'St George',
    suburbs: ['Hurstville', 'Kogarah', 'Rockdale'],
    farthestKm: 14,
    price: 75,
  },
  {
    id: 'helensburgh',
    name: 'Helensburgh and Stanwell Park',
    suburbs: ['Otford', 'Stanwell Tops', 'Coalcliff'],
    farthestKm: 27,
    price: 75,
  },
  {
    id: 'canterbury-bankstown',
    name: 'Canterbury-Bankstown',
    suburbs: ['Revesby', 'Bankstown', 'Campsie'],
    farthestKm: 18,
    price: 90,
  },
  {
    id: 'inner-west',
    name: 'Inner West',
    phrase: 'the Inner West',
    suburbs: ['Marrickville', 'Newtown', 'Leichhardt', 'Strathfield'],
    farthestKm: 23,
    price: 100,
  },
  {
    id: 'city',
    name: 'City and eastern suburbs',
    phrase: 'the city and the eastern suburbs',
    suburbs: ['Surry Hills', 'Randwick', 'Bondi'],
    farthestKm: 30,
    price: 110,
  },
  {
    id: 'parramatta',
    name: 'Parramatta',
    suburbs: ['Granville', 'Merrylands', 'Harris Park', 'Westmead'],
    farthestKm: 29,
    price: 120,
    isExample: true,
  },
  {
    id: 'south-west',
    name: 'Liverpool, Fairfield and Campbelltown',
    suburbs: ['Moorebank', 'Cabramatta', 'Ingleburn', 'Leumeah'],
    farthestKm: 33,
    price: 120,
  },
  {
    id: 'ryde-hills',
    name: 'Ryde, Hornsby and the Hills',
    suburbs: ['Gladesville', 'Epping', 'Castle Hill', 'Asquith'],
    farthestKm: 73,
    price: 140,
  },
  {
    id: 'blacktown',
    name: 'Blacktown',
    suburbs: ['Seven Hills', 'Quakers Hill', 'Rooty Hill'],
    farthestKm: 46,
    price: 140,
  },
  {
    id: 'north',
    name: 'North Shore and northern beaches',
    phrase: 'the North Shore and the northern beaches',
    suburbs: ['North Sydney', 'Chatswood', 'Manly', 'Dee Why'],
    farthestKm: 54,
    price: 150,
  },
  {
    id: 'penrith',
    name: 'Penrith and the lower Blue Mountains',
    suburbs: ['St Marys', 'Emu Plains', 'Glenbrook', 'Springwood'],
    farthestKm: 60,
    price: 150,
  },
  {
    id: 'camden-wollondilly',
    name: 'Camden and Wollondilly',
    suburbs: ['Narellan', 'Picton', 'Tahmoor'],
    farthestKm: 59,
    price: 150,
  },
  {
    id: 'wollongong',
    name: 'Wollongong',
    suburbs: ['Thirroul', 'Fairy Meadow', 'Figtree', 'Dapto'],
    farthestKm: 64,
    price: 180,
    isExample: true,
  },
  {
    id: 'hawkesbury',
    name: 'Hawkesbury',
    phrase: 'the Hawkesbury',
    suburbs: ['Windsor', 'Richmond', 'Kurrajong'],
    farthestKm: 94,
    price: 190,
  },
  {
    id: 'shellharbour-kiama',
    name: 'Shellharbour and Kiama',
    suburbs: ['Albion Park', 'Warilla', 'Gerringong'],
    farthestKm: 85,
    price: 210,
  },
] as const satisfies readonly DeliveryArea[]

export type DeliveryAreaId = (typeof areas)[number]['id']

export const deliveryAreas: readonly (DeliveryArea & { id: DeliveryAreaId })[] = areas

export function getDeliveryArea(id: DeliveryAreaId) {
  const area = deliveryAreas.find((candidate) => candidate.id === id)
  if (!area) throw new Error(`Unknown delivery area: ${id}`)
  return { phrase: area.name, ...area }
}

/** The purpose of a trip. People bring everything else of a booking along. */
export type TripPurpose = 'people' | 'gear'

/** The price of the trip there and back for a booking, in AUD excluding GST. */
export function getTripPrice(id: DeliveryAreaId, purpose: TripPurpose): number {
  const { price, isFreeForPeople } = getDeliveryArea(id)
  return purpose === 'people' && isFreeForPeople ? 0 : price
}

const listExamples = (purpose: TripPurpose): string => {
  const examples = deliveryAreas
    .filter(({ isExample }) => isExample)
    .map(({ id, name, phrase = name }) => {
      const price = getTripPrice(id, purpose)
      return price > 0 ? `${formatAud(withGst(price))} to ${phrase}` : `nothing in ${phrase}`
    })
  return `${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}, incl. GST`
}

/** Complete 'It costs': what the trip costs for gear alone, and for people with what they bring. */
export const deliveryExamples = listExamples('gear')
export const travelExamples = listExamples('people')

/** What the trip costs people where it is not free. */
export const furtherExamples = `${deliveryAreas
  .filter(({ isExample, isFreeForPeople }) => isExample && !isFreeForPeople)
  .map(({ name, phrase = name, price }) => `${formatAud(withGst(price))} to ${phrase}`)
  .join(' or ')}, incl. GST`

/** Where people travel at no extra cost, so that every starting price can be paid there: 'in the Sutherland Shire'. */
export const freeTravelArea = deliveryAreas
  .filter(({ isFreeForPeople }) => isFreeForPeople)
  .map(({ name, phrase = name }) => `in ${phrase}`)
  .join(' and ')

/** Where a price that includes travel includes it: in a straight line, which is how `farthestKm` and `neighbours.ts` measure. */
export const travelArea = `within about ${company.serviceRadiusKm} km of ${company.suburb}`

/** The packages with a crew, whose prices include travel. */
export const packagesWithTravel = 'Function, wedding and corporate packages'

/** Examples outside all areas: towns to which a price that includes travel includes it, and towns whose trip is quoted. */
export const travelTowns = {
  included: ['Gosford', 'Katoomba', 'Bowral'],
  quoted: ['Newcastle', 'Nowra'],
} as const

/** The meaning of `travelArea`, in a sentence after it. */
export const travelLimit = `That's in a straight line, as far as ${formatList(travelTowns.included)}. For ${formatList(travelTowns.quoted)}, we quote the trip.`

/** The sentence about travel for each kind of starting price: travel included, travel paid by area, or goods. */
export const travelFacts = {
  included: { term: 'Travel', text: `Included ${travelArea}.` },
  'by-area': {
    term: 'Travel',
    text: `Included ${freeTravelArea}. Elsewhere you pay one trip: ${furtherExamples}.`,
  },
  delivery: {
    term: 'Delivery and pickup',
    text: `${capitalize(deliveryExamples)}. You can also collect.`,
  },
} as const

export type Travel = keyof typeof travelFacts

/** Beside `travelFacts.delivery`, for what our crew brings. */
export const crewDelivery = {
  term: 'Delivery with crew',
  text: `Included ${freeTravelArea}. Elsewhere you pay the same, once.`,
} as const
