import { type ComponentType, createElement, lazy } from 'react'

export type LazyModule<Props> = { default: ComponentType<Props> }
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the component's code. Rejects with a `ChunkLoadError`. */
  preload: () => Promise<void>
  /** Loads the code before it is needed. Ignores a failure, because rendering the component tries again. */
  prefetch: () => void
}

/** A component's code could not be loaded: the network is down, or a new deployment has removed the old files. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Makes the next render load the code again. */
  readonly allowRetry: () => void

  constructor(cause: unknown, allowRetry: () => void) {
    super('A lazily loaded component could not be fetched', { cause })
    this.allowRetry = allowRetry
  }
}

/**
 * `React.lazy` with functions that load the code early. Once the code is in memory, the component renders synchronously,
 * without a fallback. A failed load throws a `ChunkLoadError` while rendering; the code is loaded again when the error
 * boundary is reset, or by `preload` or `prefetch`. Render it inside a `LazyBoundary`.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<LazyModule<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<LazyModule<Props>> | undefined
  let Suspended = lazy(loadOnce)

  async function loadOnce(): Promise<LazyModule<Props>> {
    pending ??= load()
    try {
      const module = await pending
      Loaded = module.default
      return module
    } catch (error) {
      pending = undefined
      throw new ChunkLoadError(error, allowRetry)
    }
  }

  // React.lazy keeps its first result, so a retry needs a new lazy component. Create it only after an error boundary has
  // shown the error: React renders again after a failure, which would otherwise load the code in an endless loop.
  function allowRetry() {
    Suspended = lazy(loadOnce)
  }

  async function preload() {
    allowRetry()
    await loadOnce()
  }

  return Object.assign((props: Props) => createElement(Loaded ?? Suspended, props), {
    preload,
    prefetch: () => void preload().catch(() => undefined),
  })
}
