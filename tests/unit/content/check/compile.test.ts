import { expect, it } from 'vitest'
import { describeDiagnostics, parseDiagnostics } from '../../../../vite/content/compile'
import { formatMistake } from '../../../../vite/content/mistake'

const FILE = 'src/content/lamps.ts'

it.each([
  ["2,14): error TS1005: ',' expected.", 'a comma, a bracket or a quotation mark'],
  ["2,1): error TS2304: Cannot find name 'Lamp'.", 'it uses a name that does not exist'],
  ['2,1): error TS2353: Object literal may only …', 'there is no such field'],
  // The innermost value of any other message.
  [
    "2,1): error TS2322: Type 'Kit' is not assignable.\n    Type '\"z\"' is not assignable to type '\"a\"'.",
    `Type '"z"'`,
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
