import { afterEach, vi } from 'vitest'

// Vitest's own settings do this before the next test: too late for the modules of the next file.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
