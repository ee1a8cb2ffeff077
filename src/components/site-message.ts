import { type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let message: ReactNode = null

/** Shows a message on every page until it is replaced. Pass null to remove it. */
export function showSiteMessage(content: ReactNode): void {
  message = content
  for (const listener of listeners) listener()
}

/** The message for the layout to show, or null. */
export function useSiteMessage(): ReactNode {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => message,
    () => null,
  )
}
