import type { EquipmentItem } from '../content/equipment'
import { type EquipmentResult, isNameOf, namesItems, searchEquipment } from '../hire/search'
import { itemsForGuests } from './items-for-guests.data'

const NUMBER = String.raw`(?<![\d.,])(\d{1,2},\d{3}|\d \d{3}|\d{1,5})(?![\d,])`
const GUEST_WORDS =
  'person|people|ppl|pax|guests?|adults|kids|children|students|seats?|seated|at tables|dancing'

/** 'for 100 people', '1,200 guests', 'a crowd of 80', or 'for 100' at the end. */
const GUESTS = new RegExp(
  String.raw`(?:\bfor\s+)?(?:(?:about|around|up to)\s+)?${NUMBER}[\s-]*(?:${GUEST_WORDS})\b|(?:\bfor\s+)?\b(?:an?\s+)?crowd of\s+${NUMBER}|\bfor\s+${NUMBER}\s*$`,
  'iu',
)

export type CatalogueResult = EquipmentResult & {
  /** The number in the query. */
  guests?: number
  /** Whether nothing that the query names suits so many. The largest comes first. */
  isTooMany?: boolean
}

/**
 * Finds the items of the catalogue that match a query. With a number of guests, those with all words in their names come
 * first, of these an item that is called exactly so, then the items of the cheapest sets that suit so many and the others
 * that do. A number without the name of anything finds nothing: the package adviser answers that.
 */
export function searchCatalogue(query: string): CatalogueResult {
  const [text = '', ...numbers] = GUESTS.exec(query) ?? []
  const guests = Number(numbers.find(Boolean)?.replace(/[, ]/, '') ?? 0)
  if (guests === 0) return searchEquipment(query)
  const rest = query.replace(text, ' ')
  if (!namesItems(rest))
    return { items: [], named: new Set(), complete: new Set(), isExact: true, guests }

  const result = searchEquipment(rest)
  const [first] = result.items
  const candidates = result.items.filter(
    (item) => item.category === first?.category && result.named.has(item),
  )
  const steps = itemsForGuests.filter(({ items }) =>
    candidates.some(({ id }) => items.includes(id)),
  )
  const step = steps.find((candidate) => candidate.guests >= guests)
  const suitable = (step ?? steps.at(-1))?.items ?? []

  const getRank = (item: EquipmentItem) => {
    if (item.category !== first?.category) return suitable.length + 2
    if (!candidates.includes(item)) return suitable.length + 1
    if (isNameOf(item, rest)) return -1
    return suitable.includes(item.id) ? suitable.indexOf(item.id) : suitable.length
  }
  return {
    ...result,
    items: result.items.toSorted((a, b) => getRank(a) - getRank(b)),
    guests,
    isTooMany: steps.length > 0 && !step,
  }
}
