import * as v from 'valibot'
import { readStored, removeStored, writeStored } from '../lib/browser/storage'

/** An account's unsaved changes. On a shared computer, other accounts must not see them. */
type Draft = { id: string; userId: string }

/** Creates the functions that keep drafts in the browser: in `session`, until the tab is closed. */
export function createDraftStore<Stored extends Draft>(
  key: string,
  schema: v.GenericSchema<unknown, Stored>,
  area: 'local' | 'session',
) {
  const readDrafts = () => readStored(key, v.parser(v.array(schema)), area) ?? []

  function writeDrafts(drafts: readonly Stored[]): boolean {
    if (drafts.length > 0) return writeStored(key, drafts, area)
    removeStored(key, area)
    return true
  }

  const isSame = (a: Draft, b: Draft) => a.id === b.id && a.userId === b.userId

  return {
    readDraft: (draft: Draft): Stored | null => readDrafts().find((other) => isSame(other, draft)) ?? null,
    readLatestDraft: (userId: string): Stored | null =>
      readDrafts().findLast((draft) => draft.userId === userId) ?? null,
    /** Returns false if the browser keeps the draft only until the page is reloaded or closed. */
    saveDraft: (draft: Stored): boolean =>
      writeDrafts([...readDrafts().filter((other) => !isSame(other, draft)), draft]),
    clearDraft: (draft: Draft): void => void writeDrafts(readDrafts().filter((other) => !isSame(other, draft))),
    clearDrafts: (userId: string): void => void writeDrafts(readDrafts().filter((draft) => draft.userId !== userId)),
  }
}
