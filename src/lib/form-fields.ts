import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { requiredText, text } from './form-schema'
import { mapValues } from './map-values'
import { formatNumber } from './text/quantities'

type InputAttribute =
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'spellCheck'
  | 'type'

/** What a form shows of a field: a select if it has options, a textarea if it has rows, and an input otherwise. */
export type FieldControl = Pick<ComponentProps<'input'>, InputAttribute> & {
  required?: boolean
  hint?: string
  options?: readonly { value: string; label: string }[]
  rows?: number
  /** Takes the whole width of the form. */
  isWide?: boolean
}

/** A row of a form's table of fields. */
export type FieldRow = FieldControl & {
  label: string
  /** The values with which the form can be sent. It needs a fallback, which replaces values that the form cannot show. */
  schema: v.SchemaWithFallback<v.GenericSchema, unknown>
  /** How the text is shown to a person, if not as it is. */
  format?: (text: string) => string
}

type TextOptions = Omit<FieldControl, 'required' | 'options'> & {
  /** The message for an empty field. Without it the field may stay empty. */
  required?: string
  /** What else the text must be, and the message if it is not. */
  check?: readonly [isValid: (text: string) => boolean, message: string]
  /** In characters. Controls have no `maxLength`, which would cut a pasted text without a message. */
  limit?: number
  format?: (text: string) => string
}

/** A field with a text. */
export const textField = (
  label: string,
  {
    required,
    check: [isValid, message] = [() => true, ''],
    limit = 200,
    ...options
  }: TextOptions = {},
) => ({
  ...options,
  label,
  limit,
  required: required !== undefined,
  schema: v.pipe(
    required === undefined ? text : requiredText(required),
    v.check(isValid, message),
    v.maxLength(
      limit,
      ({ input }) =>
        `Please shorten this to ${formatNumber(limit)} characters. It has ${formatNumber(input.length)}.`,
    ),
  ),
})

/** The schema of a form with these fields. */
export const createFormSchema = <Fields extends Readonly<Record<string, Pick<FieldRow, 'schema'>>>>(
  fields: Fields,
) =>
  v.object(
    mapValues(fields, ({ schema }) => schema) as {
      [Name in keyof Fields]: Fields[Name]['schema']
    },
  )
