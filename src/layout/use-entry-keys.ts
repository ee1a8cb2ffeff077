import { useLayoutEffect } from 'react'
import { createId } from '../lib/browser/create-id'

/**
 * Gives a key to the history entries that the browser creates for plain links to a part of the page, such as the skip link.
 * To the router they would all have the same key, and so the same scroll position.
 */
export function useEntryKeys(): void {
  // A layout effect, because those of a component run before those of the router around it, and listeners in their order.
  useLayoutEffect(() => {
    const handlePopState = () => {
      if (window.history.state === null) window.history.replaceState({ key: createId() }, '')
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
}
