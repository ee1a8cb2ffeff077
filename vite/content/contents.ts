/** The exports of each file in `src/content/`, by its path there: 'about/team.ts'. */
export type Contents = ReadonlyMap<string, Module>

type Module = Readonly<Record<string, unknown>>

/** An object that is not a list: an entry, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The entries that a module exports, one by one or in lists, and those of lists inside them. One that is exported twice is
 * listed once. `equipment` is left out: it repeats the items of the categories with more fields.
 */
export function listEntries(module: Module, innerLists: readonly string[] = []): Fields[] {
  const values = Object.entries(module).flatMap(([name, value]) => (name === 'equipment' ? [] : value))
  const entries = new Set(values.filter(isFields))
  // A set also iterates over what is added meanwhile.
  for (const entry of entries) {
    for (const name of innerLists) for (const inner of [entry[name]].flat().filter(isFields)) entries.add(inner)
  }
  return [...entries]
}
