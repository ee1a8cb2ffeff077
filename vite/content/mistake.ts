import type { BaseIssue } from 'valibot'

/** The text of each file, by its path below the project: 'src/content/faq.ts'. */
export type Sources = ReadonlyMap<string, string>

/** Something that is wrong in the content. */
export type Mistake = {
  /** Below the project: 'src/content/equipment/lighting.ts'. */
  file: string
  line?: number
  /** The id, slug or name of the entry in that file. */
  entry?: string | undefined
  /** The problem, and the values that are allowed. */
  message: string
}

/** A mistake that a rule between entries finds. Its caller knows the file. */
export type EntryMistake = { entry: string; message: string }

/** "src/content/equipment/lighting.ts, 'uv-flood': there is no field nmae. Did you mean name?" */
export const formatMistake = ({ file, line, entry, message }: Mistake): string =>
  `${file}${line ? `, line ${line}` : ''}${entry ? `, '${entry}'` : ''}: ${message}`

/** A mistake that a schema found in a value that a file exports under a name. */
export function toMistake(
  file: string,
  name: string | undefined,
  value: unknown,
  issue: BaseIssue<unknown>,
): Mistake {
  const path = issue.path ?? []
  const last = path.at(-1)
  const isAboutFields = issue.type === 'strict_object' && last?.origin === 'key'
  const keys = path.map(({ key }) => key)
  const start = findEntry(value, keys)
  const field = formatPath(keys.slice(start?.depth ?? 0, isAboutFields ? -1 : undefined))
  const separator = isAboutFields ? ': ' : ' '
  return {
    file,
    entry: start?.label ?? name,
    message: (field ? field + separator : '') + issue.message,
  }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds the entry of a list that a path leads into, and how many keys of the path lead to it. */
function findEntry(value: unknown, keys: readonly unknown[]) {
  const steps = keys.flatMap((_, index) => {
    const fields = keys.slice(0, index + 1).reduce(getField, value)
    // A line of a kit has the id of another entry, and a picture the name of its file.
    return isFields(fields) && !('count' in fields) && !('hash' in fields)
      ? { fields, depth: index + 1 }
      : []
  })
  const withId = steps.findLast(({ fields }) => 'slug' in fields || 'id' in fields)
  const found = withId ?? steps.find(({ fields }) => getLabel(fields))
  return found && { ...found, label: getLabel(found.fields) }
}

const getField = (value: unknown, key: unknown): unknown =>
  (value as Fields | undefined)?.[String(key)]

function getLabel({
  slug,
  id = slug,
  name,
  title,
  label,
  question,
  date,
  display,
}: Fields): string | undefined {
  const text = [id, name, title, label, question, date, display].find((value) => value)
  return typeof text === 'string' ? text : undefined
}

/** 'image.alt', or 'features 3.note' for the third feature. */
const formatPath = (keys: readonly unknown[]): string =>
  keys
    .map((key, index) =>
      typeof key === 'number' ? ` ${key + 1}` : index > 0 ? `.${String(key)}` : String(key),
    )
    .join('')
    .trim()
