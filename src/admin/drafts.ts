import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../lib/browser/storage'

/** What an admin has typed into the form of a row and not saved. */
export type Draft<Fields> = {
  /** Of the row. A new row has its id from the start, so that it is not created twice if a response is lost. */
  id: string
  /** When the row that the admin saw was saved last. Null for a new row. */
  updatedAt: string | null
  fields: Fields
}

export type Drafts<Fields> = ReturnType<typeof createDrafts<Fields>>

/**
 * Creates the functions that keep the drafts of one kind of row in the browser, the latest last: in `session`, until the tab
 * is closed. Each account has its own, because other people may use the same computer.
 */
export function createDrafts<Fields>(
  name: string,
  fields: v.GenericSchema<unknown, Fields>,
  area: 'local' | 'session',
) {
  const schema = v.array(v.object({ id: v.string(), updatedAt: v.nullable(v.string()), fields }))
  const getKey = (userId: string) => `${name}.${userId}`
  const readAll = (userId: string): Draft<Fields>[] => readStored(getKey(userId), v.parser(schema), area) ?? []

  function writeAll(userId: string, drafts: Draft<Fields>[]): boolean {
    if (drafts.length > 0) return writeStored(getKey(userId), drafts, area)
    removeStored(getKey(userId), area)
    return true
  }

  return {
    read: (userId: string, id: string) => readAll(userId).find((draft) => draft.id === id) ?? null,
    readLatest: (userId: string) => readAll(userId).at(-1) ?? null,
    /** Returns false if the browser keeps it only until the page is reloaded or closed. */
    write: (userId: string, draft: Draft<Fields>): boolean =>
      writeAll(userId, [...readAll(userId).filter(({ id }) => id !== draft.id), draft]),
    remove: (userId: string, removedId: string): void =>
      void writeAll(
        userId,
        readAll(userId).filter(({ id }) => id !== removedId),
      ),
    removeAll: (userId: string): void => removeStored(getKey(userId), area),
  }
}
