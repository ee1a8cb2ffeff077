import { type ComponentType, createElement, lazy } from 'react'

export type PageModule = { default: ComponentType }
export type LazyPage = ComponentType & { preload: () => Promise<void> }

/** A page's code could not be fetched: a dead network, or a deployment that took the old files away. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/**
 * `React.lazy` for a page, with a `preload()` that fetches its module (rejecting with a `PageLoadError` where that fails).
 * Once the module is in memory the page renders synchronously: no fallback is shown, on either side of hydration.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined
  let pending: Promise<PageModule> | undefined

  async function fetchOnce(): Promise<PageModule> {
    pending ??= load()
    try {
      const module = await pending
      Loaded = module.default
      return module
    } catch (error) {
      pending = undefined // so that a failed prefetch can be tried again
      throw new PageLoadError('The code of a page could not be fetched', { cause: error })
    }
  }

  const Deferred = lazy(fetchOnce)
  return Object.assign(() => createElement(Loaded ?? Deferred), {
    async preload() {
      await fetchOnce()
    },
  })
}
