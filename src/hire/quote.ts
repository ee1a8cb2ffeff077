import { type EquipmentId, type EquipmentItem, findEquipment, getEquipment } from '../content/equipment'
import { HIRE_HOURS } from '../content/hire-terms'
import { isValidDate } from '../lib/dates'
import { getHirePrice } from '../lib/item-specs'
import { formatBothPrices, formatCrewPrice, formatHirePrice, multiplyPrice, type Price } from '../lib/money'
import { repeat } from '../lib/quantities'
import { describePeriod, formatHireDays, type HireDates, type HirePeriod, noDates } from './hire-dates'

/** A chosen item, and how many of it: 1 to `MAX_COUNT`. */
type QuoteLine = { id: EquipmentId; count: number }

export type Quote = {
  /** The chosen items without duplicates, in the order in which they were added. */
  lines: readonly QuoteLine[]
  dates: HireDates
}

export const MAX_COUNT = 20

export const emptyQuote: Quote = { lines: [], dates: noDates }

/** Reads a stored quote without duplicates and without items that are no longer in the catalogue. Never throws. */
export function parseQuote(stored: unknown): Quote {
  const { lines, dates }: { lines?: unknown; dates?: unknown } = Object(stored)
  return { lines: Array.isArray(lines) ? parseLines(lines) : [], dates: parseDates(dates) }
}

function parseLines(values: readonly unknown[]): QuoteLine[] {
  const lines = new Map<EquipmentId, QuoteLine>()
  for (const value of values) {
    const { id, count } = Object(value)
    const item = findEquipment(id)
    if (item && !lines.has(item.id)) lines.set(item.id, { id: item.id, count: toCount(count) })
  }
  return [...lines.values()]
}

function parseDates(stored: unknown): HireDates {
  const { from, to }: { from?: unknown; to?: unknown } = Object(stored)
  const parse = (date: unknown) => (typeof date === 'string' && isValidDate(date) ? date : '')
  return { from: parse(from), to: parse(to) }
}

/** A count out of range becomes the nearest one, and what is not a number becomes 1. */
const toCount = (count: unknown): number =>
  typeof count === 'number' && count > 1 ? Math.min(Math.trunc(count), MAX_COUNT) : 1

export const hasItem = (lines: Quote['lines'], id: EquipmentId): boolean => lines.some((line) => line.id === id)

/** How many of an item the lines have. 0 without it. */
export const getCount = (lines: Quote['lines'], id: EquipmentId): number =>
  lines.find((line) => line.id === id)?.count ?? 0

/** How many items a quote has, with each as often as its count. */
export const countItems = ({ lines }: Pick<Quote, 'lines'>): number => lines.reduce((sum, { count }) => sum + count, 0)

/** Whether two quotes have the same items, as many of each, and the same dates. */
export const isSameQuote = (one: Quote, other: Quote): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every(({ id, count }) => count === getCount(other.lines, id)) &&
  one.dates.from === other.dates.from &&
  one.dates.to === other.dates.to

/** Adds the lines that the quote does not have, and raises the counts that are lower than theirs. */
export function addLines(quote: Quote, lines: Quote['lines']): Quote {
  const raised = quote.lines.map(({ id, count }) => ({ id, count: Math.max(count, getCount(lines, id)) }))
  return { ...quote, lines: [...raised, ...lines.filter(({ id }) => !hasItem(quote.lines, id))] }
}

/** Changes how many of an item the quote has. */
export function setCount(quote: Quote, id: EquipmentId, count: number): Quote {
  return { ...quote, lines: quote.lines.map((line) => (line.id === id ? { id, count: toCount(count) } : line)) }
}

export function removeFromQuote(quote: Quote, id: EquipmentId): Quote {
  return { ...quote, lines: quote.lines.filter((line) => line.id !== id) }
}

/** An item of a quote, with what all of them cost for 24 hours. */
export type QuoteItem = { item: EquipmentItem; count: number } & QuotePrice

/** In AUD excluding GST. `crewFrom` is what the crew costs at least. It is not in the price. */
type QuotePrice = { price: Price; crewFrom: number }

export function getQuoteItems({ lines }: Pick<Quote, 'lines'>): QuoteItem[] {
  return lines.map(({ id, count }) => {
    const item = getEquipment(id)
    return { item, count, ...getHirePrice(repeat(item, count)) }
  })
}

/** How many of each item the quote has. */
export const getQuantities = ({ lines }: Quote): ReadonlyMap<EquipmentId, number> =>
  new Map(lines.map(({ id, count }) => [id, count]))

/** What all items cost for some hire days. A range if the price of any item is a range. A longer hire may be discounted. */
export function getQuotePrice(quote: Pick<Quote, 'lines'>, days = 1): QuotePrice {
  const { price, crewFrom } = getHirePrice(getQuoteItems(quote).flatMap(({ item, count }) => repeat(item, count)))
  return { price: multiplyPrice(price, days), crewFrom }
}

/** The subject, the message and the event date with which the contact form is prefilled. */
export function createQuoteRequest(quote: Pick<Quote, 'lines'>, period: HirePeriod | null = null) {
  const items = getQuoteItems(quote)
  const lines = items.map(({ item, count }) => {
    const price = `${formatHirePrice(item.price24h)}/24h`
    return count > 1 ? `- ${count} x ${item.name} (${price} each)` : `- ${item.name} (${price})`
  })
  const dates = period ? `${describePeriod(period)}\n\n` : ''
  const { price: total, crewFrom } = getQuotePrice(quote, period?.days)
  const duration = period ? formatHireDays(period) : `${HIRE_HOURS} hours`
  const crew = crewFrom > 0 ? `, ${formatCrewPrice(crewFrom)}` : ''
  return {
    subject: `AV Hire Quote Request: ${items.map(({ item }) => item.name).join(', ')}`,
    message: `I'd like a quote for this equipment:\n\n${lines.join('\n')}\n\n${dates}These prices are +GST. The total on your website is ${formatBothPrices(total)} for ${duration}${crew}.\n\nPlease let me know about availability and total pricing.`,
    ...(period && { eventDate: period.from }),
  }
}
