import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { typeNames } from '../../src/content/schemas/messages.ts'
import type { Mistake, Sources } from './mistake.ts'

/** A problem that TypeScript found in a file. */
type Diagnostic = { file: string; line: number; code: number; message: string }

/** Type-checks `src/content` in a child process. */
export const compile = (root: string): Promise<Diagnostic[]> =>
  new Promise((resolve, reject) => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--project',
      'tsconfig.content.json',
      '--singleThreaded',
      '--pretty',
      'false',
      '--locale',
      'en',
    ]
    execFile(
      process.execPath,
      [tsc, ...options],
      { cwd: root, maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const diagnostics = parseDiagnostics(stdout)
        // With mistakes it ends with an exit code other than 0, too.
        if (error && diagnostics.length === 0)
          reject(new Error(`TypeScript failed: ${stderr || stdout}`))
        else resolve(diagnostics)
      },
    )
  })

/**
 * Reads lines such as "src/content/faq.ts(3,10): error TS1005: ',' expected.". The indented lines below them say why, the
 * last one about the innermost value.
 */
export const parseDiagnostics = (output: string): Diagnostic[] =>
  output.split(/\r?\n(?=\S)/).flatMap((text) => {
    const [first = '', ...reasons] = text.trimEnd().split(/\r?\n/)
    const [, file, line, code, message] =
      /^(\S.*)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(first) ?? []
    if (!file || !message) return []
    return [
      { file, line: Number(line), code: Number(code), message: reasons.at(-1)?.trim() ?? message },
    ]
  })

const SYNTAX =
  'a comma, a bracket or a quotation mark is missing or one too many, here or in the line before.'
const QUOTATION_MARK =
  'a quotation mark is missing or is a curly one. A text with an apostrophe goes between double ones: "The DJ\'s table".'
const NUMBER =
  'a number has digits only: 1250, without a comma, a unit, a dollar sign or a zero in front.'
const UNKNOWN_NAME = 'it uses a name that does not exist. A text goes between quotation marks.'
const UNKNOWN_FIELD = 'there is no such field.'

/** The mistakes that owners make most, by the code of TypeScript's message. docs/owner.md says what to do about them. */
const SENTENCES: Readonly<Record<number, string>> = {
  1003: SYNTAX,
  1005: SYNTAX,
  1109: SYNTAX,
  1128: SYNTAX,
  1136: SYNTAX,
  1137: SYNTAX,
  1002: QUOTATION_MARK,
  1127: QUOTATION_MARK,
  1160: QUOTATION_MARK,
  1121: NUMBER,
  1351: NUMBER,
  2304: UNKNOWN_NAME,
  2552: UNKNOWN_NAME,
  2307: 'this file does not exist, or has another name.',
  2353: UNKNOWN_FIELD,
  2561: UNKNOWN_FIELD,
  1117: 'this entry has the field twice, or the braces between two entries are missing.',
  2339: UNKNOWN_NAME,
  2551: UNKNOWN_NAME,
  2493: 'the list has fewer entries. The number of the first one is 0.',
}

/** What TypeScript says of a value that may not be where it is. Its list of what may be is too long to read. */
function describeValue(message: string): string | undefined {
  const [, missing] = /^Property '(\w+)' is missing in type /.exec(message) ?? []
  if (missing) return `an entry that is named here has no '${missing}'.`
  const [, count, needed] =
    /^Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)\.$/.exec(message) ??
    []
  if (needed) return `a list has ${count} entries. There must be exactly ${needed}.`
  const [, value, hint] =
    /^(?:Type|Argument of type) '(.*?)' is not assignable to (?:parameter of )?type .*?(?: Did you mean '"(.*)"'\?)?$/s.exec(
      message,
    ) ?? []
  if (value === undefined) return undefined
  const [, type = ''] = WRONG_TYPE.exec(message) ?? []
  if (type in typeNames) return `it must be ${typeNames[type]}.`
  const [, name] = /^"(.*)"$/.exec(value) ?? []
  if (name === undefined) return 'a value in this line is not one that may be here.'
  return `there is no '${name}' that may be named here.${hint ? ` Did you mean '${hint}'?` : ''}`
}

/** A value such as $1000, 1,300, 25% or 700 W, which TypeScript takes for names or several values. */
const MARKED_NUMBER =
  /(?:^|[{,]\s*|\bconst )\w+(?:: number)?\s*[:=]\s*(?:\$\d|\d{1,3},\d{3}\b|\d[\d.,_]*\s*(?:%|[A-Za-z]+\b(?!:)))/

/** A file with one of these cannot be read, and what follows the first one is its effect. */
const UNREADABLE = [SYNTAX, QUOTATION_MARK, NUMBER]

/** What TypeScript found in the content: its message, or a sentence for what owners do most, and the line. */
export function describeDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
): Mistake[] {
  const unreadable = new Set<string>()
  const found = diagnostics.flatMap((diagnostic) => {
    const text = sources.get(diagnostic.file)?.split('\n')[diagnostic.line - 1]?.trim()
    const isContent = text !== undefined && diagnostic.file.startsWith('src/content/')
    return isContent ? [{ ...diagnostic, text }] : []
  })
  return found.flatMap(({ file, line, code, message, text }): Mistake[] => {
    if (unreadable.has(file)) return []
    // A wrong name is reported again wherever its entry is listed. Only the line that has it can be mended.
    if (!hasWrongValue(message, text)) {
      const isWritten = (place: (typeof found)[number]) =>
        place.message === message && hasWrongValue(message, place.text)
      if (found.some(isWritten)) return []
    }
    // Of two about a line, one that the owner understands is enough.
    const isOnSameLine = (place: (typeof found)[number]) =>
      place.file === file && place.line === line
    if (!SENTENCES[code] && found.some((place) => isOnSameLine(place) && SENTENCES[place.code]))
      return []
    const usual = SENTENCES[code] ?? describeValue(message) ?? message
    const isNumber = [SYNTAX, UNKNOWN_NAME].includes(usual) && MARKED_NUMBER.test(text)
    const sentence = isNumber ? NUMBER : usual
    if (UNREADABLE.includes(sentence)) unreadable.add(file)
    return [{ file, line, message: `${sentence} The line: ${text}` }]
  })
}

const WRONG_VALUE = /^Type '"([^"]+)"' is not assignable/
const WRONG_TYPE = /^Type '(?:string|number)' is not assignable to type '(string|number)'/

/** Whether a line has the value that a message about it means. True if the message does not say which value that is. */
function hasWrongValue(message: string, line: string): boolean {
  const [, value = ''] = WRONG_VALUE.exec(message) ?? []
  const [, type] = WRONG_TYPE.exec(message) ?? []
  return type === 'number' ? /['"`]/.test(line) : line.includes(value)
}
