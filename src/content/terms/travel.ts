import { formatAud, withGst } from '../../lib/text/money'
import { company } from '../company'
import type { DeliveryArea } from '../schemas/terms'

/**
 * What delivery and pickup, or the travel of our people, costs there and back, for one van and a ground floor. From the
 * nearest area to the farthest. Sample data.
 */
const areas = [
  {
    id: 'sutherland-shire',
    name: 'Sutherland Shire',
    phrase: 'the Sutherland Shire',
    suburbs: ['Cronulla', 'Miranda', 'Menai', 'Engadine'],
    price: 60,
    isExample: true,
  },
  { id: 'st-george', name: 'St George', suburbs: ['Hurstville', 'Kogarah', 'Rockdale'], price: 75 },
  { id: 'canterbury-bankstown', name: 'Canterbury-Bankstown', suburbs: ['Revesby', 'Bankstown', 'Campsie'], price: 90 },
  {
    id: 'inner-west',
    name: 'Inner West',
    phrase: 'the Inner West',
    suburbs: ['Marrickville', 'Newtown', 'Leichhardt'],
    price: 100,
  },
  {
    id: 'city',
    name: 'City and eastern suburbs',
    phrase: 'the city and the eastern suburbs',
    suburbs: ['Surry Hills', 'Randwick', 'Bondi'],
    price: 110,
  },
  {
    id: 'parramatta',
    name: 'Parramatta',
    suburbs: ['Granville', 'Harris Park', 'Westmead'],
    price: 120,
    isExample: true,
  },
  {
    id: 'south-west',
    name: 'Liverpool and Campbelltown',
    suburbs: ['Moorebank', 'Liverpool', 'Campbelltown'],
    price: 120,
  },
  {
    id: 'north',
    name: 'North Shore and northern beaches',
    phrase: 'the North Shore and the northern beaches',
    suburbs: ['North Sydney', 'Chatswood', 'Manly', 'Dee Why'],
    price: 150,
  },
  {
    id: 'wollongong',
    name: 'Wollongong',
    suburbs: ['Helensburgh', 'Thirroul', 'Fairy Meadow'],
    price: 180,
    isExample: true,
  },
] as const satisfies readonly DeliveryArea[]

export type DeliveryAreaId = (typeof areas)[number]['id']

export const deliveryAreas: readonly (DeliveryArea & { id: DeliveryAreaId })[] = areas

export function getDeliveryArea(id: DeliveryAreaId) {
  const area = deliveryAreas.find((candidate) => candidate.id === id)
  if (!area) throw new Error(`Unknown delivery area: ${id}`)
  return area
}

const examples = deliveryAreas
  .filter(({ isExample }) => isExample)
  .map(({ name, phrase = name, price }) => `${formatAud(withGst(price))} to ${phrase}`)

/** Completes 'It costs'. */
export const travelExamples = `about ${examples.slice(0, -1).join(', ')} or ${examples.at(-1)}, incl. GST`

/** Where a price that includes travel includes it. */
export const travelArea = `within about ${company.serviceRadiusKm} km of ${company.suburb}`

/** What a starting price says about travel: it includes it, the quote adds it, or the client can collect instead. */
export const travelFacts = {
  included: { term: 'Travel', text: `Included ${travelArea}.` },
  quoted: { term: 'Travel', text: `Extra: ${travelExamples}, there and back.` },
  delivery: {
    term: 'Delivery and pickup',
    text: `Extra: ${travelExamples}, there and back. You can also collect.`,
  },
} as const

export type Travel = keyof typeof travelFacts
