import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type EntryState, type HistoryEntry, useHistoryEntry } from './use-history-entry'
import { useHydratedValue } from './use-hydrated'

/** Dialogs that were closed, as the key of their history entry with their name. Forward does not open them again. */
const closedDialogs = new Set<string>()

type Entry = Pick<HistoryEntry, 'key' | 'state'>

const toId = ({ key }: Entry, name: string) => `${key} ${name}`

const getOpenDialogs = (entry: Entry): EntryState['dialogs'] & object =>
  Object.fromEntries(
    Object.entries(entry.state?.dialogs ?? {}).filter(
      ([name]) => !closedDialogs.has(toId(entry, name)),
    ),
  )

/** The state of a history entry for the entry that follows or replaces it, without the dialogs that were closed. */
export const withoutClosedDialogs = (entry: Entry): EntryState | null =>
  entry.state?.dialogs ? { ...entry.state, dialogs: getOpenDialogs(entry) } : entry.state

/**
 * A dialog that is a step of the history: opening it adds an entry, so that Back closes it. Its close button, Escape and the
 * backdrop go back, too. Back from another page opens it again. `name` is unique among the dialogs of a page.
 */
export function useHistoryDialog(name: string) {
  const entry = useHistoryEntry()
  const navigate = useNavigate()
  const id = toId(entry, name)
  const value = useHydratedValue(getOpenDialogs(entry)[name] || null, null)

  const openId = useRef<string | null>(null)
  useEffect(() => {
    if (openId.current !== null && value === null) closedDialogs.add(openId.current)
    openId.current = value === null ? null : id
  }, [value, id])

  /** Opens the dialog, or changes what it shows. */
  function open(next = 'open') {
    // Read now, because the query may have changed since this render.
    const { search, hash } = window.location
    const state: EntryState = {
      ...entry.state,
      dialogs: { ...getOpenDialogs(entry), [name]: next },
      keepScroll: true,
    }
    void navigate({ search, hash }, { replace: value !== null, state })
  }

  return {
    /** What the open dialog shows. Null while it is closed. */
    value,
    open,
    close: useCloseOnce(() => void navigate(-1), id),
  }
}

/** A step back has closed the dialog by then, unless a frame of the page took it. */
const STEP_BACK_MS = 500

/**
 * Closes a dialog by going back in the history. Escape can be pressed again before the dialog is unmounted, and closing it
 * twice would go back two pages. `key` tells one opening of the dialog from the next.
 */
export function useCloseOnce(onClose: () => void, key: string) {
  const closedKey = useRef<string | null>(null)
  return () => {
    if (closedKey.current === key) return
    closedKey.current = key
    setTimeout(() => {
      closedKey.current = null
    }, STEP_BACK_MS)
    onClose()
  }
}
