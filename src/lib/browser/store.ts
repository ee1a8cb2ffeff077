import { useSyncExternalStore } from 'react'

export type Store<Value> = {
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

/** The value of a store. The component renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** What the site stores in a browser. The privacy policy has a sentence for each: see `src/content/terms/privacy.ts`. */
export type StorageKey =
  | 'early-enquiry'
  | 'enquiries'
  | 'enquiry'
  | 'enquiry-drafts'
  | 'event-drafts'
  | 'linked-suburb'
  | 'quote'
  | 'room'
  | 'scroll-positions'
  | 'suburb'

/** 'session' is kept until the tab is closed, and is not shared with other tabs. */
export type StorageArea = 'local' | 'session'

/** Counts the changes of all stored stores, because two of them can read the same key. */
const changes = createStore(0)

/**
 * Creates a store whose value is kept in the browser as JSON, in `local` for all tabs. If storage is blocked or full, the value
 * is kept until the page is reloaded or closed. `parse` throws if what is stored is not valid, as `v.parser(schema)` does; the
 * value is then `initial`. One account's own value has its id in the key. Reading and writing never throw.
 */
export function createStoredStore<Value>(
  key: StorageKey | `${StorageKey}.${string}`,
  parse: (stored: unknown) => Value,
  initial: Value,
  area: StorageArea = 'local',
) {
  const isStored = createStore(true)
  const initialText = JSON.stringify(initial)
  let snapshot = initial
  /** The text of the snapshot, or null if it was not stored. */
  let snapshotText: string | null = null
  return {
    initial,
    /** False if the browser could not store the value that was set last. */
    isStored,
    /** Returns the same object as long as the value is the same. A new one would make React render in an endless loop. */
    get(): Value {
      const text = read(key, area)
      // Each change of any store makes all of them read again.
      if (text === snapshotText) return snapshot
      snapshotText = text
      const value = parseText(text, parse) ?? initial
      if (JSON.stringify(value) !== JSON.stringify(snapshot)) snapshot = value
      return snapshot
    },
    /** Stores a value. The initial value is not stored: what was stored is removed. */
    set(value: Value) {
      const text = JSON.stringify(value)
      isStored.set(write(key, text === initialText ? null : text, area))
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

const PREFIX = 'site.'

/** Values that could not be stored because storage is blocked or full. */
const memory = new Map<string, string>()

// A getter, because reading `window.localStorage` itself throws when storage is blocked.
const getArea = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage

function read(key: string, area: StorageArea): string | null {
  try {
    return memory.get(key) ?? getArea(area).getItem(PREFIX + key)
  } catch {
    return null
  }
}

/** Returns null if there is no valid value. */
function parseText<Value>(text: string | null, parse: (stored: unknown) => Value): Value | null {
  try {
    return text === null ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Stores a text, or removes it. Returns false if the browser could not store it. */
function write(key: string, text: string | null, area: StorageArea): boolean {
  memory.delete(key)
  try {
    if (text === null) getArea(area).removeItem(PREFIX + key)
    else getArea(area).setItem(PREFIX + key, text)
    return true
  } catch {
    if (text === null) return true
    memory.set(key, text)
    return false
  }
}
