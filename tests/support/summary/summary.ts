import { appendFileSync } from 'node:fs'

/** Adds lines to the file that `npm test` prints at its end. */
export function addToSummary(...lines: string[]) {
  if (process.env.TEST_SUMMARY)
    appendFileSync(process.env.TEST_SUMMARY, lines.map((line) => `${line}\n`).join(''))
}

/** Failed, or passed the second time. `command` runs only that file or test. */
export const formatTest = (isFlaky: boolean, title: string, command: string) =>
  `${isFlaky ? 'Passed the second time' : 'Failed'}: ${title}\n  ${command}`
