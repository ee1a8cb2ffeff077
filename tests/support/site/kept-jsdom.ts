import { builtinEnvironments, type Environment } from 'vitest/runtime'

let isReady = false

/** One page of jsdom for all files of a worker: they share the modules, and setting it up takes as long as their tests. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    if (!isReady) {
      await builtinEnvironments.jsdom.setup(global, options)
      extendTimeouts(global as typeof globalThis)
    }
    isReady = true
    return { teardown: () => undefined }
  },
} satisfies Environment

/**
 * A busy machine can take longer than the seconds that the site gives a server, which would be a failure that no test asks
 * for. Tests of such a failure shorten the time: see shorten-timeouts.ts.
 */
function extendTimeouts({ AbortSignal }: typeof globalThis): void {
  const start = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => start(ms < 1000 ? ms : 10 * ms)
}
