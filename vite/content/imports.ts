import { existsSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { ParseResult } from 'vite'
import { suggest } from '../../src/content/schemas/messages.ts'
import type { Mistake } from './mistake.ts'
import { findLines, getLine, isContent, type Source } from './source.ts'

/** Imports of files or names that do not exist, and imports that nothing uses. */
export function checkImports(root: string, sources: readonly Source[]): Mistake[] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  return sources.flatMap((source) => [
    ...source.parsed.module.staticImports.flatMap((statement): Mistake[] => {
      const { value } = statement.moduleRequest
      if (!value.startsWith('.')) return []
      const place = { file: source.file, line: getLine(source.code, statement.start) }
      const target = join(dirname(source.path), value.replace(/\?.*$/, ''))
      const path = [`${target}.ts`, `${target}.tsx`, target].find((candidate) => existsSync(candidate))
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
    ...(isContent(source) ? findUnusedImports(source) : []),
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
