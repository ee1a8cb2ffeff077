import * as v from 'valibot'
import { formatValue, suggest } from './messages'

/** What an entry can name. */
export type ReferenceKind =
  | 'hire item'
  | 'hire category'
  | 'service'
  | 'package'
  | 'guide'
  | 'person'
  | 'group of answers'
  | 'page'

/** The names that exist. A kind without a list is not checked. The check of the content fills it before it parses. */
const existing = new Map<ReferenceKind, readonly string[]>()

export const setExistingNames = (kind: ReferenceKind, names: readonly string[]) => existing.set(kind, names)
export const getExistingNames = (kind: ReferenceKind): readonly string[] | undefined => existing.get(kind)

/** The id or slug of another entry. */
export const reference = <Name extends string>(kind: ReferenceKind) =>
  v.custom<Name>(
    (input) => typeof input === 'string' && (existing.get(kind)?.includes(input) ?? true),
    ({ input }) => describeReference(kind, input),
  )

/** What is wrong with a reference. It follows the name of the field. */
const describeReference = (kind: ReferenceKind, input: unknown): string =>
  typeof input === 'string'
    ? `names the ${kind} '${input}', which does not exist. ${suggest(input, existing.get(kind) ?? [])}`.trim()
    : `is ${formatValue(input)}. It must be the name of a ${kind}, in quotation marks.`
