import { useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import { withParams } from '../../lib/query'
import { withoutClosedDialogs } from './use-history-dialog'
import { type EntryState, useHistoryEntry } from './use-history-entry'
import { useHydratedValue } from './use-hydrated'

type Options<State> = {
  /** Reads the state from the query of the URL. */
  parse: (params: URLSearchParams) => State
  /** The parameters of the URL for a state. Those without a value are left out. */
  format: (state: State) => Record<string, string | null>
}

/** The delay between the last change and the update of the URL. Browsers limit how often a page may update it. */
const DEBOUNCE_MS = 250

/**
 * State that is kept in the URL: it survives a reload, can be shared as a link, and Back restores it. A change is in
 * `state` at once, and in the URL a moment later.
 */
export function useUrlState<State extends object>({ parse, format }: Options<State>) {
  const entry = useHistoryEntry()
  const { key, pathname, state: historyState } = entry
  const navigationType = useNavigationType()
  const [params, setParams] = useSearchParams()
  // Most pages are opened without a query, and are then not rendered twice.
  const query = useHydratedValue(params.toString(), '')
  const stored = parse(new URLSearchParams(query))
  /** Changes since the page was opened. The URL follows. */
  const [changes, setChanges] = useState<Partial<State>>({})
  const state: State = { ...stored, ...changes }

  // Back, Forward and links to this page show the state of their URL. Only updates from here keep the scroll position.
  const [lastKey, setLastKey] = useState(key)
  if (key !== lastKey) {
    setLastKey(key)
    if (navigationType === NavigationType.Pop || !historyState?.keepScroll) setChanges({})
  }

  const toQuery = (values: State) => withParams(params, format(values)).toString()
  const isPending = toQuery(state) !== toQuery(stored)

  function write(next: State, options: { replace: boolean; state?: EntryState }) {
    const entryState: EntryState = {
      ...withoutClosedDialogs(entry),
      ...options.state,
      keepScroll: true,
    }
    setParams(toQuery(next), { ...options, state: entryState })
  }

  /** Shows a change. Replaces the history entry after `DEBOUNCE_MS`. */
  function update(change: Partial<State>) {
    setChanges((current) => ({ ...current, ...change }))
  }

  /** Shows a change and updates the URL immediately, by default with a new history entry, to which `state` is added. */
  function navigate(
    change: Partial<State>,
    { replace = false, state: entryState = {} }: { replace?: boolean; state?: EntryState } = {},
  ) {
    // Back returns to what was typed.
    if (isPending && !replace) write(state, { replace: true })
    update(change)
    write({ ...state, ...change }, { replace, state: entryState })
  }

  function flush() {
    // The router shows a page until the next one has loaded. Updating the URL would return to the page that was left.
    const { location } = window
    const hasLeft =
      location.pathname !== pathname ||
      new URLSearchParams(location.search).toString() !== params.toString()
    if (isPending && !hasLeft) write(state, { replace: true })
  }

  const flushLatest = useEffectEvent(flush)
  useEffect(() => {
    const timer = setTimeout(flushLatest, DEBOUNCE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change starts the delay again
  }, [changes, key])
  // A link keeps the query of the page, and Back returns to it.
  useEffect(() => {
    document.addEventListener('click', flushLatest, { capture: true })
    return () => document.removeEventListener('click', flushLatest, { capture: true })
  }, [])
  // A dialog may close before the delay is over.
  useEffect(() => () => flushLatest(), [])

  return {
    state,
    /** The URL does not have the latest change yet. */
    isPending,
    update,
    navigate,
    flush,
  }
}
