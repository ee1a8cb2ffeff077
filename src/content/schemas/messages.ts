import type * as v from 'valibot'

// Sentences about a mistake in the content, for people who don't program.

/** The name that a mistyped one is closest to, if that is close enough. */
export function findSimilar(typed: string, names: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(typed.length / 3))
  const [best] = names
    .map((name) => ({ name, distance: getDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.name
}

/** How many letters are wrong, missing or added. Two that are swapped count once. */
function getDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? Infinity
}

/** Past this many, a list of what is allowed is longer than anyone reads. */
const MAX_LISTED = 16

/** 'Did you mean rose?', or else 'It may be amber, congo or rose.' */
export function suggest(typed: string, names: readonly string[], start = 'It may be'): string {
  const similar = findSimilar(typed, names)
  if (similar) return `Did you mean ${similar}?`
  return names.length > 0 && names.length <= MAX_LISTED ? `${start} ${formatChoices(names)}.` : ''
}

/** 'amber, congo or rose'. */
export const formatChoices = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join()

/** A value as it is written in the content, shortened if it is long. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return value.length > 60 ? `'${value.slice(0, 60)}…'` : `'${value}'`
  if (Array.isArray(value)) return 'a list'
  if (value && typeof value === 'object') return 'a group of fields'
  return String(value)
}

const types: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number, without quotation marks',
  boolean: 'true or false',
  array: 'a list in square brackets',
  strict_tuple: 'a list in square brackets',
  strict_object: 'a group of fields in braces',
}

/** What a value must be, by the type of its schema. Of a literal it is the one value, such as 18 or 'Weekly Event'. */
const getExpected = (type: string, literal: string | null): string | undefined =>
  type === 'literal' ? literal?.replaceAll('"', "'") : types[type]

/** What is wrong with a value that has the wrong type. It follows the name of the field. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, input } = issue
  const expected = getExpected(type, issue.expected)
  if (input === undefined) return `has no value.${expected ? ` It must be ${expected}.` : ''}`
  return `is ${formatValue(input)}.${expected ? ` It must be ${expected}.` : ''}`
}

/**
 * What is wrong with the fields of an entry: one that does not exist, or one that is missing. Empty if a mistyped field was
 * meant, because then the field that does not exist is reported.
 */
export function describeFields(issue: v.StrictObjectIssue, entries: v.ObjectEntries): string {
  const [item] = issue.path ?? []
  if (!item || item.type !== 'object') return describeIssue(issue)
  const names = Object.keys(entries)
  const unknown = Object.keys(item.input).filter((key) => !names.includes(key))
  if (issue.expected === 'never') {
    return unknown.map((key) => `there is no field ${key}. ${suggest(key, names, 'The fields are')}`.trim()).join(' ')
  }
  const name = item.key
  if (unknown.some((key) => findSimilar(key, names) === name)) return ''
  const schema = entries[name]
  const expected = schema && getExpected(schema.type, schema.expects)
  const choices = schema && 'options' in schema ? (schema.options as readonly string[]) : []
  if (choices.length > 0) return `${name} is missing. It may be ${formatChoices(choices)}.`
  return `${name} is missing.${expected ? ` It must be ${expected}.` : ''}`
}
