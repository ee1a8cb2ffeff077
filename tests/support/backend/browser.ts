import { JSDOM } from 'jsdom'

/**
 * A browser for tests that also run the backend in their process. Vitest's jsdom environment
 * replaces more globals of Node, which breaks the cryptography of the backend.
 */
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost:3000/eventsadmin' })

const globals = {
  window,
  document: window.document,
  navigator: window.navigator,
  localStorage: window.localStorage,
}
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
