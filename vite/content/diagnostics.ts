import { posix } from 'node:path'
import { formatChoices, MAX_LISTED } from '../../src/content/schemas/messages.ts'
import type { Diagnostic } from './compile.ts'
import type { Mistake } from './mistake.ts'

// TypeScript's diagnostics of the content, in sentences for people who don't program.

/** The text of each file, by its path below the project: 'src/content/faq.ts'. */
export type Sources = ReadonlyMap<string, string>

/**
 * The mistakes that TypeScript found. One mistake often has many diagnostics, so the causes hide what follows from them: a
 * file that cannot be read hides the rest, an import hides the names it brings, and a name hides the unused imports.
 */
export function describeDiagnostics(all: readonly Diagnostic[], sources: Sources): Mistake[] {
  const found = all.filter(({ file }) => sources.has(file))
  const unreadable = found.filter(isSyntax)
  if (unreadable.length > 0) {
    const files = new Set(unreadable.map(({ file }) => file))
    return [...files].flatMap((name) =>
      describeSyntax(
        unreadable.filter(({ file }) => file === name),
        sources,
      ),
    )
  }
  const mistakes = found.flatMap((diagnostic) => describe(diagnostic, sources) ?? [])
  const isFirst = ({ file, rank = 0 }: Ranked) =>
    rank === 0 || !mistakes.some((other) => other.file === file && other.rank && other.rank < rank)
  const shown = mistakes.filter(isFirst).toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST))
  return [...shown, ...findUses(listMissing(found, shown), sources, shown)]
}

/** A mistake in the names of a file. Those of a lower rank explain those of a higher one. */
type Ranked = Mistake & { rank?: number }
const [IMPORT, UNKNOWN, UNUSED, LAST] = [1, 2, 3, 4]

const SEMANTIC = [1117, 1360, 1484]
const isSyntax = ({ code }: Diagnostic) => code < 2000 && !SEMANTIC.includes(code)

const getLine = (sources: Sources, { file, line }: Pick<Diagnostic, 'file' | 'line'>) =>
  sources.get(file)?.split('\n')[line - 1] ?? ''

/** The first one in a file, because the others often follow from it. */
const describeSyntax = (diagnostics: readonly Diagnostic[], sources: Sources): Mistake[] =>
  diagnostics.slice(0, 1).map((first) => {
    const isTextOpen = diagnostics.some(({ code }) => code === 1160)
    const message = describeLine(first, getLine(sources, first), isTextOpen)
    return { file: first.file, line: first.line, message, blocksEvaluation: true }
  })

function describeLine({ code, column }: Diagnostic, line: string, isTextOpen: boolean): string {
  const rest = line.slice(column - 1)
  const [, whole, part] = /:\s*(\d+)[, ]\s?(\d+)\s*(?:[,}]|$)/.exec(line) ?? []
  if (whole && part) return `write ${whole}${part.length === 3 ? '' : '.'}${part} instead of ${whole},${part}.`
  if (code === 1121 || code === 1489) {
    const [date] = /\b\d{4}-\d\d-\d\d\b/.exec(line) ?? []
    if (date) return `a date goes between quotation marks: '${date}'.`
    const [written = '', number = ''] = /^0*(\d+)/.exec(rest) ?? []
    return `write ${number} instead of ${written}.`
  }
  if (code === 1351) {
    const [number = ''] = /[\d.]+$/.exec(line.slice(0, column - 1)) ?? []
    const [letters = ''] = /^\w+/.exec(rest) ?? []
    return `write ${number} instead of ${number}${letters}, or '${number}${letters}' if it is a text.`
  }
  if (code === 1127) return `write straight quotation marks (' or ") instead of curly ones.`
  if (code === 1312) return 'write : instead of =.'
  if (code === 1002) {
    return 'this text has no quotation mark at its end, or one too many inside. Text with an apostrophe goes between double quotation marks: "We\'re here".'
  }
  if (isTextOpen) return 'a text that starts with a backtick (`) has none at its end, here or in a line before.'
  if (rest.startsWith(';')) return 'write a comma instead of the semicolon.'
  const apostrophe = /\w'\w/.test(line) ? ' Text with an apostrophe goes between double quotation marks.' : ''
  const place = rest.trim() ? ` Look just before: ${rest.trim().slice(0, 60)}` : ' Look at the end of the line.'
  return `a comma, a quotation mark or a bracket is missing or one too many here or in the line before.${apostrophe}${place}`
}

