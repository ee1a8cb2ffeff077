import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { search, type SearchResult } from '../lib/text/search'

/** Typed with the name of any item: 'speaker hire sydney'. */
const GENERAL_WORDS = [
  `hire rent rental near me in ${company.city}`,
  'gear equipment machine system set kit',
  'a an and for of or the to with',
]

const getNames = (item: EquipmentItem) => [
  [item.name],
  [item.searchName, item.id, item.alsoKnownAs].flat().filter((text) => text !== undefined),
  [getEquipmentCategory(item).name],
]
const getDetails = (item: EquipmentItem) => [[item.description], GENERAL_WORDS]
const getAllDetails = (item: EquipmentItem) => [[item.description], item.additional, GENERAL_WORDS]

/** '2 x ' in '2 x speakers'. */
const COUNT = /^\s*\d{1,2}\s*[x×]?\s+(?=\p{L})/iu

/** The words after these name a purpose or a place: 'speakers for a wedding'. */
const PREPOSITION = /\s(?:for|with|in|at|on)\s/i

/**
 * Finds the items of the catalogue that match a query, see `search`. A number at the start is how many are wanted, unless
 * it is in a name.
 */
export function searchEquipment(query: string): SearchResult<EquipmentItem> {
  const wanted = query.replace(COUNT, '')
  const found = searchWanted(wanted)
  if (wanted === query) return found
  const named = search(equipment, query, getNames)
  return named.match === 'exact' ? { ...named, items: [...new Set([...named.items, ...found.items])] } : found
}

/** Searches the specifications only if nothing else matches. The words after 'for' are the first that are left out. */
function searchWanted(query: string): SearchResult<EquipmentItem> {
  const found = search(equipment, query, getNames, getDetails)
  if (found.match === 'exact') return found
  const foundInAll = search(equipment, query, getNames, getAllDetails)
  if (foundInAll.match === 'exact') return foundInAll
  if (found.match === 'corrected') return found
  const [firstPart = query] = query.split(PREPOSITION).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const { items } = search(equipment, firstPart, getNames, getDetails)
  return items.length > 0 ? { items, match: 'partial' } : found
}
