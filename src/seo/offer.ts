import type { AggregateOffer, Offer, UnitPriceSpecification } from 'schema-dts'
import { company } from '../content/company'
import { getLowestPrice, type Price, withGst } from '../lib/text/money'

/** The GoodRelations term for hire. Without it, an offer in schema.org is a sale. */
export const LEASE_OUT = { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } as const

type Options = {
  /** The page with the price. */
  path: string
  /** AUD excluding GST. A range is the lowest and the highest price. */
  price: Price
  /** The final price may be higher, as for services, packages ("From $600+GST") and items with our crew. */
  isMinimum?: boolean
  /** The unit of the price, such as 'per performer'. */
  unit?: string | undefined
  /** How many hours it pays for. */
  hours?: number | undefined
}

/**
 * Schema.org `Offer` with the price including GST, which search results show. It has no availability, which depends on the
 * date.
 */
export function createOffer({ path, price, isMinimum = false, unit, hours }: Options): Offer {
  const total = withGst(price)
  const fixedPrice = typeof total === 'number' && !isMinimum ? { price: total } : undefined
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(fixedPrice ?? { minPrice: getLowestPrice(total), ...(typeof total !== 'number' && { maxPrice: total.to }) }),
    priceCurrency: 'AUD',
    valueAddedTaxIncluded: true,
    ...(unit && { unitText: unit }),
    ...(hours && { referenceQuantity: { '@type': 'QuantitativeValue', value: hours, unitCode: 'HUR' } }),
  }
  return {
    '@type': 'Offer',
    url: company.url + path,
    ...(fixedPrice && { ...fixedPrice, priceCurrency: 'AUD' }),
    priceSpecification,
  }
}

/**
 * The same for a hire item. A price that is not fixed makes it an `AggregateOffer`: search engines show the lowest price of
 * a product only from there.
 */
export function createItemOffer(options: Options): Offer | AggregateOffer {
  const { price, isMinimum } = options
  if (typeof price === 'number' && !isMinimum) return createOffer(options)
  const total = withGst(price)
  return {
    ...createOffer(options),
    '@type': 'AggregateOffer',
    lowPrice: getLowestPrice(total),
    ...(typeof total !== 'number' && { highPrice: total.to }),
    priceCurrency: 'AUD',
  }
}