/** Other diagnostics either follow from these, or the schemas find the same and know more about it. */
function describe(diagnostic: Diagnostic, sources: Sources): Ranked | undefined {
  const { file, line, code, message } = diagnostic
  const place = { file, line }
  const [, name = ''] = /'"?([^'"]+)"?'/.exec(message) ?? []
  const [, similar] = /Did you mean (?:to write )?'"?([^'"]+)"?'/.exec(message) ?? []
  const suggestion = similar ? ` Did you mean ${similar}?` : ''
  switch (code) {
    case 1117: {
      const [field] = /^['"]?[\w-]+/.exec(getLine(sources, diagnostic).slice(diagnostic.column - 1)) ?? []
      const sentence = `this entry has the field ${field?.replace(/^['"]/, '')} twice.`
      return { ...place, message: `${sentence} Keep one, or add the comma and braces between two entries.` }
    }
    case 2300:
    case 2451:
      return { ...place, rank: IMPORT, message: `${name} is defined or imported twice. Keep one.` }
    case 2307: {
      const path = posix.join(posix.dirname(file), name)
      // `checkPictures` names those.
      if (/\?picture$|\.webp$/.test(name)) return undefined
      const shown = /\.\w+$/.test(path) ? path : `${path}.ts`
      const uses = listUses(diagnostic, sources)
      return {
        ...place,
        rank: IMPORT,
        // An entry has the name of its file.
        ...(/^src\/content\/(?:services|packages|guides)\//.test(path) && { about: posix.basename(path) }),
        blocksEvaluation: true,
        message: `there is no file ${shown}.${uses}`,
      }
    }
    case 2305:
    case 2614:
    case 2724: {
      const [, path = '', member = ''] = /'"([^"]*)"'.* '(\w+)'/.exec(message.replace(/Did you mean.*/, '')) ?? []
      const exporter = `${posix.join(posix.dirname(file), path)}.ts`
      return {
        ...place,
        rank: IMPORT,
        blocksEvaluation: true,
        message: `${exporter} no longer exports ${member}.${suggestion}${listUses(diagnostic, sources)}`,
      }
    }
    case 2304:
    case 2552:
      return { ...place, rank: UNKNOWN, blocksEvaluation: true, message: describeUnknown(name, similar) }
    case 2339:
    case 2551:
      return { ...place, isEffect: true, message: `it uses the field ${name}, which does not exist.${suggestion}` }
    case 6133:
    case 6192:
    case 6196: {
      const what = /^\s*import\b/.test(getLine(sources, diagnostic)) ? 'the import ' : ''
      return { ...place, rank: UNUSED, message: `nothing uses ${what}${name} any more. Take it out.` }
    }
    case 2353:
    case 2561:
      return name.startsWith('/')
        ? { ...place, about: name, message: `names '${name}', which does not exist.${suggestion}` }
        : { ...place, about: name, message: `there is no field ${name}.${suggestion}` }
    default: {
      const missing = describeMissing(diagnostic, getLine(sources, diagnostic))
      if (missing) return { ...place, message: missing }
      const [, value, target = ''] =
        /^(?:Type|Argument of type) '"([^"]*)"' is not .* type '(.*?)'\./.exec(message) ?? []
      if (value === undefined) return undefined
      const choices = similar ? '' : listChoices(target, value)
      return { ...place, about: value, message: `names '${value}', which does not exist.${suggestion}${choices}` }
    }
  }
}

/** The missing lines of a list that has one for each package, service or category. */
function describeMissing({ message, reasons }: Diagnostic, line: string): string | undefined {
  const [, list] = /^export const (\w+)/.exec(line) ?? []
  const cause = reasons.at(-1) ?? message
  const [, name] = /^\s*Property '(.*?)' is missing in .* required in type 'Record</.exec(cause) ?? []
  const [, names = name] = /from type 'Record<.*': (.*)$/.exec(cause) ?? []
  return list && names && `${list} has no line for ${names.replaceAll(/["']/g, '')}. Add one.`
}

function describeUnknown(name: string, similar: string | undefined): string {
  if (name.startsWith('$')) return `write ${name.slice(1)} instead of ${name}, without the dollar sign.`
  if (/^(?:true|false)$/i.test(name)) return `write ${name.toLowerCase()} instead of ${name}.`
  const hint = /^[A-Z]/.test(name) ? 'A text goes between quotation marks.' : similar ? `Did you mean ${similar}?` : ''
  return `it uses ${name}, which it neither imports nor defines. ${hint}`.trim()
}

/**
 * ' It may be rose or teal.', from '"rose" | "teal"'. Of a long list only the names that start like a mistyped one. Empty if
 * the list is not only of texts.
 */
function listChoices(type: string, mistyped: string): string {
  const choices = type.split(' | ').filter((choice) => choice !== 'undefined')
  const names = choices.flatMap((choice) => /^"([^"]*)"$/.exec(choice)?.[1] ?? [])
  if (names.length < choices.length) return ''
  const listed = names.length > MAX_LISTED ? findSimilar(mistyped, names) : names
  return listed.length === 0 || listed.length > MAX_LISTED ? '' : ` It may be ${formatChoices(listed)}.`
}

/** The names that share the longest start with a mistyped one: three letters or more. */
function findSimilar(mistyped: string, names: readonly string[]): readonly string[] {
  if (mistyped.length < 3) return []
  const similar = names.filter((name) => name.startsWith(mistyped))
  return similar.length > 0 ? similar : findSimilar(mistyped.slice(0, -1), names)
}

/** ' It is used in lines 12 and 30.': the names that an import brings. */
function listUses(diagnostic: Diagnostic, sources: Sources): string {
  const [, names = ''] = /^import (?:type )?\{?([^}]*?)\}? from/.exec(getLine(sources, diagnostic)) ?? []
  const words = names.split(/\W+/).filter(Boolean)
  const lines = findLines(sources.get(diagnostic.file) ?? '', (line) =>
    words.some((word) => line.split(/[^\w$]+/).includes(word)),
  ).filter((line) => line !== diagnostic.line)
  if (lines.length === 0) return ''
  return ` It is used in ${lines.length > 1 ? `lines ${lines.slice(0, -1).join(', ')} and` : 'line'} ${lines.at(-1)}.`
}

