import { prefersReducedMotion } from '../../../lib/browser/reduced-motion'

/** Shows that the item of a button was added: see thumbnail-flight.ts, which loads with the first press. */
export function flyToQuote(button: Element | null): void {
  if (prefersReducedMotion()) return
  import('./thumbnail-flight').then(
    (module) => module.flyToQuote(button),
    () => undefined,
  )
}
