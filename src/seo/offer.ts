import type { Offer, UnitPriceSpecification } from 'schema-dts'
import { company } from '../content/company'
import { type Price, withGst } from '../lib/money'

/** The GoodRelations term for hire. Without it, an offer in schema.org is a sale. */
export const LEASE_OUT = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } as const

type Options = {
  /** The page with the price. */
  path: string
  /** AUD excluding GST. A range is the lowest and the highest price. */
  price: Price
  /** Whether the final price may be higher, as for services, packages ("From $600+GST") and items with our crew. */
  isMinimum?: boolean
  /** The hire period that the price is for. */
  hours?: number
}

/** Schema.org `Offer` with the price twice, excluding and including GST. It has no availability, which depends on the date. */
export function createOffer({ path, price, isMinimum = false, hours }: Options): Offer {
  const specify = (amount: Price, valueAddedTaxIncluded: boolean): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    ...toAmount(amount, isMinimum),
    priceCurrency: 'AUD',
    valueAddedTaxIncluded,
    ...(hours && { referenceQuantity: { '@type': 'QuantitativeValue', value: hours, unitCode: 'HUR' } }),
  })
  return {
    '@type': 'Offer',
    url: company.url + path,
    ...(typeof price === 'number' && !isMinimum && { price: withGst(price), priceCurrency: 'AUD' }),
    priceSpecification: [specify(price, false), specify(withGst(price), true)],
  }
}

function toAmount(price: Price, isMinimum: boolean) {
  if (typeof price !== 'number') return { minPrice: price.from, maxPrice: price.to }
  return isMinimum ? { minPrice: price } : { price }
}
