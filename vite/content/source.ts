import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ParseResult, Visitor } from 'vite'
import type { Mistake } from './mistake.ts'

/** A file below `src/`, as it is written. */
export type Source = { file: string; path: string; code: string; parsed: ParseResult }

export const isContent = ({ file }: Source) => file.startsWith('src/content/')

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

/** The line of a position in a text. */
export const getLine = (code: string, offset: number) => code.slice(0, offset).split('\n').length

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

/** The lines that match a pattern. Comments do not count. */
export const findLines = (code: string, pattern: RegExp): number[] =>
  code.split('\n').flatMap((line, index) => (pattern.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) ? index + 1 : []))

/** Fields that are written twice: the site would use only the second. */
export const checkRepeatedFields = (sources: readonly Source[]): Mistake[] =>
  sources.filter(isContent).flatMap(findRepeatedFields)

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
