import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { formatLongDate, sydneyToday } from '../../src/lib/dates/dates'
import { chromiumLaunchOptions } from '../../tests/support/browsers/chromium'
import { measureFullLoad, measureVisit, VISIT } from './clicks'
import { measureLighthouse, type Throttling } from './lighthouse'
import { measureLoad } from './loads'
import { BLANK_PATH, startServer } from './server'
import { createTable, type LighthouseRun, replaceTable } from './speed-table'
import { median, percentile } from './statistics'

const HELP = `npm run bench -- [options]
  --runs N     runs of Lighthouse for each page, and visits of twenty clicks (3)
  --no-build   measure the build that is in dist-preview/
  --only PART  loads, lighthouse or clicks
  --write      write the figures of Lighthouse into docs/speed.md`

/** The columns of bytes. */
const KINDS = ['html', 'js', 'css', 'woff2', 'avif', 'data']
/** One page of each kind, for Lighthouse. */
const SAMPLE = ['/', '/services/dj-hire', '/packages/weddings', '/av-hire', '/contact', '/upcoming-events']
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    'no-build': { type: 'boolean' },
    only: { type: 'string' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const runs = Number(options.runs)

if (options.help) {
  console.log(HELP)
} else {
  await main()
}

async function main(): Promise<void> {
  if (!options['no-build'] || !existsSync('dist-preview/index.html')) {
    execFileSync('npx', ['vite', 'build', '--mode', 'preview'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const launchOptions = await chromiumLaunchOptions()
  const server = await startServer('dist-preview')
  const isChosen = (part: string) => !options.only || options.only === part
  try {
    const browser = await chromium.launch(launchOptions)
    if (isChosen('loads')) await reportLoads(browser, server.url)
    if (isChosen('clicks')) await reportClicks(browser, server.url)
    await browser.close()
    if (isChosen('lighthouse')) {
      const simulate = await reportLighthouse(launchOptions, server.url, 'simulate')
      const devtools = await reportLighthouse(launchOptions, server.url, 'devtools')
      if (options.write) {
        const table = createTable({ simulate, devtools }, formatLongDate(sydneyToday(new Date())))
        writeFileSync('docs/speed.md', replaceTable(readFileSync('docs/speed.md', 'utf8'), table))
        execFileSync('npx', ['oxfmt', 'docs/speed.md'])
      }
    }
  } finally {
    await server.stop()
  }
}

async function reportLoads(browser: Browser, url: string): Promise<void> {
  console.log('\nFirst load on a phone, bytes over the network (early: requests before the first paint)\n')
  printRow('page', ...KINDS, 'requests', 'early')
  for (const path of SAMPLE) {
    const { bytes, requests, beforePaint } = await measureLoad(browser, url + path)
    const sizes = KINDS.map((kind) => bytes[kind] ?? 0)
    printRow(path, ...sizes, requests, beforePaint)
  }
}

async function reportClicks(browser: Browser, url: string): Promise<void> {
  console.log(
    '\nVisits of twenty clicks, 4x CPU slowdown, 1280 px: click to next page painted, median in ms and as a ratio to a full load without JavaScript\n',
  )
  const clicks: { to: string; click: number }[] = []
  const loads = new Map<string, number[]>(VISIT.slice(1).map((path) => [path, []]))
  for (let visit = 0; visit < runs; visit++) {
    clicks.push(...(await measureVisit(browser, url)))
    for (const [path, times] of loads) times.push(await measureFullLoad(browser, url + path))
  }
  const getRatio = ({ to, click }: (typeof clicks)[number]) => click / median(loads.get(to) ?? [])
  printRow('to', 'full load', 'click', 'ratio')
  for (const [path, times] of loads) {
    const own = clicks.filter(({ to }) => to === path)
    printRow(path, ms(median(times)), ms(median(own.map(({ click }) => click))), ratio(median(own.map(getRatio))))
  }
  const ratios = clicks.map(getRatio)
  console.log(`\nAll ${ratios.length} clicks: median ${ratio(median(ratios))}, p95 ${ratio(percentile(ratios, 0.95))}`)
}

async function reportLighthouse(
  { executablePath = chromium.executablePath(), args = [] }: LaunchOptions,
  url: string,
  throttling: Throttling,
): Promise<LighthouseRun> {
  console.log(
    `\nLighthouse 12, phone, throttling method "${throttling}": medians in ms, as a ratio to a blank page of the same run, and the range of TBT\n`,
  )
  printRow('page', 'FCP', '', 'LCP', '', 'TBT', 'range', 'CLS', 'scores')
  const measure = (path: string) => measureLighthouse(executablePath, args, url + path, throttling, runs)
  const blank = await measure(BLANK_PATH)
  const pages = new Map<string, typeof blank>()
  for (const path of [BLANK_PATH, ...SAMPLE]) {
    const figures = path === BLANK_PATH ? blank : await measure(path)
    const { fcp, lcp, tbt, tbtRange, cls, scores } = figures
    if (path !== BLANK_PATH) pages.set(path, figures)
    printRow(
      path,
      ms(fcp),
      ratio(fcp / blank.fcp),
      ms(lcp),
      ratio(lcp / blank.lcp),
      ms(tbt),
      tbtRange.map(ms).join('-'),
      cls.toFixed(3),
      scores.map((score) => Math.round(score)).join(' '),
    )
  }
  return { blank, pages }
}

function ms(value: number): string {
  return value.toFixed(0)
}

function ratio(value: number): string {
  return `${value.toFixed(2)}x`
}

function printRow(first: string, ...cells: (string | number)[]): void {
  console.log(first.padEnd(40) + cells.map((cell) => String(cell).padStart(10)).join(''))
}
