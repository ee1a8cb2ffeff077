import { expect, it } from 'vitest'
import { describeDiagnostics, parseDiagnostics } from '../../../../vite/content/compile'
import { formatMistake } from '../../../../vite/content/mistake'

const FILE = 'src/content/lamps.ts'
const SOURCE = "one: 1\n  two: 'The DJ's',\nthree"

/** The sentences about what TypeScript prints for a file. */
const explain = (output: string) =>
  describeDiagnostics(parseDiagnostics(output), new Map([[FILE, SOURCE]])).map(formatMistake)

it.each([
  ["2,14): error TS1005: ',' expected.", 'a comma, a bracket or a quotation mark'],
  ['2,14): error TS1002: Unterminated string literal.', 'a quotation mark is missing'],
  ['2,1): error TS1121: Octal literals are not allowed.', 'a number has digits only'],
  ["2,1): error TS2304: Cannot find name 'Lamp'.", 'it uses a name that does not exist'],
  ["2,1): error TS2307: Cannot find module './lamp'.", 'this file does not exist'],
  ['2,1): error TS2353: Object literal may only …', 'there is no such field'],
  ['2,1): error TS1117: An object literal cannot …', 'this entry has the field twice'],
])('has a sentence for %s', (diagnostic, sentence) => {
  const [mistake] = explain(`${FILE}(${diagnostic}`)
  expect(mistake).toContain(`${FILE}, line 2: ${sentence}`)
  expect(mistake).toContain("The line: two: 'The DJ's',")
})

it("gives TypeScript's message about the innermost value for all others", () => {
  const output = `${FILE}(3,1): error TS2322: Type 'Kit' is not assignable.\n  Types of property 'id' are incompatible.\n    Type '"z"' is not assignable to type '"a"'.`
  expect(explain(output)).toEqual([`${FILE}, line 3: Type '"z"' is not assignable to type '"a"'. The line: three`])
})

it('names only the first reason why a file cannot be read, and no file outside of the content', () => {
  const output = [`${FILE}(1,1)`, `${FILE}(2,1)`, 'src/lib/gels.ts(1,1)'].map((place) => `${place}: error TS1005: x`)
  expect(explain(output.join('\n'))).toHaveLength(1)
})
