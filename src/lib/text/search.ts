/** Texts of equal importance are in one list, the most important list is first. The last list has sentences, not names. */
type Texts = readonly (readonly string[])[]

type Query = {
  /** Words that an item needs to have: see `toWords`. */
  needed: readonly string[]
  /** Words that only move an item up. */
  others?: readonly string[]
}

export type SearchResult<Item> = {
  /** Best match first. */
  items: readonly Item[]
  /** Those with every needed word in their names, as a whole word or as the start of one. */
  named: ReadonlySet<Item>
  /** Those with every needed word anywhere, also within a word. */
  complete: ReadonlySet<Item>
  /** True if an item has every needed word in its names, and no typing error was corrected. */
  isExact: boolean
}

/**
 * Finds the items whose texts have every needed word, in any order. Spaces within names do not matter: 'cdj3000' finds
 * 'CDJ-3000'. A word that no item has is replaced by names that are a typing error away. If no item has all words in its
 * names, those that have some of them there are found, too.
 *
 * First come the items with most of the words, not counting parts of words. Of these, a name counts more than a sentence, and
 * a word that few items have more than one that many have.
 */
export function search<Item>(
  items: readonly Item[],
  { needed, others = [] }: Query,
  getTexts: (item: Item) => Texts,
): SearchResult<Item> {
  const texts = items.map((item) => getTexts(item).map(normalize))
  const rate = (word: string) => texts.map((lists) => getScore(word, lists))
  const names = texts.flatMap((lists) => lists.slice(0, -1).flatMap((list) => list.split(/[ |]+/)))

  let isCorrected = false
  const rated = needed.map((word) => {
    const scores = rate(word)
    if (scores.some(Boolean)) return scores
    isCorrected = true
    const corrections = correct(word, names).map(rate)
    return scores.map((_, index) => Math.max(0, ...corrections.map((other) => other[index] ?? 0)))
  })
  const weigh = (scores: readonly number[]) => {
    const count = scores.filter((score) => score >= SENTENCE_WORD).length
    return scores.map((score) => score / Math.max(1, count))
  }
  const weighed = [...rated, ...others.map(rate)].map(weigh)

  const isInName = (score: number) => score >= START_OF_NAME
  const matches = items.map((item, index) => {
    const scores = rated.map((list) => list[index] ?? 0)
    return {
      item,
      isNamed: scores.every(isInName),
      isPartlyNamed: scores.some(isInName),
      isComplete: scores.every(Boolean),
      wordCount: scores.filter((score) => score >= SENTENCE_WORD).length,
      total: weighed.reduce((total, list) => total + (list[index] ?? 0), 0),
    }
  })
  const toItems = (list: typeof matches) => list.map(({ item }) => item)
  const named = matches.filter(({ isNamed }) => isNamed)
  const complete = matches.filter(({ isComplete }) => isComplete)
  const found =
    named.length > 0
      ? complete
      : matches.filter(({ isComplete, isPartlyNamed }) => isComplete || isPartlyNamed)
  return {
    items: toItems(found.toSorted((a, b) => b.wordCount - a.wordCount || b.total - a.total)),
    named: new Set(toItems(named)),
    complete: new Set(toItems(complete)),
    isExact: named.length > 0 && !isCorrected,
  }
}

/** The words of a text in capitals, without accents and punctuation. */
export const toWords = (text: string): string[] =>
  text
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

/** The same in the singular: 'BOX' for 'Boxes', 'TV' for 'TVs'. */
export const toSingularWords = (text: string): string[] =>
  toWords(text).map((word) => (word.length > 2 ? word.replace(/(?<=[CS]H|X)ES$|S$/, '') : word))

/** A list of texts as one text, with every word between spaces: ' CDJ 3000 SET | DJ DECKS '. */
const normalize = (texts: readonly string[]): string =>
  ` ${texts.map((text) => toWords(text).join(' ')).join(' | ')} `

/** The scores of a word. The first two are multiplied by the importance of the names. A part of a word scores less. */
const [WHOLE_NAME, START_OF_NAME, SENTENCE_WORD] = [100, 10, 5]

/** How well texts match a word, and 0 if they do not. */
function getScore(word: string, texts: readonly string[]): number {
  // 'UPLIGHT' is also the start of 'UP LIGHT'.
  const start = new RegExp(` ${Array.from(word).join(' ?')}`)
  const scores = texts.map((text, index) => {
    const importance = texts.length - 1 - index
    const isWhole = text.includes(` ${word} `) || text.includes(` ${word}S `)
    if (importance === 0 && isWhole) return SENTENCE_WORD
    if (isWhole) return WHOLE_NAME * importance
    if (importance > 0 && start.test(text)) return START_OF_NAME * importance
    return text.includes(word) ? 1 + importance : 0
  })
  return Math.max(0, ...scores)
}

/** Shorter names are one letter away from too many words. */
const SHORTEST_CORRECTED = 6
const SHORTEST_WITH_TWO_ERRORS = 9

/** The names that a word is a typing error away from. */
function correct(word: string, names: readonly string[]): string[] {
  const maxErrors = word.length < SHORTEST_WITH_TWO_ERRORS ? 1 : 2
  return names.filter(
    (name) =>
      name.length >= SHORTEST_CORRECTED &&
      [name, ...toSingularWords(name)].some((form) => isMistyped(word, form, maxErrors)),
  )
}

/** Words of three letters are never compared. */
const SHORTEST_COMPARED = 4

/** A typing error is one letter that is wrong, missing or added, or two that are swapped. */
export function isMistyped(typed: string, word: string, maxErrors = 1): boolean {
  const [short = 0, long = 0] = [typed.length, word.length].toSorted((a, b) => a - b)
  return (
    short >= SHORTEST_COMPARED && long - short <= maxErrors && hasErrors(maxErrors, typed, word)
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
