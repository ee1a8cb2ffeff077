import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tests/support/browsers/chromium'
import { buildCommit, buildThis, findLastRelease } from './builds'
import { measureVisit } from './clicks'
import { type Load, measureLoad } from './loads'
import { BLANK_PATH, startServer } from './server'

const HELP = `npm run bench -- [commit] [options]
  Measures this folder beside a commit, in turn; without one, beside the newest tag, if there is one.
  --runs N   loads of each page, and visits (5)`

/** A page of each kind. */
const PAGES = [
  '/',
  '/services/dj-hire',
  '/packages/weddings',
  '/av-hire',
  '/contact',
  '/upcoming-events',
]
const FIGURES = [
  'bytes',
  'mainThread',
  'script',
  'style',
  'layout',
  'blocking',
  'firstPaint',
  'largestPaint',
] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
})
if (values.help) console.log(HELP)
else await main(positionals[0] ?? findLastRelease(), Number(values.runs))

async function main(other: string | undefined, runs: number): Promise<void> {
  const otherBuild = other ? await startServer(buildCommit(other)) : undefined
  const build = await startServer(buildThis())
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    console.log(
      `This folder beside ${other ?? 'no other build'}: medians of ${runs}, on a phone at 4x CPU slowdown.`,
    )
    console.log(
      'Times in ms. The second figure is the ratio to the other build, and of paints also to a blank page.\n',
    )
    await reportLoads(browser, runs, build.url, otherBuild?.url)
    await reportClicks(browser, runs, build.url, otherBuild?.url)
  } finally {
    await browser.close()
    await build.stop()
    await otherBuild?.stop()
  }
}

async function reportLoads(
  browser: Browser,
  runs: number,
  url: string,
  otherUrl: string | undefined,
) {
  printRow('page', FIGURES)
  for (const path of PAGES) {
    const urls = [url + path, url + BLANK_PATH, ...(otherUrl ? [otherUrl + path] : [])]
    const [own, blank, other] = await takeTurns(urls, runs, (address) =>
      measureLoad(browser, address),
    )
    printRow(
      path,
      FIGURES.map((name) => {
        const read = (loads: readonly Load[] | undefined) =>
          median(loads?.map((load) => load[name]) ?? [])
        const ratios = [
          other && read(own) / read(other),
          name.endsWith('Paint') && read(own) / read(blank),
        ]
        return formatCell(read(own), ratios)
      }),
    )
  }
}

async function reportClicks(
  browser: Browser,
  runs: number,
  url: string,
  otherUrl: string | undefined,
) {
  const urls = [url, ...(otherUrl ? [otherUrl] : [])]
  const [own = [], other] = await takeTurns(urls, runs, (address) => measureVisit(browser, address))
  console.log('\nFrom a click to the paint of the next page, in one visit:\n')
  for (const [index, { to }] of (own[0] ?? []).entries()) {
    const read = (visits: typeof own | undefined) =>
      median(visits?.map((visit) => visit[index]?.ms ?? NaN) ?? [])
    printRow(to, [formatCell(read(own), [other && read(own) / read(other)])])
  }
}

/** Measures every URL once, then again, so that a busy moment of the machine falls on all of them. */
async function takeTurns<Result>(
  urls: readonly string[],
  runs: number,
  measure: (url: string) => Promise<Result>,
) {
  const results = urls.map((): Result[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, url] of urls.entries()) results[index]?.push(await measure(url))
  }
  return results
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

function formatCell(value: number, ratios: readonly (number | false | undefined)[]): string {
  return [value.toFixed(0), ...ratios.flatMap((ratio) => (ratio ? [ratio.toFixed(2)] : []))].join(
    ' ',
  )
}

function printRow(first: string, cells: readonly string[]): void {
  console.log(first.padEnd(26) + cells.map((cell) => cell.padStart(16)).join(''))
}
