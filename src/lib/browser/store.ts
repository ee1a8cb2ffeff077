import { useSyncExternalStore } from 'react'
import { readStored, type StorageKey, writeStored } from './storage'

type Store<Value> = {
  /** The value while prerendering and hydrating. */
  initial: Value
  get: () => Value
  subscribe: (listener: () => void) => () => void
}

/** Creates a value that any module can change, and that components read with `useStore`. */
export function createStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    initial,
    get: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Counts the changes of all stored stores, because two of them can read the same key. */
const changes = createStore(0)

/**
 * Creates a store whose value is kept in localStorage and shared by all tabs. If storage is blocked or full, the value is
 * kept until the page is reloaded or closed. `parse` throws if what is stored is not valid.
 */
export function createStoredStore<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  initial: Value,
) {
  const isStored = createStore(true)
  let snapshot = initial
  return {
    initial,
    /** False if the browser could not store the value that was set last. */
    isStored,
    /** Returns the same object as long as the value is the same. A new one would make React render in an endless loop. */
    get(): Value {
      const value = readStored(key, parse) ?? initial
      if (JSON.stringify(value) !== JSON.stringify(snapshot)) snapshot = value
      return snapshot
    },
    set(value: Value) {
      isStored.set(writeStored(key, value))
      changes.set(changes.get() + 1)
    },
    subscribe(listener: () => void) {
      const unsubscribe = changes.subscribe(listener)
      // Another tab has changed a value.
      window.addEventListener('storage', listener)
      // A page in the back/forward cache receives no storage events.
      window.addEventListener('pageshow', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', listener)
        window.removeEventListener('pageshow', listener)
      }
    },
  }
}

/** The value of a store. The component renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}
