let resolveRendered: (() => void) | undefined

/** How long the old page stays visible while the new one renders, in milliseconds. */
const TRANSITION_TIMEOUT_MS = 400

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
  // A transition that is skipped by the next one rejects.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

export function notifyPageRendered(): void {
  resolveRendered?.()
  resolveRendered = undefined
}
