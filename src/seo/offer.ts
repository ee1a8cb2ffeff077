export const OFFER = { '@type': 'Offer', availability: 'https://schema.org/InStock' }

/** All prices on the site are starting prices, so they are minimums. AUD. */
export function toPriceSpecification(minPrice: number, valueAddedTaxIncluded: boolean) {
  return { '@type': 'PriceSpecification', minPrice, priceCurrency: 'AUD', valueAddedTaxIncluded }
}
