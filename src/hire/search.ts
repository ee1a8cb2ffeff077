import { company } from '../content/company'
import { equipment, type EquipmentItem, getEquipmentCategory } from '../content/equipment'
import { isMistyped, search, type SearchResult, toSingularWords } from '../lib/text/search'
import { notHiredEntries } from './not-hired.data'

/** What follows one of these is what the item is for: 'lights for a marquee' are lights. */
const PURPOSE_WORDS = new Set(toSingularWords('for in over under at to'))

/** In 'in-ear' and 'built-in' it is not what something is for. */
const HYPHENATED_IN = /\bin(?=-)|(?<=-)in\b/gi

/** They say nothing about the item. The letters are from "2 x", "what's" and "don't". */
const FILLER_WORDS = new Set(
  toSingularWords(
    `a an and any are by does do from have how i is it just looking me much my need of on one or our please s some something
    t that there the this us want we what which with x you your`,
  ),
)

/** Typed with the name of any item: 'speaker hire sydney', 'party lights'. They move an item up, but it does not need them. */
const OPTIONAL_WORDS = new Set(
  toSingularWords(
    `hire rent rental price cost near ${company.city} cheap small big large good best new two three four
    gear equipment machine system set kit
    event wedding reception ceremony party parties birthday engagement function conference festival concert assembly
    funeral carnival bbq barbecue footy picnic show musical play recital kids children choir
    school church hall club pub office home house garden backyard yard beach street garage footpath park`,
  ),
)

/** A size, or how many are wanted: not the number of 'CDJ 3000'. */
const NUMBER = /^\d{1,2}$/

/** Splits a query into what is wanted and what only moves an item up, such as how many, or what for. */
function readQuery(query: string) {
  const words = toSingularWords(query.replaceAll(HYPHENATED_IN, '')).filter(
    (word) => !FILLER_WORDS.has(word),
  )
  const isWanted = (word: string) =>
    !OPTIONAL_WORDS.has(word) && !PURPOSE_WORDS.has(word) && !NUMBER.test(word)
  const purpose = words.findIndex(
    (word, index) => PURPOSE_WORDS.has(word) && words.slice(0, index).some(isWanted),
  )
  const wanted = words.slice(0, purpose === -1 ? words.length : purpose).filter(isWanted)
  const others = words.filter((word) => !wanted.includes(word) && !PURPOSE_WORDS.has(word))
  return { wanted, others }
}

/** Whether a query says more than what for, where and for how much. */
export const namesItems = (query: string): boolean => readQuery(query).wanted.length > 0

/** Whether an item is called exactly what a query says. */
export function isNameOf({ name, shortName, searchName = '' }: EquipmentItem, query: string) {
  const toKey = (text: string) =>
    toSingularWords(text)
      .filter((word) => !FILLER_WORDS.has(word) && !OPTIONAL_WORDS.has(word))
      .toSorted()
      .join(' ')
  return [name, shortName, searchName].some((text) => toKey(text) === toKey(query))
}

const getTexts = (item: EquipmentItem) => [
  [item.name],
  [item.searchName, item.id, item.alsoKnownAs].flat().filter((text) => text !== undefined),
  [getEquipmentCategory(item).name],
  [item.description],
]

export type EquipmentResult = SearchResult<EquipmentItem> & {
  /** What the query means and is not in the catalogue. */
  notHired?: NotHired
}

type NotHired = (typeof notHiredEntries)[number]

/**
 * Finds the items of the catalogue that match a query, see `search`. What an item is for does not need to match. For what is
 * not in the catalogue, no item is shown that is only called like it.
 */
export function searchEquipment(query: string): EquipmentResult {
  const { wanted, others } = readQuery(query)
  const result = search(equipment, { needed: wanted, others }, getTexts)
  const { entry, name = [] } = findNotHired(wanted, result.complete.size === 0) ?? {}
  // 'DJ table' is another name of the booth, and a table alone is furniture.
  if (!entry || (result.named.size > 0 && name.length < wanted.length)) return result

  if (name.length === wanted.length)
    return {
      ...result,
      items: result.items.filter((item) => result.complete.has(item)),
      notHired: entry,
    }
  const needed = wanted.filter((word) => !name.includes(word))
  const rest = { ...search(equipment, { needed, others }, getTexts), isExact: false }
  // A speaker cable is a cable, and a karaoke screen is a screen.
  const isMeant = name.length > 1 || name.includes(wanted.at(-1) ?? '') || rest.items.length === 0
  return isMeant ? { ...rest, notHired: entry } : rest
}

/** What is not in the catalogue, with the words of each of its names. The longest names are first. */
const notHiredNames = notHiredEntries
  .flatMap((entry) => entry.names.map((name) => ({ entry, name: readQuery(name).wanted })))
  .filter(({ name }) => name.length > 0)
  .toSorted((a, b) => b.name.length - a.name.length)

const SHORTEST_MISTYPED = 6

/** What is not in the catalogue and has a name in a query. With `mayBeMistyped`, the query may be a typing error of it. */
function findNotHired(words: readonly string[], mayBeMistyped: boolean) {
  const found = notHiredNames.find(({ name }) => name.every((word) => words.includes(word)))
  if (found || !mayBeMistyped) return found
  const text = words.join(' ')
  const meant = notHiredNames.find(
    ({ name }) => text.length >= SHORTEST_MISTYPED && isMistyped(text, name.join(' ')),
  )
  return meant && { ...meant, name: words }
}
