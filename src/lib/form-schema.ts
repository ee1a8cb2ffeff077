import * as v from 'valibot'

/** Error messages by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Schema of an optional text field. Anything but a string becomes empty. */
export const text = v.fallback(v.string(), '')

/** A character that can be seen: not a space, a control character or a zero-width one. U+2800 is an empty Braille pattern. */
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** False for white space and invisible characters alone. `private.has_visible_text` of the database agrees. */
export const hasVisibleText = (value: string): boolean => VISIBLE_CHARACTER.test(value)

/** Schema of a text field that must contain something that can be seen. */
export const requiredText = (message: string) => v.pipe(text, v.check(hasVisibleText, message))

/**
 * Schema of a list. Items that are not valid are left out, so that one of them does not take the others with it. What an item
 * lacks has the fallback of its schema.
 */
export const validItems = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((value) => {
        const result = v.safeParse(item, value)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** The fields of a form. Every field needs a fallback, which replaces values that the form cannot show. */
type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>

/** Returns the values of the fields. The result may be incomplete or invalid. Unknown values give an empty form. */
export function parseFields<Schema extends FormSchema>(
  schema: Schema,
  values: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, values)
  return result.typed ? result.output : v.getFallbacks(schema)
}

/** Returns the first error message of each invalid field. */
export function getFieldErrors(
  schema: FormSchema,
  values: unknown,
): Record<string, string | undefined> {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const messages = v.flatten<FormSchema>(result.issues).nested ?? {}
  return Object.fromEntries(Object.entries(messages).map(([field, list]) => [field, list?.[0]]))
}
