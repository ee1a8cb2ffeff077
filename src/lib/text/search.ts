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
  /** Those of them that have every word in their names. */
  named: ReadonlySet<Item>
  /** True if the items match only after a typing error was corrected or a word was left out. */
  isCorrected: boolean
}

/**
 * Finds the items whose texts have every word of a query, in any order. Ignores case, accents, punctuation, plurals, and
 * spaces within words: 'cdj3000' finds 'CDJ-3000'. A query without letters and digits matches every item.
 *
 * If no item matches, each word that no item has is replaced by names that are one typing error away. If still no item has all
 * words, it finds the items whose names have some of them, as whole words or as the start of one.
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
  const needed = toNeededWords(query, optionalWords)
  const others = toWords(query)
    .map(toSingular)
    .filter((word) => !needed.includes(word))

  /** Each term is a word, or its corrections. With `partly`, an item needs one of the terms in its names, else all of them. */
  const find = (terms: readonly (readonly string[])[], partly = false) => {
    const nameLists = terms.map((term) => entries.map(({ texts }) => getNameScore(term, texts)))
    const lists = partly
      ? nameLists
      : terms.map((term) => entries.map(({ texts }) => getBestScore(term, texts)))
    const weights = lists.map((list) => (partly ? 1 / Math.max(1, list.filter(Boolean).length) : 1))
    const matches = entries
      .map(({ item, texts }, index) => {
        const scores = lists.map((list, term) => (list[index] ?? 0) * (weights[term] ?? 1))
        const optionalScores = others.map((word) => getScore(word, texts))
        return {
          item,
          isMatch: partly ? scores.some(Boolean) : scores.every(Boolean),
          isNamed: nameLists.every((list) => list[index]),
          total: [...scores, ...optionalScores].reduce((total, score) => total + score, 0),
        }
      })
      .filter(({ isMatch }) => isMatch)
      .toSorted((a, b) => b.total - a.total)
    return {
      items: matches.map(({ item }) => item),
      named: new Set(matches.filter(({ isNamed }) => isNamed).map(({ item }) => item)),
    }
  }

  const exact = find(needed.map((word) => [word]))
  if (exact.items.length > 0) return { ...exact, isCorrected: false }

  const names = new Set(
    entries.flatMap(({ texts }) => texts.slice(0, -1).flatMap((text) => text.split(/[ |]+/))),
  )
  const correct = (word: string): string[] => {
    const maxErrors = word.length < SHORTEST_WITH_TWO_ERRORS ? 1 : 2
    return [...names].filter((name) =>
      [name, toSingular(name)].some((form) => isMistyped(word, form, maxErrors)),
    )
  }
  const isKnown = (word: string) => entries.some(({ texts }) => getScore(word, texts) > 0)
  const corrected = find(needed.map((word) => (isKnown(word) ? [word] : correct(word))))
  if (corrected.items.length > 0) return { ...corrected, isCorrected: true }

  // A number alone means no item, and a short word is a typing error away from too many names.
  const telling = needed.filter((word) => !/^\d+$/.test(word))
  const closest = find(
    telling.map((word) => {
      if (isKnown(word)) return [word]
      return word.length < SHORTEST_CORRECTED_ALONE ? [] : correct(word)
    }),
    true,
  )
  return { ...closest, isCorrected: closest.items.length > 0 }
}

/** The words of a query that an item needs to have, in capitals and in the singular. */
export function toNeededWords(query: string, optionalWords = ''): string[] {
  const optional = new Set(toWords(optionalWords).map(toSingular))
  return toWords(query)
    .map(toSingular)
    .filter((word) => !optional.has(word))
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

/** Times the importance of the text, of which there are fewer than ten. */
const [WHOLE_WORD, START_OF_WORD] = [100, 10]

/** How well texts match a word, and 0 if they do not. */
function getScore(word: string, texts: readonly string[]): number {
  // 'UPLIGHT' is also the start of 'UP LIGHT'.
  const start = new RegExp(` ${Array.from(word).join(' ?')}`)
  const scores = texts.map((text, index) => {
    const importance = texts.length - index
    if (text.includes(` ${word} `) || text.includes(` ${word}S `)) return WHOLE_WORD * importance
    if (start.test(text)) return START_OF_WORD * importance
    return text.includes(word) ? importance : 0
  })
  return Math.max(0, ...scores)
}

/** How well texts match the best of several words. */
const getBestScore = (words: readonly string[], texts: readonly string[]): number =>
  Math.max(0, ...words.map((word) => getScore(word, texts)))

/** The same for the names, in which a word begins where the searched one does. */
function getNameScore(words: readonly string[], texts: readonly string[]): number {
  const score = getBestScore(words, texts.slice(0, -1))
  return score < START_OF_WORD ? 0 : score
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 4
const SHORTEST_WITH_TWO_ERRORS = 9
/** In a query of which other words match nothing. */
const SHORTEST_CORRECTED_ALONE = 6

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
