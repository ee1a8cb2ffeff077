import { useSyncExternalStore } from 'react'

/** A page that loads faster than this shows no progress. */
const DELAY_MS = 200

const listeners = new Set<() => void>()
let pendingCount = 0

function update(change: 1 | -1) {
  pendingCount += change
  for (const listener of listeners) listener()
}

/** Shows the progress bar while a page's code loads, if that takes a while. */
export function showProgressDuring(loading: Promise<void>): void {
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    update(1)
  }, DELAY_MS)
  const stop = () => {
    clearTimeout(timer)
    if (isShown) update(-1)
  }
  loading.then(stop, stop)
}

/** Whether the code of a page that the visitor asked for is loading. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pendingCount > 0,
    () => false,
  )
}
