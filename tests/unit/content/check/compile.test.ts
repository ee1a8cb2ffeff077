import { expect, it } from 'vitest'
import { describeDiagnostics, parseDiagnostics } from '../../../../vite/content/compile'
import { formatMistake } from '../../../../vite/content/mistake'

const FILE = 'src/content/lamps.ts'

it.each([
  ["2,14): error TS1005: ',' expected.", 'a comma, a bracket or a quotation mark'],
  ["2,1): error TS2304: Cannot find name 'Lamp'.", 'it uses a name that does not exist'],
  ['2,1): error TS2353: Object literal may only …', 'there is no such field'],
  // The innermost value, without the list of what may be there.
  [
    "2,1): error TS2322: Type 'Kit' is not assignable.\n    Type '\"z\"' is not assignable to type '\"a\"'.",
    "there is no 'z' that may be named here. The line",
  ],
  [
    `2,1): error TS2820: Type '"led"' is not assignable to type '"led-par" | "x"'. Did you mean '"led-par"'?`,
    "there is no 'led' that may be named here. Did you mean 'led-par'? The line",
  ],
  [
    "2,1): error TS2322: Type '{ id: string; }' is not assignable to type 'Person'.",
    'a value in this line is not one that may be here.',
  ],
  [
    "2,1): error TS2322: Type 'string' is not assignable to type 'number'.",
    'it must be a number, without quotation marks.',
  ],
  [
    "2,1): error TS2322: Type 'number' is not assignable to type 'string'.",
    'it must be a text in quotation marks.',
  ],
  [
    '2,1): error TS2322: Type X is not assignable.\n    Source has 3 element(s) but target requires 4.',
    'a list has 3 entries. There must be exactly 4.',
  ],
  [
    '2,1): error TS2322: Type X is not assignable.\n    Source has 5 element(s) but target allows only 4.',
    'a list has 5 entries. There must be exactly 4.',
  ],
])('has a sentence for what TypeScript prints: %s', (diagnostic, sentence) => {
  const diagnostics = parseDiagnostics(`${FILE}(${diagnostic}`)
  const [mistake = ''] = describeDiagnostics(
    diagnostics,
    new Map([[FILE, "one: 1\n  two: 'The DJ's',"]]),
  ).map(formatMistake)
  expect(mistake).toContain(`${FILE}, line 2: ${sentence}`)
  expect(mistake).toContain("The line: two: 'The DJ's',")
})

it.each([
  'price: $1000,',
  'watts: 700 W,',
  'price: 1,300,',
  '{ hours: 5, price: 1,300, extraHour: 80 }',
  '{ indoors: 25%, marquee: 60 }',
  'export const longerFrom: number = $180',
])('says that a number has digits only: %s', (line) => {
  const [mistake] = describeDiagnostics(
    parseDiagnostics(`${FILE}(1,9): error TS${line.includes('$') ? 2304 : 1005}: ',' expected.`),
    new Map([[FILE, line]]),
  )
  expect(mistake?.message).toContain('a number has digits only')
})

it.each([
  'hours: 5 price: 300,',
  "text: 'The DJ's table: 30 guests',",
  "{ at: '20:00' title: 'Doors' },",
  'watts: 700',
])('does not take a missing comma or quotation mark for a number: %s', (line) => {
  const [mistake] = describeDiagnostics(
    parseDiagnostics(`${FILE}(1,9): error TS1005: ',' expected.`),
    new Map([[FILE, line]]),
  )
  expect(mistake?.message).toContain('a comma, a bracket or a quotation mark')
})

it('says of a place in a list that does not exist how many there are, and nothing of its type', () => {
  const diagnostics = parseDiagnostics(
    `${FILE}(1,1): error TS2322: Type 'undefined' is not assignable to type 'Person'.\n${FILE}(1,9): error TS2493: Tuple type '…' of length '20' has no element at index '99'.`,
  )
  const mistakes = describeDiagnostics(diagnostics, new Map([[FILE, 'const one = people[99]']]))
  expect(mistakes.map(({ message }) => message)).toEqual([
    'the list has fewer entries. The number of the first one is 0. The line: const one = people[99]',
  ])
})

it('names a number in quotation marks in the line that has it, and not where its entry is listed', () => {
  const message = "error TS2322: Type 'string' is not assignable to type 'number'."
  const diagnostics = parseDiagnostics(`${FILE}(1,1): ${message}\n${FILE}(3,1): ${message}`)
  const sources = new Map([[FILE, "price: '60',\nname: 'Lamp',\nexport const lamps = [lamp]"]])
  expect(describeDiagnostics(diagnostics, sources).map(({ line }) => line)).toEqual([1])
})

it('names a wrong name in the line that has it, and not where its entry is listed', () => {
  const LIST = 'src/content/lists.ts'
  const message = `error TS2322: Type '"lmap"' is not assignable to type '"lamp" | "stand"'.`
  const other = `error TS2322: Type '"stnad"' is not assignable to type '"lamp" | "stand"'.`
  const diagnostics = parseDiagnostics(
    [`${LIST}(1,1): ${message}`, `${FILE}(2,5): ${message}`, `${LIST}(1,1): ${other}`].join('\n'),
  )
  const sources = new Map([
    [LIST, 'export const lists = [lamps]'],
    [FILE, "one: 1,\n  id: 'lmap',"],
  ])
  expect(describeDiagnostics(diagnostics, sources).map(({ file, line }) => [file, line])).toEqual([
    [FILE, 2],
    // Nothing shows where that one is written.
    [LIST, 1],
  ])
})
