import { mergeConfig } from 'vitest/config'
import type { Reporter, Vite, Vitest } from 'vitest/node'
import config from './vitest.config.ts'

/**
 * Stryker asks for worker threads, in which a test cannot change the time zone. Each file loads its modules, so that a
 * mutant of a constant is used.
 */
const useChildProcesses: Vite.Plugin = {
  name: 'use-child-processes',
  configureVitest({ project }) {
    project.config.pool = 'forks'
    project.config.isolate = true
  },
}

/** Stryker reads the results of tests only, so that a mutant with which a test file cannot be loaded would survive. */
function reportLoadErrors(): Reporter {
  let vitest: Vitest
  return {
    onInit(context) {
      vitest = context
    },
    onTestModuleEnd(testModule) {
      for (const error of testModule.errors()) vitest.state.catchError(error, 'Load Error')
    },
  }
}

/** How Stryker runs the tests: see stryker.config.json. */
export default mergeConfig(config, {
  plugins: [useChildProcesses],
  // A mutant of a constant runs every test, so property-based tests get few inputs.
  test: {
    project: ['unit'],
    reporters: [reportLoadErrors()],
    env: { FAST_CHECK_RUNS: '25' },
    testTimeout: 60_000,
  },
})
