import { findEquipment } from '../content/equipment'
import { parseQuote, type Quote } from './quote'

export type LinkedQuote = Quote & {
  /** Whether the link has ids that are not in the catalogue. Never show them: a link could then put any words on the page. */
  hasUnknownItems: boolean
}

/** More than the catalogue will have. A link with more ids is refused. */
const MAX_IDS = 100

const PATH = '/av-hire?list='
const SEPARATOR = '.'
const TIMES = '*'
/** Before the delivery. No id of an item starts with it: the schema of hire items refuses that. */
const TO = 'to-'
const DATE = /^\d{4}-\d\d-\d\d$/

/**
 * The path of a link to a quote: `/av-hire?list=xdj-xz.led-par*4.2026-12-04.2026-12-07.to-wollongong`. It contains the ids of the items,
 * which are also their URLs, so it still works when names, prices or the order of the catalogue change.
 */
export function formatQuotePath({ kit, dates: { from, to }, delivery }: Quote): `/av-hire?${string}` {
  const items = kit.map(({ id, count }) => (count > 1 ? id + TIMES + count : id))
  const dates = from && to ? [from, to] : []
  const destination = delivery ? [TO + delivery] : []
  return `${PATH}${[...items, ...dates, ...destination].join(SEPARATOR)}`
}

/** Reads a path that `formatQuotePath` wrote, with or without other parameters. Null for any other path, and if it has no items. */
export function parseQuotePath(path: string): Quote | null {
  const quote = path.startsWith(PATH) ? parseSharedQuote(path.slice(PATH.length).replace(/&.*/, '')) : null
  return quote && quote.kit.length > 0 ? quote : null
}

/** The link to a quote, on this host. */
export const getQuoteUrl = (quote: Quote): string => new URL(formatQuotePath(quote), window.location.origin).href

/**
 * Reads the parameter `list` of a link, without duplicates, in any letter case. Commas and spaces also separate ids, because
 * people and mail programs rewrite links. Returns null if it has more than `MAX_IDS` ids, which no link
 * of this site has. Never throws.
 */
export function parseSharedQuote(text: string): LinkedQuote | null {
  const parts = text.toLowerCase().split(/[.,\s]+/, MAX_IDS + 1)
  if (parts.length > MAX_IDS) return null
  const [from, to] = parts.filter((part) => DATE.test(part))
  const delivery = parts.find((part) => part.startsWith(TO))?.slice(TO.length)
  const kit = parts
    .filter((part) => !DATE.test(part) && !part.startsWith(TO))
    .map((part) => {
      const [id, count = 1] = part.split(TIMES)
      return { id, count: Number(count) }
    })
  // A link at the end of a sentence may end with the full stop.
  const hasUnknownItems = kit.some(({ id }) => id && !findEquipment(id))
  return { ...parseQuote({ kit, dates: { from, to }, delivery }), hasUnknownItems }
}
