import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of one JSON object per line in the data directory of a server. */
export function readRecords(directory: string, file: string): Record<string, unknown>[] {
  const path = join(directory, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
