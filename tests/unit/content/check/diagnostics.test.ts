import { describe, expect, it } from 'vitest'
import { parseDiagnostics } from '../../../../vite/content/compile'
import { describeDiagnostics } from '../../../../vite/content/diagnostics'
import { formatMistake } from '../../../../vite/content/mistake'

const LAMPS = 'src/content/equipment/lamps.ts'

/** The sentences about what TypeScript prints for these files, without their folder. */
const explain = (output: string, files: Readonly<Record<string, string>>) =>
  describeDiagnostics(parseDiagnostics(output), new Map(Object.entries(files))).map((mistake) =>
    formatMistake(mistake).replaceAll('src/content/', ''),
  )

/** More names than a sentence lists. */
const MANY_LAMPS = ['par-38', 'par-64', ...Array.from({ length: 20 }, (_, index) => `lamp-${index}`)]
  .map((name) => `"${name}"`)
  .join(' | ')

const COMMA = 'a comma, a quotation mark or a bracket is missing or one too many here or in the line before.'

it.each([
  ["name: 'A' watts: 5,", '11', "1005: ',' expected.", `${COMMA} Look just before: watts: 5,`],
  ["name: 'The DJ's',", '14', "1005: ',' expected.", `${COMMA} Text with an apostrophe goes`],
  ["name: 'Lamp,", '13', '1002: Unterminated string literal.', 'this text has no quotation mark at its end'],
  ['price24h: 20;', '13', "1005: ',' expected.", 'write a comma instead of the semicolon.'],
  ['price24h = 20,', '10', "1312: Did you mean to use a ':'?", 'write : instead of =.'],
  ['name: ‘Lamp’,', '7', '1127: Invalid character.', 'write straight quotation marks'],
  ['price24h: 045,', '11', '1121: Octal literals are not allowed.', 'write 45 instead of 045.'],
  ['price24h: 1,000,', '13', '1121: Octal literals are not allowed.', 'write 1000 instead of 1,000.'],
  ['weightKg: 6,5,', '14', "1005: ':' expected.", 'write 6.5 instead of 6,5.'],
  ['watts: 1500W,', '12', '1351: An identifier cannot follow a number.', "write 1500 instead of 1500W, or '1500W'"],
  ['dates: [2027-01-09],', '13', '1121: Octal literals are not allowed.', "between quotation marks: '2027-01-09'."],
  [
    '...lampPictur,',
    '4',
    "2552: Cannot find name 'lampPictur'. Did you mean 'lampPicture'?",
    'Did you mean lampPicture?',
  ],
  ['name: Lamp,', '7', "2304: Cannot find name 'Lamp'.", 'A text goes between quotation marks.'],
  ['price24h: $20,', '11', "2304: Cannot find name '$20'.", 'write 20 instead of $20, without the dollar sign.'],
  ['pair: True,', '7', "2304: Cannot find name 'True'.", 'write true instead of True.'],
  ['watts: 5,', '1', '1117: An object literal cannot have two.', 'this entry has the field watts twice. Keep one'],
  [
    "import lamp from './lamp'",
    '8',
    "6133: 'lamp' is declared but never read.",
    'nothing uses the import lamp any more.',
  ],
  [
    "import lamp from './lamp'",
    '8',
    "2300: Duplicate identifier 'lamp'.",
    'lamp is defined or imported twice. Keep one.',
  ],
  [
    "id: 'lapm',",
    '1',
    `2820: Type '"lapm"' is not assignable to type '"lamp" | "par"'. Did you mean '"lamp"'?`,
    "names 'lapm', which does not exist. Did you mean lamp?",
  ],
  [
    "getLamp('zzz')",
    '9',
    `2345: Argument of type '"zzz"' is not assignable to parameter of type '"lamp" | "par"'.`,
    "names 'zzz', which does not exist. It may be lamp or par.",
  ],
  [
    "getLamp('par-46')",
    '9',
    `2345: Argument of type '"par-46"' is not assignable to parameter of type '${MANY_LAMPS} | undefined'.`,
    "names 'par-46', which does not exist. It may be par-38 or par-64.",
  ],
  [
    'nots: 5,',
    '1',
    "2561: Object literal may only specify known properties, but 'nots' does not exist in type 'X'. Did you mean to write 'notes'?",
    'there is no field nots. Did you mean notes?',
  ],
  [
    'export const purposes: Record<Slug, Purpose> = {',
    '14',
    "2741: Property ''dj-sets'' is missing in type '{ parties: string }' but required in type 'Record<Slug, Purpose>'.",
    'purposes has no line for dj-sets. Add one.',
  ],
  [
    'export const purposes: Record<Slug, Purpose> = {',
    '14',
    "2739: Type '{}' is missing the following properties from type 'Record<Slug, Purpose>': 'dj-sets', parties",
    'purposes has no line for dj-sets, parties. Add one.',
  ],
  [
    '${company.nme}',
    '11',
    "2551: Property 'nme' does not exist on type '{ name: string }'. Did you mean 'name'?",
    'it uses the field nme, which does not exist. Did you mean name?',
  ],
])('explains %s', (line, column, diagnostic, sentence) => {
  const sentences = explain(`${LAMPS}(1,${column}): error TS${diagnostic}`, { [LAMPS]: line })
  expect(sentences).toEqual([expect.stringContaining(`equipment/lamps.ts, line 1: `)])
  expect(sentences[0]).toContain(sentence)
})

