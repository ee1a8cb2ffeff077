import * as v from 'valibot'
import { formatValue } from './messages'

/** An answer of the FAQ, or a group of them. `vite/content/rules/answer-links.ts` checks that it exists. */
export type AnswerLink = `/faq#${string}`

/** The id, slug or path of something else in the content. Its type says which ones exist, and the compiler checks that. */
export const reference = <Name extends string>() =>
  v.custom<Name>(
    (input) => typeof input === 'string',
    ({ input }) => `is ${formatValue(input)}. It must be a name in quotation marks.`,
  )
