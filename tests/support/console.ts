import { vi } from 'vitest'

/** For tests of failures, which are logged. Returns the spy. */
export const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
