import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { litRoomStore } from '../../../src/components/fader/lit-room'
import { enquiryStore } from '../../../src/pages/contact/enquiry-store'
import { PATIENCE_MS } from '../patience'
import { server } from './server'

/* oxlint-disable typescript/unbound-method -- assigned here, not called */
// Browser features that jsdom lacks.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.scrollBy ??= () => undefined
// Ends at once. framer-motion removes an element after `onfinish`.
Element.prototype.animate ??= () => {
  const animation = {
    onfinish: null as (() => void) | null,
    playState: 'finished',
    cancel: () => undefined,
  }
  queueMicrotask(() => animation.onfinish?.())
  return animation as never
}
window.scrollTo = vi.fn<() => void>()
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as never
/** Everything is on the screen. */
window.IntersectionObserver ??= class {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
} as never

// The default of 1 s is too short to load a page's code on a busy machine.
configure({ asyncUtilTimeout: PATIENCE_MS })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  // Kept while the visitor goes from page to page. The next test may be of another file, which shares the modules.
  enquiryStore.set(enquiryStore.initial)
  litRoomStore.set(litRoomStore.initial)
  document.head.replaceChildren()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})
afterAll(async () => {
  // The files of a worker share the modules, and one that is still loading when a file ends would fail for the next one.
  await vi.dynamicImportSettled()
  server.close()
})
