import type { Contents } from './entries'

/** All texts of the content with their files. Lists such as packages.ts repeat the entries of a folder, which counts. */
export function listTexts(contents: Contents): { file: string; text: string }[] {
  const visited = new Set<unknown>()
  return [...contents]
    .toSorted(([a], [b]) => getDepth(b) - getDepth(a))
    .flatMap(([file, module]) => findTexts(module, visited).map((text) => ({ file, text })))
}

const getDepth = (file: string) => file.split('/').length

/** The texts in a value, at any depth, without those of objects that have been visited. */
function findTexts(value: unknown, visited: Set<unknown>): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || visited.has(value)) return []
  visited.add(value)
  return Object.values(value).flatMap((part) => findTexts(part, visited))
}
