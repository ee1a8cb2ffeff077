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
