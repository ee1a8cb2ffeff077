import { type EquipmentId, findEquipment, isSameKit, type Kit } from '../content/equipment'
import { isValidDate } from '../lib/dates'
import { formatHirePrice } from '../lib/money'
import { describePeriod, type HireDates, type HirePeriod, noDates } from './hire-dates'
import { getItems, mergeKits } from './kit'

export type Quote = {
  /** The chosen items in the order in which they were added, 1 to `MAX_COUNT` of each. */
  kit: Kit
  dates: HireDates
}

export const MAX_COUNT = 20

export const emptyQuote: Quote = { kit: [], dates: noDates }

/** Reads a stored quote without duplicates and without items that are no longer in the catalogue. Never throws. */
export function parseQuote(stored: unknown): Quote {
  const { kit, dates }: { kit?: unknown; dates?: unknown } = Object(stored)
  return { kit: Array.isArray(kit) ? parseKit(kit) : [], dates: parseDates(dates) }
}

function parseKit(values: readonly unknown[]): Kit {
  const lines = new Map<EquipmentId, Kit[number]>()
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

/** Whether two quotes have the same items, as many of each, and the same dates. */
export const isSameQuote = (a: Quote, b: Quote): boolean =>
  isSameKit(a.kit, b.kit) && a.dates.from === b.dates.from && a.dates.to === b.dates.to

/** Adds the items that the quote does not have, and raises the counts that are lower. */
export const addToQuote = (quote: Quote, kit: Kit): Quote => ({ ...quote, kit: mergeKits(quote.kit, kit) })

/** Changes how many of an item the quote has. */
export function setCount(quote: Quote, id: EquipmentId, count: number): Quote {
  return { ...quote, kit: quote.kit.map((line) => (line.id === id ? { id, count: toCount(count) } : line)) }
}

export function removeFromQuote(quote: Quote, id: EquipmentId): Quote {
  return { ...quote, kit: quote.kit.filter((line) => line.id !== id) }
}

/** The subject, the message and the event date with which the contact form is prefilled. */
export function createQuoteRequest(kit: Kit, period: HirePeriod | null = null) {
  const items = getItems(kit)
  const lines = items.map(({ item, count }) => {
    const price = `${formatHirePrice(item.price24h)}/24h`
    return count > 1 ? `- ${count} x ${item.name} (${price} each)` : `- ${item.name} (${price})`
  })
  const dates = period ? `${describePeriod(period)}\n\n` : ''
  return {
    subject: `AV Hire Quote Request: ${items.map(({ item }) => item.name).join(', ')}`,
    message: `I'd like a quote for this equipment:\n\n${lines.join('\n')}\n\n${dates}Please let me know about availability and total pricing.`,
    ...(period && { eventDate: period.from }),
  }
}
