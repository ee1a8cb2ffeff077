let rendered: (() => void) | undefined

/** How long the old picture may stand while the new page renders, in milliseconds. */
const PATIENCE_MS = 400

/**
 * Changes the page by a cross-fade where the browser can do that and the visitor does not prefer reduced motion, and at
 * once elsewhere. `pageRendered` must be called when the new page is in the document.
 */
export function withPageTransition(changePage: () => void): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (reduced || !document.startViewTransition) {
    changePage()
    return
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        rendered = done
        setTimeout(done, PATIENCE_MS)
        changePage()
      }),
  )
  // A second click while the first still fades skips the first, which is then reported as a failure.
  transition.ready.catch(() => undefined)
  transition.finished.catch(() => undefined)
}

/** Tells a running transition that the new page stands. */
export function pageRendered(): void {
  rendered?.()
  rendered = undefined
}
