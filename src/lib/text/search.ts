import {
  createCorrections,
  createPartMatcher,
  createTerms,
  normalize,
  type NormalizedTexts,
  takeBest,
  type Term,
  type Texts,
  toWords,
  WHOLE_WORD,
} from './search-words'

export type SearchResult<Item> = {
  /** Best match first. */
  items: readonly Item[]
  /** Whether they match the query as typed, or after a typing error was corrected, or only some of its words. */
  match: 'exact' | 'corrected' | 'partial'
}

/**
 * Finds the items that match a query. An item matches
 * - if every word of the query is a word of its texts or the start of one, in any order;
 * - if the whole query is any part of one of its texts.
 *
 * Ignores case, accents, punctuation, plurals, and spaces within words: 'cdj3000' finds 'CDJ-3000', 'sub woofer' finds
 * 'subwoofer'. A query without letters and digits matches every item.
 *
 * If no item matches, it tries
 * - to correct one typing error in each word, to a word of a name;
 * - to leave out words. The items found have as many of the words as possible in their names.
 *
 * What comes first:
 * - a whole word before the start of a word, and that before another part;
 * - names before details, and in both the texts of the first list before those of the next ones;
 * - if words were left out, items with the last word. In 'LED uplighting', it names the thing.
 */
export function search<Item>(
  items: readonly Item[],
  query: string,
  getNames: (item: Item) => Texts,
  getDetails: (item: Item) => Texts = () => [],
): SearchResult<Item> {
  const words = toWords(query.slice(0, MAX_QUERY_LENGTH))
  if (words.length === 0) return { items, match: 'exact' }
  const entries = items.map((item) => {
    const names = normalize(getNames(item))
    return { item, names, texts: [...names, ...normalize(getDetails(item))] }
  })
  const terms = createTerms(words)
  const matchQuery = createPartMatcher(words.join(' '))
  const rank = (getScore: (entry: (typeof entries)[number]) => number) =>
    entries
      .map((entry) => ({ item: entry.item, score: getScore(entry) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item)

  const exact = rank(({ texts }) => getTotal(terms, texts) + matchQuery(texts))
  if (exact.length > 0) return { items: exact, match: 'exact' }

  const knownWords = new Set(entries.flatMap(({ names }) => names.flatMap((text) => text.split(/[ |]/))))
  const correctedTerms = terms.map(({ word, match }): Term => {
    if (entries.some(({ texts }) => match(texts) >= WHOLE_WORD)) return { word, match }
    return { word, match: takeBest([match, ...createCorrections(word, knownWords)]) }
  })
  const corrected = rank(({ texts }) => getTotal(correctedTerms, texts))
  if (corrected.length > 0) return { items: corrected, match: 'corrected' }

  const partialTerms = terms
    .map((term, index) => (term.word.length < SHORTEST_CORRECTED_IN_PART ? term : (correctedTerms[index] ?? term)))
    // A word that every item has, such as 'hire', says nothing about what is wanted.
    .filter(({ match }) => entries.some(({ texts }) => match(texts) === 0))
  const scored = entries.map(({ item, names }) => {
    const scores = partialTerms.map(({ match }) => match(names))
    const isFound = scores.map((score) => score >= WHOLE_WORD)
    return { item, total: sum(scores), count: isFound.filter(Boolean).length, last: isFound.lastIndexOf(true) }
  })
  const maxCount = Math.max(1, ...scored.map(({ count }) => count))
  const partial = scored
    .filter(({ count }) => count === maxCount)
    .toSorted((a, b) => b.last - a.last || b.total - a.total)
    .map(({ item }) => item)
  return { items: partial, match: 'partial' }
}

/** Longer than what people type. A long pasted text would take too long. */
const MAX_QUERY_LENGTH = 100

/** With words left out, a shorter word that is not known would too often become another one: 'cord' would find 'cold'. */
const SHORTEST_CORRECTED_IN_PART = 5

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** 0 if a term does not match. */
function getTotal(terms: readonly Term[], texts: NormalizedTexts): number {
  const scores = terms.map(({ match }) => match(texts))
  return scores.includes(0) ? 0 : sum(scores)
}
