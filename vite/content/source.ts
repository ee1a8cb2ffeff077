import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parseSync, type ParseResult, Visitor } from 'vite'
import { findSimilar, suggest } from '../../src/content/schemas/messages.ts'
import type { Mistake } from './mistake.ts'

/** A file below `src/`, as it is written. */
export type Source = { file: string; path: string; code: string; parsed: ParseResult }

const isContent = ({ file }: Source) => file.startsWith('src/content/')

/** Reads every file below `src/` except the schemas and the types. */
export function readSources(root: string): Source[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('src/content/schemas/'))
    .toSorted()
    .map((file) => {
      const path = join(root, file)
      const code = readFileSync(path, 'utf8')
      return { file, path, code, parsed: parseSync(file, code) }
    })
}

const getLine = (code: string, offset: number) => code.slice(0, offset).split('\n').length

/** Commas, quotation marks and brackets that are missing. */
export const checkSyntax = (sources: readonly Source[]): Mistake[] =>
  sources.filter(isContent).flatMap(({ file, code, parsed }): Mistake[] => {
    const [error] = parsed.errors.filter(({ severity }) => severity === 'Error')
    if (!error) return []
    const start = error.labels[0]?.start ?? 0
    return [{ file, line: getLine(code, start), message: describeSyntaxError(error.message, code, start) }]
  })

function describeSyntaxError(message: string, code: string, start: number): string {
  if (/unterminated string/i.test(message)) {
    return 'this text has no quotation mark at its end, or one too many inside. Text with an apostrophe goes between double quotation marks: "We\'re here".'
  }
  const found = code.slice(start).split('\n')[0]?.trim() ?? ''
  const at = found ? ` Look just before: ${found.slice(0, 60)}` : ' Look at the end of the file.'
  return `a comma, a quotation mark or a bracket is missing or one too many here or in the line before. Text with an apostrophe goes between double quotation marks.${at}`
}

/** Imports of files or names that do not exist, imports that nothing uses, and fields that are written twice. */
export function checkImports(root: string, sources: readonly Source[]): Mistake[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return sources.flatMap((source) => [
    ...source.parsed.module.staticImports.flatMap((statement): Mistake[] => {
      const { value } = statement.moduleRequest
      if (!value.startsWith('.')) return []
      const place = { file: source.file, line: getLine(source.code, statement.start) }
      const target = join(dirname(source.path), value.replace(/\?.*$/, ''))
      const path = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(candidate))
      const shown = relative(root, target).replaceAll('\\', '/')
      if (!path)
        return [
          {
            ...place,
            message: describeMissingFile(shown, source, statement),
            ...(isPicture(shown) ? {} : { isFinal: true, missing: basename(target) }),
          },
        ]
      if (/\.webp$|\?picture$/.test(value) && !value.endsWith('.webp?picture')) {
        return [
          { ...place, message: `a picture must be a WebP file, imported as '….webp?picture'. This is '${value}'.` },
        ]
      }
      const imported = byPath.get(path)
      if (!imported || !isContent(imported)) return []
      const names = listExports(imported)
      return statement.entries.flatMap(({ importName, localName }): Mistake[] => {
        const name = importName.kind === 'Name' ? importName.name : undefined
        if (!name || names.includes(name)) return []
        return [
          {
            ...place,
            isFinal: true,
            message: `${imported.file} no longer exports ${name}. ${suggest(name, names)}${listUses(source, localName.value)}`,
          },
        ]
      })
    }),
    ...(isContent(source) ? [...findUnusedImports(source), ...findRepeatedFields(source)] : []),
  ])
}

function describeMissingFile(file: string, source: Source, { entries }: Statement): string {
  if (isPicture(file)) return `there is no picture ${file}.`
  const uses = entries.map(({ localName }) => listUses(source, localName.value)).join('')
  return `there is no file ${/\.\w+$/.test(file) ? file : `${file}.ts`}.${uses}`
}

const isPicture = (file: string) => file.startsWith('pictures/')

type Statement = ParseResult['module']['staticImports'][number]

const listExports = ({ parsed }: Source) =>
  parsed.module.staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName }) => exportName.name ?? []))

/** ' It is used in lines 12 and 30.' */
function listUses({ code }: Source, name: string): string {
  const lines = findLines(code, new RegExp(`\\b${name}\\b`)).slice(1)
  if (lines.length === 0) return ''
  return ` It is used in ${lines.length > 1 ? `lines ${lines.slice(0, -1).join(', ')} and` : 'line'} ${lines.at(-1)}.`
}

/** Comments do not count. */
const findLines = (code: string, pattern: RegExp): number[] =>
  code.split('\n').flatMap((line, index) => (pattern.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) ? index + 1 : []))

const findUnusedImports = ({ file, code, parsed }: Source): Mistake[] =>
  parsed.module.staticImports.flatMap(({ entries, start }) =>
    entries
      .filter(({ localName }) => [...code.matchAll(new RegExp(`\\b${localName.value}\\b`, 'g'))].length === 1)
      .map(({ localName }) => ({
        file,
        line: getLine(code, start),
        message: `nothing uses the import ${localName.value} any more. Take it out.`,
      })),
  )

function findRepeatedFields({ file, code, parsed }: Source): Mistake[] {
  const mistakes: Mistake[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const seen = new Set<string>()
      for (const property of properties) {
        if (property.type !== 'Property' || property.computed) continue
        const name = code.slice(property.key.start, property.key.end)
        if (seen.has(name)) {
          const line = getLine(code, property.start)
          mistakes.push({
            file,
            line,
            message: `this entry has the field ${name} twice. Keep one, or add the comma and braces between two entries.`,
          })
        }
        seen.add(name)
      }
    },
  }).visit(parsed.program)
  return mistakes
}

/** Names of entries in code, by the function or the path that they are in. */
const calls: readonly { pattern: RegExp; kind: string }[] = [
  { pattern: /\b(?:getEquipment|formatItemPrice|formatItemTotal|getScreen)\('([^']*)'/g, kind: 'hire item' },
  { pattern: /\b(?:getPackage|findTier)\('([^']*)'/g, kind: 'package' },
  { pattern: /\bgetDeliveryArea\('([^']*)'/g, kind: 'delivery area' },
  { pattern: /\bgetEventKind\('([^']*)'/g, kind: 'kind of event' },
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
