export type SearchResult<Item> = {
  /** Best match first. */
  items: readonly Item[]
  /** Corrected: after a typing error was mended. Partial: only some of the words. */
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
  const wholeQuery = { parts: [createPart(words.join(' '))] }
  const rank = (getRank: (texts: NormalizedTexts) => number) =>
    entries
      .map(({ item, texts }) => ({ item, score: getRank(texts) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item)

  const exact = rank((texts) => getTotal(terms, texts) + getScore(wholeQuery, texts))
  if (exact.length > 0) return { items: exact, match: 'exact' }

  const knownWords = new Set(entries.flatMap(({ names }) => names.flatMap((text) => text.split(/[ |]/))))
  const correctedTerms = terms.map((term): Term => {
    if (entries.some(({ texts }) => getScore(term, texts) >= WHOLE_WORD)) return term
    return { ...term, parts: [...term.parts, ...createCorrections(term.word, knownWords)] }
  })
  const corrected = rank((texts) => getTotal(correctedTerms, texts))
  if (corrected.length > 0) return { items: corrected, match: 'corrected' }

  const partialTerms = terms
    .map((term, index) => (term.word.length < SHORTEST_CORRECTED_IN_PART ? term : (correctedTerms[index] ?? term)))
    // A word that every item has, such as 'hire', says nothing about what is wanted.
    .filter((term) => entries.some(({ texts }) => getScore(term, texts) === 0))
  const scored = entries.map(({ item, names }) => {
    const scores = partialTerms.map((term) => getScore(term, names))
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

/** Texts of equal importance are in one list, the most important list is first. */
type Texts = readonly (readonly string[])[]

/** Each list of texts as one text, with every word in capitals between spaces: ' CDJ 3000 SET | DJ DECKS '. */
type NormalizedTexts = readonly string[]

/** What a text is searched for: one word, or several side by side. A match with a lower score than `minScore` does not count. */
type Part = { singular: string; wholeWord: RegExp; startOfWord: RegExp; minScore: number }

/** A word of the query. A text matches it if it matches one of the parts. */
type Term = { word: string; parts: readonly Part[] }

const normalize = (texts: Texts): NormalizedTexts =>
  texts.map((list) => ` ${list.map((text) => toWords(text).join(' ')).join(' | ')} `)

const toWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

// Some letters have no counterpart in one of the cases: 'ẞ' and 'ß' are the same only as 'SS', both forms of the Greek
// sigma only as 'Σ'.
const fold = (text: string) =>
  text.replaceAll('×', 'x').normalize('NFKD').toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')

const toSingular = (word: string) => (word.length > 3 ? word.replace(/(?<=[CS]H|X)ES$|S$/, '') : word)

/** The lowest scores of a match. A text of the second least important list scores twice as much, and so on. */
const WHOLE_WORD = 100
const START_OF_WORD = 10
const PART_OF_WORD = 1

function createPart(text: string, minScore = PART_OF_WORD): Part {
  const singular = toSingular(text)
  // 'UPLIGHT' also matches 'UP LIGHT'.
  const start = ` ${Array.from(singular.replaceAll(' ', '')).join(' ?')}`
  return { singular, wholeWord: new RegExp(`${start}(?:E?S)? `), startOfWord: new RegExp(start), minScore }
}

/** Returns how well texts match the best part of a term, and 0 if they match none. */
function getScore({ parts }: Pick<Term, 'parts'>, texts: NormalizedTexts): number {
  const scores = texts.flatMap((text, index) =>
    parts.map(({ singular, wholeWord, startOfWord, minScore }) => {
      const partScore = text.includes(singular) ? PART_OF_WORD : 0
      const score = wholeWord.test(text) ? WHOLE_WORD : startOfWord.test(text) ? START_OF_WORD : partScore
      return score < minScore ? 0 : score * (texts.length - index)
    }),
  )
  return Math.max(0, ...scores)
}

/** Returns how well texts match all terms, and 0 if they do not match one of them. */
function getTotal(terms: readonly Term[], texts: NormalizedTexts): number {
  const scores = terms.map((term) => getScore(term, texts))
  return scores.includes(0) ? 0 : sum(scores)
}

/** The words of the query as a word or the start of one, alone or joined with the word before or after it. */
function createTerms(words: readonly string[]): Term[] {
  const pairs = words.slice(1).map((word, index) => createPart(`${words[index]} ${word}`, START_OF_WORD))
  return words.map((word, index) => {
    // Too many words start with a short one. The last word of the query may not be complete yet.
    const minScore = word.length < 3 && index < words.length - 1 ? WHOLE_WORD : START_OF_WORD
    return { word, parts: [createPart(word, minScore), ...pairs.slice(Math.max(0, index - 1), index + 1)] }
  })
}

/** The known words that are one typing error away from a word. */
function createCorrections(word: string, knownWords: ReadonlySet<string>): Part[] {
  const singular = toSingular(word)
  return [...knownWords]
    .filter((known) => isMistyped(word, known) || isMistyped(singular, known))
    .map((known) => createPart(known))
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 4
const SHORTEST_WITH_WRONG_START = 6

/** A typing error is one letter that is wrong, missing or added, or two that are swapped. */
function isMistyped(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [a, b] = [typed.slice(start), word.slice(start)]
  return (
    Math.min(typed.length, word.length) >= (start > 0 ? SHORTEST_CORRECTED : SHORTEST_WITH_WRONG_START) &&
    (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b)
  )
}
