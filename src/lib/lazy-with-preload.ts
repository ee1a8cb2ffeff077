import { type ComponentType, createElement, lazy } from 'react'

export type LazyModule<Props> = { default: ComponentType<Props> }
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the component's code. Rejects with a `ChunkLoadError`. */
  preload: () => Promise<void>
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
 * `React.lazy` with a `preload` function. Renders synchronously once the code is in memory, so no fallback is shown
 * then. While rendering, a failed load throws a `ChunkLoadError`. The code is loaded again after an error boundary's reset or by
 * `preload`. Render it inside a `LazyBoundary`.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<LazyModule<Props>>): LazyComponent<Props> {
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

  // React.lazy keeps its first result, so a retry needs a new lazy component. It must not be created before an error
  // boundary has shown the error: React renders again after a failure, which would load again without end.
  function allowRetry() {
    Suspended = lazy(loadOnce)
  }

  return Object.assign((props: Props) => createElement(Loaded ?? Suspended, props), {
    async preload() {
      allowRetry()
      await loadOnce()
    },
  })
}
