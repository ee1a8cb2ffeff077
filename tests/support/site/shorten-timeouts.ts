import { vi } from 'vitest'

/** Shortens every timeout to `ms`. Returns the spy, which records the intended durations. */
export function shortenTimeouts(ms: number) {
  const original = AbortSignal.timeout.bind(AbortSignal)
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => original(ms))
}
