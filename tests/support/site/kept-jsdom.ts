import { builtinEnvironments, type Environment } from 'vitest/runtime'

let isReady = false

/** One page of jsdom for all files of a worker: they share the modules, and setting it up takes as long as their tests. */
export default {
  ...builtinEnvironments.jsdom,
  async setup(global, options) {
    if (!isReady) await builtinEnvironments.jsdom.setup(global, options)
    isReady = true
    return { teardown: () => undefined }
  },
} satisfies Environment