/**
 * The names that do not exist and may have more lines than TypeScript says: those of missing files, in whose place it accepts
 * any name, those inside of a larger value, and paths, of which it names only the first in a list of pages.
 */
function listMissing(found: readonly Diagnostic[], shown: readonly Mistake[]): ReadonlySet<string> {
  const inside = found.flatMap(
    ({ reasons }) => /^\s*Type '"([^"]*)"' is not assignable/.exec(reasons.at(-1) ?? '')?.[1] ?? [],
  )
  const files = shown.flatMap(({ about, blocksEvaluation }) => (blocksEvaluation && about ? [about] : []))
  const paths = shown.flatMap(({ about }) =>
    about?.startsWith('/') && !files.includes(about.replace(/.*\//, '')) ? [about] : [],
  )
  return new Set([...inside.filter((name) => !shown.some(({ about }) => about === name)), ...files, ...paths])
}

/** The lines that name one of these, as a text or at the end of a path. */
const findUses = (names: ReadonlySet<string>, sources: Sources, known: readonly Mistake[]): Mistake[] =>
  [...names].flatMap((name) =>
    [...sources].flatMap(([file, source]) =>
      findLines(source, (line) => line.split("'").includes(name) || line.split(/['/#]/).includes(name))
        .filter((line) => !known.some((mistake) => mistake.file === file && mistake.line === line))
        .map((line) => ({ file, line, about: name, message: `names '${name}', which does not exist.` })),
    ),
  )

/** The numbers of the lines that match. Comments do not count. */
const findLines = (source: string, matches: (line: string) => boolean): number[] =>
  source.split('\n').flatMap((line, index) => (matches(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) ? index + 1 : []))
