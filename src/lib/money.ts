/** An amount in AUD excluding GST, or a range of them. */
export type Price = number | { readonly from: number; readonly to: number }

const GST_PER_CENT = 10

const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 2 })

/** '$150.00': always with cents. AUD. */
export const formatAudWithCents = (amount: number): string => format.format(amount)

/** '$1,000', or '$82.50' where there are cents. AUD. */
export function formatAud(amount: number): string {
  const text = formatAudWithCents(amount)
  return text.endsWith('.00') ? text.slice(0, -'.00'.length) : text
}

/** '$100', or '$60-$90' for a range. AUD, as given. */
export function formatPrice(price: Price): string {
  return typeof price === 'number' ? formatAud(price) : `${formatAud(price.from)}-${formatAud(price.to)}`
}

/** The same price with 10 % GST added, to the cent, half a cent up. */
export function withGst(price: number): number
export function withGst(price: Price): Price
export function withGst(price: Price): Price {
  // In whole cents and per cent: 1.15 * 1.1 is a hair under 1.265 and would round down.
  const add = (amount: number) => Math.round((Math.round(amount * 100) * (100 + GST_PER_CENT)) / 100) / 100
  return typeof price === 'number' ? add(price) : { from: add(price.from), to: add(price.to) }
}

/** Adds prices up. One range among them makes the sum a range; nothing adds up to 0. */
export function addPrices(prices: readonly Price[]): Price {
  const from = prices.reduce<number>((sum, price) => sum + (typeof price === 'number' ? price : price.from), 0)
  const to = prices.reduce<number>((sum, price) => sum + (typeof price === 'number' ? price : price.to), 0)
  return from === to ? from : { from, to }
}
