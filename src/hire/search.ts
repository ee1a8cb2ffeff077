import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { search, type SearchResult } from '../lib/text/search'

/** Typed with the name of any item: 'speaker hire sydney', 'speakers for a wedding'. */
const OPTIONAL_WORDS = [
  `hire rent rental price cost near me ${company.city}`,
  'gear equipment machine system set kit',
  'event wedding reception ceremony party birthday engagement function conference festival concert',
  'school church hall club pub office home house garden backyard beach',
].join(' ')

/** Left out of a query. */
const FILLER_WORDS =
  /(?<![\p{L}\p{N}])(?:an?|and|at|by|do|for|have|how|i|in|is|it|me|much|my|need|of|on|or|our|some|that|the|to|want|we|with|you)(?![\p{L}\p{N}])/giu

const getTexts = (item: EquipmentItem) => [
  [item.name],
  [item.searchName, item.id, item.alsoKnownAs].flat().filter((text) => text !== undefined),
  [getEquipmentCategory(item).name],
  [item.description],
]

/** '2 x ' in '2 x speakers'. */
const COUNT = /^\s*\d{1,2}\s*[x×]?\s+(?=\p{L})/iu

/** Finds the items of the catalogue that match a query, see `search`. A number that no item has is how many are wanted. */
export function searchEquipment(query: string): SearchResult<EquipmentItem> {
  const find = (text: string) =>
    search(equipment, text.replaceAll(FILLER_WORDS, ' '), {
      getTexts,
      optionalWords: OPTIONAL_WORDS,
    })
  const found = find(query)
  const wanted = query.replace(COUNT, '')
  return wanted === query || (found.items.length > 0 && !found.isCorrected) ? found : find(wanted)
}
