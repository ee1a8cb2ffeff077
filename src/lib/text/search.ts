/** Texts of equal importance are in one list, the most important list is first. */
type Texts = readonly (readonly string[])[]

export type SearchResult<Item> = {
  /** Best match first. */
  items: readonly Item[]
  /** True if the items match only after a typing error was mended. */
  isCorrected: boolean
}

/**
 * Finds the items whose texts have every word of a query, in any order. Ignores case, accents, punctuation, plurals, and
 * spaces within words: 'cdj3000' finds 'CDJ-3000'. If no item matches, one typing error is mended in each word that no item
 * has. A query without letters and digits matches every item.
 *
 * A whole word comes before the start of a word, and that before another part of one. Matches in the
 * first list of texts come before those in the next ones.
 */
export function search<Item>(
  items: readonly Item[],
  query: string,
  getTexts: (item: Item) => Texts,
): SearchResult<Item> {
  const words = toWords(query).map(toSingular)
  if (words.length === 0) return { items, isCorrected: false }
  const entries = items.map((item) => ({ item, texts: getTexts(item).map(normalize) }))
  /** Each term is a word with its corrections, of which one has to match. */
  const find = (terms: readonly (readonly string[])[]) =>
    entries
      .map(({ item, texts }) => ({ item, score: getTotal(terms, texts) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item)

  const exact = find(words.map((word) => [word]))
  if (exact.length > 0) return { items: exact, isCorrected: false }

  const knownWords = new Set(entries.flatMap(({ texts }) => texts.flatMap((text) => text.split(/[ |]+/))))
  const corrected = find(
    words.map((word) =>
      entries.some(({ texts }) => getScore(word, texts) > 0)
        ? [word]
        : [...knownWords].filter((known) => isMistyped(word, known) || isMistyped(word, toSingular(known))),
    ),
  )
  return { items: corrected, isCorrected: corrected.length > 0 }
}

/** A list of texts as one text, with every word in capitals between spaces: ' CDJ 3000 SET | DJ DECKS '. */
const normalize = (texts: readonly string[]): string => ` ${texts.map((text) => toWords(text).join(' ')).join(' | ')} `

const toWords = (text: string): string[] =>
  text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

const toSingular = (word: string) => (word.length > 3 ? word.replace(/(?<=[CS]H|X)ES$|S$/, '') : word)

/** How well texts match all terms, and 0 if they do not match one of them. */
function getTotal(terms: readonly (readonly string[])[], texts: readonly string[]): number {
  const scores = terms.map((words) => Math.max(0, ...words.map((word) => getScore(word, texts))))
  return scores.includes(0) ? 0 : scores.reduce((total, score) => total + score, 0)
}

/** How well texts match a word, and 0 if they do not. */
function getScore(word: string, texts: readonly string[]): number {
  // 'UPLIGHT' is also the start of 'UP LIGHT'.
  const start = new RegExp(` ${Array.from(word).join(' ?')}`)
  const scores = texts.map((text, index) => {
    const importance = texts.length - index
    if (text.includes(` ${word} `) || text.includes(` ${word}S `)) return 100 * importance
    if (start.test(text)) return 10 * importance
    return text.includes(word) ? importance : 0
  })
  return Math.max(0, ...scores)
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 4

/** A typing error is one letter after the first that is wrong, missing or added, or two that are swapped. */
export function isMistyped(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [a, b] = [typed.slice(start), word.slice(start)]
  return (
    start > 0 &&
    Math.min(typed.length, word.length) >= SHORTEST_CORRECTED &&
    (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b)
  )
}
