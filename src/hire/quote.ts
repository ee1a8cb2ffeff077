import { type EquipmentId, findEquipment } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import { deliveryAreas } from '../content/terms/travel'
import { createStoredStore, useStore } from '../lib/browser/store'
import { isValidDate } from '../lib/dates/dates'
import { type HireDates, noDates } from './hire-period'
import { mergeKits } from './kit-totals'
import { MAX_COUNT, QUOTE_KEY, toCount } from './quote-count'
import { type Delivery, TIMES, TO } from './quote-path'

/** Reads a stored or linked choice. An area that is not ours counts as another place. Never throws. */
export function parseDelivery(value: unknown): Delivery {
  if (!value || typeof value !== 'string') return ''
  const area = deliveryAreas.find(({ id }) => id === value)
  return area?.id ?? (value === 'collect' ? 'collect' : 'elsewhere')
}

export type Quote = {
  /** The chosen items in the order in which they were added, 1 to `MAX_COUNT` of each. */
  kit: Kit
  dates: HireDates
  delivery: Delivery
}

export const emptyQuote: Quote = { kit: [], dates: noDates, delivery: '' }

/** Reads a stored quote without duplicates and without items that are no longer in the catalogue. Never throws. */
export function parseQuote(stored: unknown): Quote {
  const { kit, dates, delivery }: { kit?: unknown; dates?: unknown; delivery?: unknown } =
    Object(stored)
  return {
    kit: Array.isArray(kit) ? parseKit(kit) : [],
    dates: parseDates(dates),
    delivery: parseDelivery(delivery),
  }
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

type LinkedQuote = Quote & {
  /**
   * The link has parts that could not be read, or counts out of range. Never show them: a link could then put any words on the
   * page.
   */
  hasUnknownParts: boolean
}

/** More than the catalogue will have. What follows in a link is not read. */
const MAX_IDS = 100

const DATE = /^\d{4}-\d\d-\d\d$/

/**
 * Reads the parameter `list` of a link, without duplicates. Commas and spaces also separate ids, because
 * people and mail programs rewrite links. Characters that no link has, such as the bracket after it, are ignored. Never throws.
 */
export function parseSharedQuote(text: string): LinkedQuote {
  const parts = text.replaceAll(/[^a-z0-9*.,\s-]/g, '').split(/[.,\s]+/, MAX_IDS)
  const [from, to] = parts.filter((part) => DATE.test(part))
  const destination = parts.find((part) => part.startsWith(TO))?.slice(TO.length)
  const delivery = parseDelivery(destination)
  const kit = parts
    .filter((part) => !DATE.test(part) && !part.startsWith(TO))
    .map((part) => {
      const [id = '', count = '1'] = part.split(TIMES)
      const number = Number(count)
      return { id, count: number, isKnown: findEquipment(id) && toCount(number) === number }
    })
  const hasUnknownParts =
    // A link at the end of a sentence may end with the full stop.
    kit.some(({ id, isKnown }) => id && !isKnown) ||
    (destination !== undefined && (!delivery || destination !== delivery))
  return { ...parseQuote({ kit, dates: { from, to }, delivery }), hasUnknownParts }
}

const quoteStore = createStoredStore(QUOTE_KEY, parseQuote, emptyQuote)

const update = (change: (quote: Quote) => Quote) => quoteStore.set(change(quoteStore.get()))

/** Adds the items that the quote does not have, and raises the counts that are lower. */
export const addKit = (kit: Kit) =>
  update((quote) => ({ ...quote, kit: mergeKits(quote.kit, kit) }))

/** Changes how many of an item the quote has, also from none or to none. */
const changeCount = (id: EquipmentId, count: number) =>
  update((quote) => {
    const kit = mergeKits(quote.kit, [{ id, count: 1 }]).map((line) =>
      line.id === id ? { id, count: Math.min(count, MAX_COUNT) } : line,
    )
    return { ...quote, kit: kit.filter((line) => line.count > 0) }
  })

/**
 * The visitor's quote, stored in the browser and shared by its tabs. It is empty while prerendering and hydrating.
 * If storage is blocked or full, it is kept until the page is reloaded or closed.
 */
export function useQuote() {
  const quote = useStore(quoteStore)
  const isStored = useStore(quoteStore.isStored)
  return { ...quote, isStored, addKit, changeCount, update }
}
