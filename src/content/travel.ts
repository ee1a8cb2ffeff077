import { formatAud, withGst } from '../lib/money'
import { company } from './company'

/** What delivery and pickup, or the travel of our people, costs there and back, in AUD excluding GST. Sample data. */
export const travelPrices = [
  { place: 'Cronulla', price: 60 },
  { place: 'Parramatta', price: 120 },
  { place: 'Wollongong', price: 180 },
] as const

const prices = travelPrices.map(({ place, price }) => `${formatAud(withGst(price))} to ${place}`)

/** Completes 'It costs'. */
export const travelExamples = `about ${prices.slice(0, -1).join(', ')} or ${prices.at(-1)}, incl. GST`

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
