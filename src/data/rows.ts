import * as v from 'valibot'

// What the tables have in common. Rows are parsed here and nowhere else.

/** A shorter response is the last one. The server cuts longer ones at a number that each project sets, 1000 by default. */
const MIN_PAGE_SIZE = 100

/**
 * Loads page after page. Each page starts after the last row of the one before, so that no row is skipped if another one
 * is deleted in the meantime. `filter` selects what follows in the order of `column`, latest first, then `id`.
 */
export async function loadPages(
  column: 'event_date' | 'created_at',
  loadPage: (filter: string | undefined) => Promise<unknown>,
): Promise<unknown[]> {
  const rows: unknown[] = []
  for (;;) {
    const last = rows.at(-1) as Record<string, string> | undefined
    const filter = last && `${column}.lt."${last[column]}",and(${column}.eq."${last[column]}",id.gt."${last.id}")`
    const page = assertArray(await loadPage(filter))
    rows.push(...page)
    if (page.length < MIN_PAGE_SIZE) return rows
  }
}

/** A proxy or a wrong URL may respond with status 200 and any JSON. */
export function assertArray(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new TypeError('Response is not an array')
  return data
}

export function assertSameId(row: { id: unknown }, id: string): void {
  if (row.id !== id) throw new TypeError('Response is about another row')
}

/** Creates the functions that read the rows of a table. `name` is what a row holds, such as 'event'. */
export function createRowParser<Output>(name: string, schema: v.GenericSchema<unknown, Output>) {
  return {
    /** Throws if the row is not valid. */
    parseRow: (row: unknown): Output => {
      const result = v.safeParse(schema, row)
      if (!result.success) throw new TypeError(`Response is not a valid ${name} row: ${v.summarize(result.issues)}`)
      return result.output
    },
    /** Skips and logs invalid rows, so that one of them does not hide the others. */
    parseRows: (data: unknown): Output[] =>
      assertArray(data).flatMap((row) => {
        const result = v.safeParse(schema, row)
        if (!result.success) console.error(`Skipped an invalid ${name} row`, v.summarize(result.issues), row)
        return result.success ? [result.output] : []
      }),
  }
}
