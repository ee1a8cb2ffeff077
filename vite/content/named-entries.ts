import { findSimilar } from '../../src/content/schemas/messages.ts'
import type { Mistake } from './mistake.ts'
import { findLines, getLine, type Source } from './source.ts'

/** Names of entries in code, by the function or the path that they are in. */
const calls: readonly { pattern: RegExp; kind: string }[] = [
  { pattern: /\b(?:getEquipment|formatItemPrice|formatItemTotal)\('([^']*)'/g, kind: 'hire item' },
  { pattern: /\b(?:getPackage|findTier)\('([^']*)'/g, kind: 'package' },
  { pattern: /\bgetDeliveryArea\('([^']*)'/g, kind: 'delivery area' },
  { pattern: /\bgetEventKind\('([^']*)'/g, kind: 'kind of event' },
  { pattern: /(?<=\bgetAnswers\(\[[^\]]*)'([^']*)'/g, kind: 'answer' },
  { pattern: /'\/services\/([\w-]+)/g, kind: 'service' },
  { pattern: /'\/packages\/([\w-]+)/g, kind: 'package' },
  { pattern: /'\/guides\/([\w-]+)/g, kind: 'guide' },
  { pattern: /'\/av-hire\/([\w-]+)/g, kind: 'item or category of the hire catalogue' },
  { pattern: /'\/upcoming-events\/([\w-]+)/g, kind: 'weekly event' },
]

/** Code outside the entries that names what does not exist: 'getEquipment('led-par')'. */
export const checkCalls = (sources: readonly Source[], names: Readonly<Record<string, readonly string[]>>) =>
  sources.flatMap(({ file, code }) =>
    calls.flatMap(({ pattern, kind }) =>
      [...code.matchAll(pattern)].flatMap(({ index, 1: name = '' }): (Mistake & { missing: string })[] => {
        const existing = names[kind]
        if (!existing || existing.includes(name)) return []
        const similar = findSimilar(name, existing)
        return [
          {
            file,
            line: getLine(code, index),
            missing: name,
            message: `names the ${kind} '${name}', which does not exist.${similar ? ` Did you mean ${similar}?` : ''}`,
          },
        ]
      }),
    ),
  )

/** The lines that name one of these entries, as a text or at the end of a path, apart from those already known. */
export const findNames = (sources: readonly Source[], names: readonly string[], known: readonly Mistake[]): Mistake[] =>
  sources.flatMap(({ file, code }) =>
    names.flatMap((name) =>
      findLines(code, new RegExp(`['/]${name}['#]`))
        .filter((line) => !known.some((mistake) => mistake.file === file && mistake.line === line))
        .map((line) => ({ file, line, message: `names '${name}', which does not exist.` })),
    ),
  )
