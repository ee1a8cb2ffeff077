import { JSDOM } from 'jsdom'
import { afterAll, beforeAll } from 'vitest'

/**
 * Gives the tests of a file a browser, although the backend runs in the same process. Vitest's jsdom environment replaces
 * more globals of Node, which breaks the cryptography of the backend.
 */
export function installBrowser(): void {
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost:3000/eventsadmin' })
  const { document, navigator, localStorage } = window
  const globals = { window, document, navigator, localStorage }
  const own = Object.getOwnPropertyDescriptors(globalThis)
  beforeAll(() => {
    for (const [name, value] of Object.entries(globals))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  })
  // The next file runs in the same process, where supabase-js must not find a browser.
  afterAll(() => {
    for (const name of Object.keys(globals)) {
      Reflect.deleteProperty(globalThis, name)
      const before = own[name as keyof typeof own]
      if (before) Object.defineProperty(globalThis, name, before)
    }
  })
}
