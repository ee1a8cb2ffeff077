import { type Location, useLocation } from 'react-router-dom'

/** What the site keeps with an entry of the history. */
export type EntryState = {
  /** The page only updated its query, so it is not scrolled to the top. */
  keepScroll?: true
  /** What the open dialogs show, by their names: see `useHistoryDialog`. */
  dialogs?: Partial<Record<string, string>>
  /** The item was opened from the catalogue, so closing it goes back. */
  isItemOpenedHere?: true
}

export type HistoryEntry = Location<EntryState | null>

/** The present entry of the history. `useLocation` has the same, without a type for its state. */
export const useHistoryEntry = (): HistoryEntry => useLocation()
