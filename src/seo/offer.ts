import type { AggregateOffer, Offer, UnitPriceSpecification } from 'schema-dts'
import { company } from '../content/company'
import { getLowestPrice, type Price, withGst } from '../lib/money'

/** The GoodRelations term for hire. Without it, an offer in schema.org is a sale. */
export const LEASE_OUT = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } as const

type Options = {
  /** The page with the price. */
  path: string
  /** AUD excluding GST. A range is the lowest and the highest price. */
  price: Price
  /** Whether the final price may be higher, as for services, packages ("From $600+GST") and items with our crew. */
  isMinimum?: boolean
  /** What it pays for, such as 'per performer'. */
  unit?: string | undefined
  /** The hire period that the price is for. */
  hours?: number
}

/**
 * Schema.org `Offer` with the price including GST, which search results show. A starting price or a range is an
 * `AggregateOffer`, because search engines read no other price that is not fixed. It has no availability, which depends on
 * the date.
 */
export function createOffer({ path, price, isMinimum = false, unit, hours }: Options): Offer | AggregateOffer {
  const total = withGst(price)
  const isFixed = typeof total === 'number' && !isMinimum
  const url = company.url + path
  const priceCurrency = 'AUD'
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(isFixed ? { price: total } : { minPrice: getLowestPrice(total), ...getHighest('maxPrice', total) }),
    priceCurrency,
    valueAddedTaxIncluded: true,
    ...(unit && { unitText: unit }),
    ...(hours && { referenceQuantity: { '@type': 'QuantitativeValue', value: hours, unitCode: 'HUR' } }),
  }
  if (isFixed) return { '@type': 'Offer', url, price: total, priceCurrency, priceSpecification }
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: getLowestPrice(total),
    ...getHighest('highPrice', total),
    priceCurrency,
    priceSpecification,
  }
}

const getHighest = (property: 'highPrice' | 'maxPrice', price: Price) =>
  typeof price === 'number' ? {} : { [property]: price.to }
