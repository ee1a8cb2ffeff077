import type * as v from 'valibot'

// Sentences about a mistake in the content, for people who don't program.

/** Past this many, a list of what is allowed is longer than anyone reads. */
const MAX_LISTED = 16

/** 'amber, congo or rose'. */
export const formatChoices = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join()

/** A value as it is written in the content, shortened if it is long. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string')
    return value.length > 60 ? `'${value.slice(0, 60)}…'` : `'${value}'`
  if (Array.isArray(value)) return 'a list'
  if (value && typeof value === 'object') return 'a group of fields'
  return String(value)
}

/** What a value of each type is called. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number, without quotation marks',
  boolean: 'true or false',
  array: 'a list in square brackets',
  strict_object: 'a group of fields in braces',
}

/** The values that are allowed, by the type of a schema. Of a literal it is the one value, such as 18 or 'Weekly Event'. */
const getExpected = (type: string, literal: string | null): string | undefined =>
  type === 'literal' ? literal?.replaceAll('"', "'") : typeNames[type]

/** The message for a value of the wrong type. It follows the name of the field. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const { type, input } = issue
  const expected = getExpected(type, issue.expected)
  if (input === undefined) return `has no value.${expected ? ` It must be ${expected}.` : ''}`
  return `is ${formatValue(input)}.${expected ? ` It must be ${expected}.` : ''}`
}

/**
 * The message for a field that does not exist, or for one that is missing. Empty for a missing field if
 * another one is mistyped, because that is reported.
 */
export function describeFields(issue: v.StrictObjectIssue, entries: v.ObjectEntries): string {
  const [item] = issue.path ?? []
  if (!item || item.type !== 'object') return describeIssue(issue)
  const names = Object.keys(entries)
  const unknown = Object.keys(item.input).filter((key) => !names.includes(key))
  const missing = names.filter(
    (name) => !(name in item.input) && entries[name]?.type !== 'optional',
  )
  const meant = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined
  if (issue.expected === 'never') {
    const listed = names.length > MAX_LISTED ? '' : ` The fields are ${formatChoices(names)}.`
    const hint = meant ? ` Did you mean ${meant}?` : listed
    return `there is no field ${unknown.join(' or ')}.${hint}`
  }
  if (meant) return ''
  const name = item.key
  const schema = entries[name]
  const expected = schema && getExpected(schema.type, schema.expects)
  const choices = schema && 'options' in schema ? (schema.options as readonly string[]) : []
  if (choices.length > 0) return `${name} is missing. It may be ${formatChoices(choices)}.`
  return `${name} is missing.${expected ? ` It must be ${expected}.` : ''}`
}
