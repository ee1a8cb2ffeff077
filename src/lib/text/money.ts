import { formatNumber } from './quantities'

/** An amount in AUD excluding GST, or a range of them. */
export type Price = number | { readonly from: number; readonly to: number }

const GST_PERCENT = 10

/** '$150.00': always with cents. */
export const formatAudWithCents = (amount: number): string => `$${formatNumber(amount.toFixed(2))}`

/** '$1,000', or '$82.50' if there are cents. */
export function formatAud(amount: number): string {
  const text = formatAudWithCents(amount)
  return text.endsWith('.00') ? text.slice(0, -'.00'.length) : text
}

/** '$100', or '$60-$90' for a range. */
export function formatPrice(price: Price): string {
  return typeof price === 'number'
    ? formatAud(price)
    : `${formatAud(price.from)}-${formatAud(price.to)}`
}

/** How much more or less a price is than another, from its lowest amount: '+ $660' or '− $330'. */
export function formatDifference(price: Price, other: Price): string {
  const difference = getLowestPrice(price) - getLowestPrice(other)
  return `${difference < 0 ? '−' : '+'} ${formatAud(Math.abs(difference))}`
}

/** '$100', or 'From $60-$90' for a range. */
export function formatHirePrice(price: Price): string {
  return typeof price === 'number' ? formatAud(price) : `From ${formatPrice(price)}`
}

/** A price in a sentence. The total including GST comes first: '$110 incl. GST ($100+GST)'. */
export const formatBothPrices = (price: Price): string =>
  `${formatTotal(price)} (${formatPrice(price)}+GST)`

/** A price including GST alone, which is enough in a search result: '$110 incl. GST'. */
export const formatTotal = (price: Price): string => `${formatPrice(withGst(price))} incl. GST`

/** What something costs, in AUD excluding GST. */
export type PriceWithCrew = {
  /** Without the crew. A range if the price of any part is a range. */
  price: Price
  /** The lowest price of our crew for the whole booking, on top of the price. 0 if nothing needs it. */
  crewFrom: number
  /** What the client pays at least. */
  total: Price
}

export const addCrew = (price: Price, crewFrom = 0): PriceWithCrew => ({
  price,
  crewFrom,
  total: addPrices([price, crewFrom]),
})

/**
 * A total in a sentence. Items that need our crew are never priced without it: '$341 incl. GST with crew ($310+GST)'.
 */
export function formatPriceWithCrew({ total, crewFrom }: PriceWithCrew): string {
  return crewFrom
    ? `${formatTotal(total)} with crew (${formatPrice(total)}+GST)`
    : formatBothPrices(total)
}

/** Adds 10% GST. Rounds to the cent, half a cent up. */
export function withGst(price: number): number
export function withGst(price: Price): Price
export function withGst(price: Price): Price {
  // Calculates in whole cents, because 1.15 * 1.1 is slightly less than 1.265 and would be rounded down.
  const add = (amount: number) =>
    Math.round((Math.round(amount * 100) * (100 + GST_PERCENT)) / 100) / 100
  return typeof price === 'number' ? add(price) : { from: add(price.from), to: add(price.to) }
}

/** The lowest price of a range, or the price itself. */
export const getLowestPrice = (price: Price): number =>
  typeof price === 'number' ? price : price.from

/** The price of several of the same, or for several days. */
export const multiplyPrice = (price: Price, factor: number): Price =>
  typeof price === 'number' ? price * factor : { from: price.from * factor, to: price.to * factor }

/** Returns the sum: 0 for no prices, a range if any price is a range. */
export function addPrices(prices: readonly Price[]): Price {
  const from = prices.reduce<number>((sum, price) => sum + getLowestPrice(price), 0)
  const to = prices.reduce<number>(
    (sum, price) => sum + (typeof price === 'number' ? price : price.to),
    0,
  )
  return from === to ? from : { from, to }
}

/** How much less a tier costs than its items hired singly, as a whole percentage rounded down. */
export const getSavingPercent = (price: number, singlePrice: number): number =>
  // `(1 - 400 / 500) * 100` is slightly less than 20, so subtract before dividing.
  Math.floor((100 * (singlePrice - price)) / singlePrice)
