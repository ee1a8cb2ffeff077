/** Texts of equal importance are in one list, the most important list is first. */
export type Texts = readonly (readonly string[])[]

/** Each list of texts as one text, with every word in capitals between spaces: ' CDJ 3000 SET | DJ DECKS '. */
export type NormalizedTexts = readonly string[]

/** Returns how well texts match, and 0 if they do not. */
export type Matcher = (texts: NormalizedTexts) => number

/** A word of the query. */
export type Term = { word: string; match: Matcher }

export const normalize = (texts: Texts): NormalizedTexts =>
  texts.map((list) => ` ${list.map((text) => toWords(text).join(' ')).join(' | ')} `)

export const toWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

// Some letters have no counterpart in one of the cases: 'ẞ' and 'ß' are the same only as 'SS', both forms of the Greek
// sigma only as 'Σ'.
const fold = (text: string) =>
  text.replaceAll('×', 'x').normalize('NFKD').toLowerCase().toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')

const toSingular = (word: string) => (word.length > 3 ? word.replace(/(?<=[CS]H|X)ES$|S$/, '') : word)

/** The lowest scores of a match. A text of the second least important list scores twice as much, and so on. */
export const WHOLE_WORD = 100
const START_OF_WORD = 10
const PART_OF_WORD = 1

/** Matches a part of the query, one word or several side by side, anywhere in a text. */
export function createPartMatcher(part: string): Matcher {
  const singular = toSingular(part)
  // 'UPLIGHT' also matches 'UP LIGHT'.
  const start = ` ${Array.from(singular.replaceAll(' ', '')).join(' ?')}`
  const [wholeWord, startOfWord] = [new RegExp(`${start}(?:E?S)? `), new RegExp(start)]
  const getScore = (text: string) => {
    if (startOfWord.test(text)) return wholeWord.test(text) ? WHOLE_WORD : START_OF_WORD
    return text.includes(singular) ? PART_OF_WORD : 0
  }
  return (texts) => Math.max(0, ...texts.map((text, index) => getScore(text) * (texts.length - index)))
}

/** Match the words of the query as a word or the start of one, alone or joined with the word before or after it. */
export function createTerms(words: readonly string[]): Term[] {
  const pairs = words.slice(1).map((word, index) => createPartMatcher(`${words[index]} ${word}`))
  return words.map((word, index) => {
    // Too many words start with a short one. The last word of the query may not be complete yet.
    const minScore = word.length < 3 && index < words.length - 1 ? WHOLE_WORD : START_OF_WORD
    const matchers = [
      fromScore(minScore, createPartMatcher(word)),
      ...pairs.slice(Math.max(0, index - 1), index + 1).map((pair) => fromScore(START_OF_WORD, pair)),
    ]
    return { word, match: takeBest(matchers) }
  })
}

const fromScore =
  (minScore: number, match: Matcher): Matcher =>
  (texts) => {
    const score = match(texts)
    return score < minScore ? 0 : score
  }

export const takeBest =
  (matchers: readonly Matcher[]): Matcher =>
  (texts) =>
    Math.max(...matchers.map((match) => match(texts)))

/** Match the known words that are one typing error away from a word. */
export function createCorrections(word: string, knownWords: ReadonlySet<string>): Matcher[] {
  const singular = toSingular(word)
  return [...knownWords]
    .filter((known) => isMistyped(word, known) || isMistyped(singular, known))
    .map((known) => createPartMatcher(known))
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_CORRECTED = 4
const SHORTEST_WITH_WRONG_START = 6

/** Whether one letter is wrong, missing or added, or two are swapped. */
function isMistyped(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [a, b] = [typed.slice(start), word.slice(start)]
  return (
    Math.min(typed.length, word.length) >= (start > 0 ? SHORTEST_CORRECTED : SHORTEST_WITH_WRONG_START) &&
    (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || `${a[1]}${a[0]}${a.slice(2)}` === b)
  )
}
