import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTable, replaceTable } from '../../../scripts/bench/speed-table'

const blank = { fcp: 500, lcp: 1000 }
const figures = { fcp: 600, lcp: 2040, tbtRange: [5, 29.4], scores: [99.6, 100, 100, 100] }

it('writes the figures of both kinds of throttling as ratios to a blank page', () => {
  const devtools = { blank: { ...blank, fcp: 1000 }, pages: new Map([['/', { ...figures, fcp: 1300 }]]) }
  const table = createTable({ simulate: { blank, pages: new Map([['/', figures]]) }, devtools }, 'Monday')
  expect(table).toMatch(
    /^Measured on Monday\. The first paint of the blank page took 500 to 1000 ms\.\n\n\| page \| first paint, simulated \| first paint, applied \| largest/,
  )
  expect(table).toMatch(
    /\| `\/` \| 1\.20 \| 1\.30 \| 2\.04 \| 2\.04 \| 5 to 29 ms \| 5 to 29 ms \| 100 100 100 100 \|$/,
  )
})

it('replaces the table of docs/speed.md, and nothing else', () => {
  const page = readFileSync('docs/speed.md', 'utf8')
  const [before = '', after = ''] = replaceTable(page, 'THE TABLE').split('THE TABLE')
  expect(page.startsWith(before.trimEnd())).toBe(true)
  expect(page.endsWith(after.trimStart())).toBe(true)
  expect(() => replaceTable('No markers', 'THE TABLE')).toThrow('docs/speed.md has no')
})
