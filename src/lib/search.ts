/**
 * Returns the items in which every word of a query is a word or the start of one, in any order, or that have the whole
 * query as any part of a text. The best match is first: a whole word counts more than the start of one, and that more than
 * another part; then the texts that `getTexts` returns first count more than those after them. Ignores case, accents,
 * punctuation and a plural s, and finds 'CDJ-3000' for 'cdj3000'. Forgives one typing error if nothing else matches. A
 * query without letters and digits matches every item.
 */
export function search<Item>(
  items: readonly Item[],
  query: string,
  getTexts: (item: Item) => readonly (readonly string[])[],
): readonly Item[] {
  const words = toWords(query)
  if (words.length === 0) return items
  const entries = items.map((item) => ({
    item,
    texts: getTexts(item).map((texts) => texts.map((text) => ` ${toWords(text).join(' ')} `)),
  }))
  const find = (searched: readonly string[]) =>
    entries
      .map(({ item, texts }) => ({ item, score: getScore(texts, searched) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ item }) => item)

  const found = find(words)
  if (found.length > 0) return found
  const knownWords = [...new Set(entries.flatMap(({ texts }) => texts.flat().flatMap((text) => text.split(' '))))]
  const corrected = words.flatMap((word, index) =>
    knownWords
      .filter((known) => isMistyped(word, known) || isMistyped(toSingular(word), known))
      .flatMap((known) => find(words.toSpliced(index, 1, known))),
  )
  return [...new Set(corrected)]
}

/** The texts of an item as ' CDJ 3000 SET '. Those of equal importance are in one list. */
type Texts = readonly (readonly string[])[]

const toWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

// Some letters have no counterpart in one of the cases: 'ẞ' and 'ß' are the same only as 'SS', both forms of the Greek
// sigma only as 'Σ'.
const fold = (text: string) =>
  text.replaceAll('×', 'x').normalize('NFKD').toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')

const toSingular = (word: string) => (word.length > 3 ? word.replace(/S$/, '') : word)

const WHOLE_WORD = 100
const START_OF_WORD = 10
const PART_OF_WORD = 1

/** 0 if the query does not match. */
function getScore(texts: Texts, words: readonly string[]): number {
  const scores = words.map((word, index) => {
    const score = getWordScore(texts, word)
    // Too many words start with a short one. The last word of the query may not be complete yet.
    const isWhole = word.length < 3 && index < words.length - 1
    return score < (isWhole ? WHOLE_WORD : START_OF_WORD) ? 0 : score
  })
  const total = scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score)
  return total + getWordScore(texts, words.join(' '))
}

function getWordScore(texts: Texts, word: string): number {
  const part = toSingular(word)
  // 'UPLIGHT' also matches 'UP LIGHT'.
  const start = ` ${Array.from(part.replaceAll(' ', '')).join(' ?')}`
  const [wholeWord, startOfWord] = [new RegExp(`${start}S? `), new RegExp(start)]
  const scores = texts.map((list, index) => {
    const weight = texts.length - index
    if (list.some((text) => wholeWord.test(text))) return weight * WHOLE_WORD
    if (list.some((text) => startOfWord.test(text))) return weight * START_OF_WORD
    return list.some((text) => text.includes(part)) ? weight * PART_OF_WORD : 0
  })
  return Math.max(...scores)
}

/** Shorter words are one letter apart from too many others. */
const SHORTEST_CORRECTED = 5

/** Whether one letter is wrong, missing or added, or two are swapped. The first letter has to be right. */
function isMistyped(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [a, b] = [typed.slice(start), word.slice(start)]
  return (
    start > 0 &&
    Math.min(typed.length, word.length) >= SHORTEST_CORRECTED &&
    (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b)
  )
}
