import type { AggregateOffer, Offer } from 'schema-dts'
import { company } from '../content/company'
import { getLowestPrice, type Price, withGst } from '../lib/text/money'

type Options = {
  /** The page with the price. */
  path: string
  /** AUD excluding GST. A range is the lowest and the highest price. */
  price: Price
  /** The final price may be higher, as for services and items with our crew. */
  isMinimum: boolean
  /** The unit of the price, such as 'per performer'. */
  unit?: string | undefined
  /** How many hours it pays for. */
  hours?: number | undefined
}

/**
 * Schema.org `Offer` with the price including GST, which search results show. A price that is not fixed makes it an
 * `AggregateOffer`: search engines show the lowest price only from there. It has no availability, which depends on the date.
 */
export function createOffer({
  path,
  price,
  isMinimum,
  unit,
  hours,
}: Options): Offer | AggregateOffer {
  const total = withGst(price)
  const shared = { url: company.url + path, priceCurrency: 'AUD' }
  const specification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'AUD',
    valueAddedTaxIncluded: true,
    ...(unit && { unitText: unit }),
    ...(hours && {
      referenceQuantity: { '@type': 'QuantitativeValue', value: hours, unitCode: 'HUR' } as const,
    }),
  } as const
  if (typeof total === 'number' && !isMinimum) {
    return {
      '@type': 'Offer',
      ...shared,
      price: total,
      priceSpecification: { ...specification, price: total },
    }
  }
  const lowPrice = getLowestPrice(total)
  const highPrice = typeof total === 'number' ? undefined : total.to
  return {
    '@type': 'AggregateOffer',
    ...shared,
    lowPrice,
    ...(highPrice && { highPrice }),
    priceSpecification: {
      ...specification,
      minPrice: lowPrice,
      ...(highPrice && { maxPrice: highPrice }),
    },
  }
}
