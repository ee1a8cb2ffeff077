import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** On Escape, browsers close the topmost modal dialog. jsdom does not. */
export function pressEscape(dialog: HTMLElement): void {
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
}

/** Makes media queries with this text match: 'reduced-motion', 'pointer: coarse'. */
export function mockMedia(feature: string): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes(feature),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  )
}

/**
 * Returns a function that says whether the elements that are observed from now on are on the screen. Several states are
 * reported at once, oldest first, as a busy browser does.
 */
export function mockScrolling() {
  const targets = new Map<IntersectionObserverCallback, Element>()
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
    return {
      observe: (target: Element) => targets.set(callback, target),
      disconnect: () => targets.delete(callback),
    } as never
  })
  return (...states: boolean[]) =>
    act(() => {
      for (const [callback, target] of targets) {
        const entries = states.map(
          (isIntersecting) => ({ isIntersecting, target }) as IntersectionObserverEntry,
        )
        callback(entries, {} as never)
      }
    })
}
