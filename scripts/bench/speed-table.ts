import type { measureLighthouse, Throttling } from './lighthouse'

type Figures = Pick<Awaited<ReturnType<typeof measureLighthouse>>, 'fcp' | 'lcp' | 'tbtRange' | 'scores'>

/** Lighthouse's figures with one kind of throttling. */
export type LighthouseRun = { blank: Pick<Figures, 'fcp' | 'lcp'>; pages: ReadonlyMap<string, Figures> }

const START = '<!-- Written by npm run bench -- --write -->'
const END = '<!-- End of what it writes -->'

const ratio = (value: number) => value.toFixed(2)

/** The table of docs/speed.md: each page beside a blank page of the same run. */
export function createTable({ simulate, devtools }: Record<Throttling, LighthouseRun>, date: string): string {
  const header = ['page']
  const rows = [...simulate.pages.keys()].map((path) => [`\`${path}\``])
  const addColumn = (name: string, format: (figures: Figures, blank: LighthouseRun['blank']) => string) => {
    for (const [label, { blank, pages }] of [
      ['simulated', simulate],
      ['applied', devtools],
    ] as const) {
      header.push(`${name}, ${label}`)
      for (const [index, figures] of [...pages.values()].entries()) rows[index]?.push(format(figures, blank))
    }
  }
  addColumn('first paint', ({ fcp }, blank) => ratio(fcp / blank.fcp))
  addColumn('largest paint', ({ lcp }, blank) => ratio(lcp / blank.lcp))
  addColumn('blocking time', ({ tbtRange }) => `${tbtRange.map((ms) => ms.toFixed(0)).join(' to ')} ms`)
  header.push('scores')
  for (const [index, { scores }] of [...simulate.pages.values()].entries()) {
    rows[index]?.push(scores.map((score) => score.toFixed(0)).join(' '))
  }
  const lines = [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  const blanks = [simulate.blank.fcp, devtools.blank.fcp].toSorted((a, b) => a - b)
  const blankRange = blanks.map((ms) => ms.toFixed(0)).join(' to ')
  return `Measured on ${date}. The first paint of the blank page took ${blankRange} ms.\n\n${lines.join('\n')}`
}

/** Replaces what is between the two markers in docs/speed.md. */
export function replaceTable(page: string, table: string): string {
  const [before, after] = [page.indexOf(START), page.indexOf(END)]
  if (before === -1 || after < before) throw new Error(`docs/speed.md has no ${START} … ${END}`)
  return `${page.slice(0, before)}${START}\n\n${table}\n\n${page.slice(after)}`
}
