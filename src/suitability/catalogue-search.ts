import type { EquipmentItem } from '../content/equipment'
import { searchEquipment } from '../hire/search'
import type { SearchResult } from '../lib/text/search'
import { itemsForGuests } from './items-for-guests.data'

/** 'for 100 people', '100 guests', or 'for 100' at the end. */
const GUESTS =
  /(?:\bfor\s+)?(?:(?:about|around|up to)\s+)?\b(\d{1,5})[\s-]*(?:person|people|ppl|pax|guests?|adults|kids|children|students)\b|\bfor\s+(\d{2,5})\s*$/iu

type CatalogueResult = SearchResult<EquipmentItem> & {
  /** The number in the query. */
  guests?: number
}

/**
 * Finds the items of the catalogue that match a query. With a number of guests, the category of the best match comes first:
 * its items of the cheapest sets that suit so many, then the others that do, then the rest.
 */
export function searchCatalogue(query: string): CatalogueResult {
  const [text = '', ...numbers] = GUESTS.exec(query) ?? []
  const guests = Number(numbers.find(Boolean) ?? 0)
  if (guests === 0) return searchEquipment(query)
  const { items, isCorrected } = searchEquipment(query.replace(text, ' '))
  const suitable = itemsForGuests.find((step) => step.guests >= guests)?.items ?? []
  const getRank = ({ id, category }: EquipmentItem) => {
    if (category !== items[0]?.category) return suitable.length + 1
    return suitable.includes(id) ? suitable.indexOf(id) : suitable.length
  }
  return { items: items.toSorted((a, b) => getRank(a) - getRank(b)), isCorrected, guests }
}
