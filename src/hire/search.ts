import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { notHired } from '../content/not-hired'
import type { NotHiredEntry } from '../content/schemas/not-hired'
import { isMistyped, search, type SearchResult, toNeededWords } from '../lib/text/search'

/** Typed with the name of any item: 'speaker hire sydney', 'speakers for a wedding'. */
const OPTIONAL_WORDS = [
  `hire rent rental price cost near me ${company.city}`,
  'gear equipment machine system set kit',
  'event wedding reception ceremony party birthday engagement function conference festival concert assembly',
  'school church hall club pub office home house garden backyard beach',
].join(' ')

/** Left out of a query. */
const FILLER_WORDS =
  /(?<![\p{L}\p{N}])(?:any|an?|and|are|at|by|does|do|for|from|have|how|i|in|is|it|looking|me|much|my|needs?|of|on|or|our|please|some|something|that|there|the|this|to|us|want|we|what|which|with|you|your)(?![\p{L}\p{N}])/giu

const getTexts = (item: EquipmentItem) => [
  [item.name],
  [item.searchName, item.id, item.alsoKnownAs].flat().filter((text) => text !== undefined),
  [getEquipmentCategory(item).name],
  [item.description],
]

/** '2 x ' in '2 x speakers'. */
const COUNT = /^\s*\d{1,2}\s*[x×]?\s+(?=\p{L})/iu

export type EquipmentResult = SearchResult<EquipmentItem> & {
  /** What the query means and we do not have. */
  notHired?: NotHiredEntry
}

/**
 * Finds the items of the catalogue that match a query, see `search`. A number that no item has is how many are wanted. For
 * what we do not have, no item is shown that is only spelled like it.
 */
export function searchEquipment(query: string): EquipmentResult {
  const found = find(query)
  const wanted = query.replace(COUNT, '')
  const isExact = found.items.length > 0 && !found.isCorrected
  const result = wanted === query || isExact ? found : find(wanted)

  const words = getWords(wanted)
  const exact = result.isCorrected ? [] : result.items
  const { entry, name = [] } = findNotHired(words, exact.length === 0) ?? {}
  // 'DJ table' is another name of the booth, and a table alone is furniture.
  if (!entry || (name.length < words.length && exact.some((item) => result.named.has(item))))
    return result
  if (exact.length > 0) return { ...result, notHired: entry }
  // 'Lights for a marquee' are lights.
  const others = words.filter((word) => word.length > 1 && !name.includes(word))
  const isWhole = others.length === 0 || name.length === words.length
  const rest = isWhole ? nothing : find(others.join(' '))
  return { ...(rest.isCorrected ? nothing : rest), notHired: entry }
}

/** Whether a query says more than what for, where and for how much. */
export const namesItems = (query: string): boolean => getWords(query).length > 0

/** Whether an item is called exactly what a query says. */
export function isNameOf({ name, shortName, searchName = '' }: EquipmentItem, query: string) {
  const words = getWords(query).toSorted().join(' ')
  return [name, shortName, searchName].some((text) => getWords(text).toSorted().join(' ') === words)
}

const nothing: SearchResult<EquipmentItem> = { items: [], named: new Set(), isCorrected: false }

const removeFillers = (query: string) => query.replaceAll(FILLER_WORDS, ' ')

const find = (query: string): SearchResult<EquipmentItem> =>
  search(equipment, removeFillers(query), { getTexts, optionalWords: OPTIONAL_WORDS })

const getWords = (query: string): string[] => toNeededWords(removeFillers(query), OPTIONAL_WORDS)

/** What we do not have, with the words of each of its names. The longest names are first. */
const namesOfNotHired = notHired
  .flatMap((entry) =>
    [entry.name, ...(entry.alsoKnownAs ?? [])].map((name) => ({ entry, name: getWords(name) })),
  )
  .filter(({ name }) => name.length > 0)
  .toSorted((a, b) => b.name.length - a.name.length)

/** With `mayBeMistyped`, a query of which every word is a typing error away from a name means it, too. */
function findNotHired(words: readonly string[], mayBeMistyped: boolean) {
  const isTyped = (part: string) => words.includes(part)
  const isClose = (part: string) => words.some((word) => word === part || isMistyped(word, part))
  return (
    namesOfNotHired.find(({ name }) => name.every(isTyped)) ??
    namesOfNotHired.find(
      ({ name }) => mayBeMistyped && name.length === words.length && name.every(isClose),
    )
  )
}