describe('several diagnostics', () => {
  it('of one comma are one mistake, and it hides the rest', () => {
    const output = `${LAMPS}(1,9): error TS1005: ',' expected.\n${LAMPS}(2,3): error TS1005: ':' expected.\nsrc/content/faq.ts(1,1): error TS2304: Cannot find name 'x'.`
    expect(explain(output, { [LAMPS]: "name: 'A' b\nc", 'src/content/faq.ts': 'x' })).toHaveLength(1)
  })

  it('of a missing entry are one for each line that names it', () => {
    const path = 'src/content/services.ts'
    const output = `${path}(1,25): error TS2307: Cannot find module './services/karaoke' or its corresponding types.\n${path}(2,3): error TS2304: Cannot find name 'x'.`
    const files = {
      [path]: "import { karaoke } from './services/karaoke'\n  karaoke,",
      'src/content/related-pages.ts': "// '/services/karaoke'\n  '/services/karaoke': [],",
    }
    expect(explain(output, files)).toEqual([
      'services.ts, line 1: there is no file services/karaoke.ts. It is used in line 2.',
      "related-pages.ts, line 2: names 'karaoke', which does not exist.",
    ])
  })

  it('name the export that is meant, but not the import as unused', () => {
    const path = 'src/content/services.ts'
    const output = `${path}(1,10): error TS2724: '"./services/dj"' has no exported member named 'd'. Did you mean 'dj'?\n${path}(1,10): error TS6133: 'd' is declared but its value is never read.`
    expect(explain(output, { [path]: "import { d } from './services/dj'" })).toEqual([
      'services.ts, line 1: services/dj.ts no longer exports d. Did you mean dj?',
    ])
  })

  it('find a name inside of a larger value', () => {
    const output = `${LAMPS}(1,1): error TS2322: Type '{ id: "zzz" }' is not assignable to type 'Kit'.\n  Types of property 'id' are incompatible.\n    Type '"zzz"' is not assignable to type '"lamp"'.`
    expect(explain(output, { [LAMPS]: "const kit =\n  { id: 'zzz' }" })).toEqual([
      "equipment/lamps.ts, line 2: names 'zzz', which does not exist.",
    ])
  })

  it('of files outside of the content are left out', () => {
    expect(explain("src/lib/gels.ts(1,1): error TS2304: Cannot find name 'x'.", {})).toEqual([])
  })
})
