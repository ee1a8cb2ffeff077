/** What the site stores in a browser. The privacy policy has a sentence for each: see `src/content/terms/privacy.ts`. */
export type StorageKey =
  | 'early-enquiry'
  | 'enquiries'
  | 'enquiry'
  | 'enquiry-drafts'
  | 'event-drafts'
  | 'quote'
  | 'room'
  | 'scroll-positions'
  | 'suburb'

/** A key, or that of one account. */
type Key = StorageKey | `${StorageKey}.${string}`

type Area = 'local' | 'session'

const PREFIX = 'site.'

/** Values that could not be stored because storage is blocked or full. They are kept until the page is reloaded or closed. */
const memory = new Map<string, string>()

// A getter, because reading `window.localStorage` itself throws when storage is blocked.
const getArea = (area: Area): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage

/**
 * Reads a stored value. `parse` receives it as JSON and throws if it is not valid, as `v.parser(schema)` does. Returns null
 * if there is no valid value. Never throws.
 */
export function readStored<Value>(
  key: Key,
  parse: (stored: unknown) => Value,
  area: Area = 'local',
): Value | null {
  try {
    const text = memory.get(key) ?? getArea(area).getItem(PREFIX + key)
    return text === null ? null : parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Stores a value as JSON. If storage is blocked or full, keeps the value until the page is reloaded or closed, and returns
 * false. Never throws.
 */
export function writeStored(key: Key, value: unknown, area: Area = 'local'): boolean {
  const text = JSON.stringify(value)
  try {
    getArea(area).setItem(PREFIX + key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

/** Removes a stored value. Never throws. */
export function removeStored(key: Key, area: Area = 'local'): void {
  memory.delete(key)
  try {
    getArea(area).removeItem(PREFIX + key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
