import type { Kit } from '../content/equipment/kit'
import { sum } from '../lib/sum'

/** All items of several kits, each in one line. Separate from kit-totals.ts, which loads the catalogue. */
export function addKits(kits: readonly Kit[]): Kit {
  const lines = kits.flat()
  return [...new Set(lines.map(({ id }) => id))].map((id) => ({
    id,
    count: sum(lines.map((line) => (line.id === id ? line.count : 0))),
  }))
}
