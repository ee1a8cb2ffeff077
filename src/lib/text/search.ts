/** Texts of equal importance are in one list, the most important list is first. The last list has sentences, not names. */
type Texts = readonly (readonly string[])[]

type Options<Item> = {
  getTexts: (item: Item) => Texts
  /** Words that move an item up, but that it does not need to have. */
  optionalWords?: string
}

export type SearchResult<Item> = {
  /** Best match first. */
  items: readonly Item[]
  /** True if the items match only after a typing error was corrected or a word was left out. */
  isCorrected: boolean
}

/**
 * Finds the items whose texts have every word of a query, in any order. Ignores case, accents, punctuation, plurals, and
 * spaces within words: 'cdj3000' finds 'CDJ-3000'. A query without letters and digits matches every item.
 *
 * If no item matches, a word that no item has is replaced by the names that differ by a typing error, or left out if there
 * are none. If no item has all words then, those with some of them are found.
 *
 * A whole word comes before the start of a word, and that before another part of one. Matches in the first list of texts
 * come before those in the next ones. If items have only some of the words, those that few items have count more.
 */
export function search<Item>(
  items: readonly Item[],
  query: string,
  { getTexts, optionalWords = '' }: Options<Item>,
): SearchResult<Item> {
  const entries = items.map((item) => ({ item, texts: getTexts(item).map(normalize) }))
  const words = toWords(query).map(toSingular)
  const optional = new Set(toWords(optionalWords).map(toSingular))
  const needed = words.filter((word) => !optional.has(word))
  const others = words.filter((word) => optional.has(word))

  /** Each term is a word, or its corrections. With `partly`, an item needs one of the terms, else all of them. */
  const find = (terms: readonly (readonly string[])[], partly = false) => {
    const lists = terms.map((term) => entries.map(({ texts }) => getBestScore(term, texts)))
    const weights = lists.map((list) => (partly ? 1 / Math.max(1, list.filter(Boolean).length) : 1))
    return entries
      .map(({ item, texts }, index) => {
        const scores = lists.map((list, term) => (list[index] ?? 0) * (weights[term] ?? 1))
        const optionalScores = others.map((word) => getScore(word, texts))
        return {
          item,
          isMatch: partly ? scores.some(Boolean) : scores.every(Boolean),
          total: [...scores, ...optionalScores].reduce((total, score) => total + score, 0),
        }
      })
      .filter(({ isMatch }) => isMatch)
      .toSorted((a, b) => b.total - a.total)
      .map(({ item }) => item)
  }

  const exact = find(needed.map((word) => [word]))
  if (exact.length > 0) return { items: exact, isCorrected: false }

  const names = new Set(
    entries.flatMap(({ texts }) => texts.slice(0, -1).flatMap((text) => text.split(/[ |]+/))),
  )
  const terms = needed
    .map((word) => {
      if (entries.some(({ texts }) => getScore(word, texts) > 0)) return [word]
      const maxErrors = word.length < SHORTEST_WITH_TWO_ERRORS ? 1 : 2
      return [...names].filter((name) =>
        [name, toSingular(name)].some((form) => isMistyped(word, form, maxErrors)),
      )
    })
    .filter((term) => term.length > 0)
  const corrected = terms.length > 0 ? find(terms) : []
  const closest = corrected.length > 0 ? corrected : find(terms, true)
  return { items: closest, isCorrected: closest.length > 0 }
}

/** A list of texts as one text, with every word in capitals between spaces: ' CDJ 3000 SET | DJ DECKS '. */
const normalize = (texts: readonly string[]): string =>
  ` ${texts.map((text) => toWords(text).join(' ')).join(' | ')} `

const toWords = (text: string): string[] =>
  text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

const toSingular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[CS]H|X)ES$|S$/, '') : word

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

/** How well texts match the best of several words. */
const getBestScore = (words: readonly string[], texts: readonly string[]): number =>
  Math.max(...words.map((word) => getScore(word, texts)))

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 4
const SHORTEST_WITH_TWO_ERRORS = 8

/** A typing error is one letter that is wrong, missing or added, or two that are swapped. */
export function isMistyped(typed: string, word: string, maxErrors = 1): boolean {
  const [short = 0, long = 0] = [typed.length, word.length].toSorted((a, b) => a - b)
  return (
    short >= SHORTEST_CORRECTED && long - short <= maxErrors && hasErrors(maxErrors, typed, word)
  )
}

/** Whether two words differ by at most some typing errors. */
function hasErrors(max: number, a: string, b: string): boolean {
  if (a === b) return true
  if (a && a[0] === b[0]) return hasErrors(max, a.slice(1), b.slice(1))
  if (max === 0) return false
  return (
    hasErrors(max - 1, a.slice(1), b.slice(1)) ||
    hasErrors(max - 1, a.slice(1), b) ||
    hasErrors(max - 1, a, b.slice(1)) ||
    (a[0] === b[1] && a[1] === b[0] && hasErrors(max - 1, a.slice(2), b.slice(2)))
  )
}
