import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { search, type SearchResult } from '../lib/text/search'

/** Typed with the name of any item: 'speaker hire sydney'. */
const GENERAL_WORDS = [
  `hire rent rental near me in ${company.city}`,
  'gear equipment machine system set kit',
  'a an and for of or the to with',
]

const getTexts = (item: EquipmentItem) => [
  [item.name],
  [item.searchName, item.id, item.alsoKnownAs].flat().filter((text) => text !== undefined),
  [getEquipmentCategory(item).name],
  [item.description],
  GENERAL_WORDS,
]

/** '2 x ' in '2 x speakers'. */
const COUNT = /^\s*\d{1,2}\s*[x×]?\s+(?=\p{L})/iu

/** Finds the items of the catalogue that match a query, see `search`. A number that no item has is how many are wanted. */
export function searchEquipment(query: string): SearchResult<EquipmentItem> {
  const found = search(equipment, query, getTexts)
  const wanted = query.replace(COUNT, '')
  return found.items.length > 0 || wanted === query ? found : search(equipment, wanted, getTexts)
}
