/** The longest time that the old page stays visible while the new one renders. */
const TRANSITION_TIMEOUT_MS = 400

let resolveRendered: (() => void) | undefined

/**
 * Cross-fades to another page. Changes it without a fade if the browser has no view transitions or the visitor prefers
 * reduced motion. Call `notifyPageRendered` when the new page is in the document.
 */
export function withPageTransition(changePage: () => void): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (prefersReducedMotion || !document.startViewTransition) {
    changePage()
    return
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        resolveRendered = resolve
        setTimeout(resolve, TRANSITION_TIMEOUT_MS)
        changePage()
      }),
  )
  // Both promises reject if the next transition starts before this one ends.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Ends the wait of `withPageTransition` for the new page. */
export function notifyPageRendered(): void {
  resolveRendered?.()
  resolveRendered = undefined
}
