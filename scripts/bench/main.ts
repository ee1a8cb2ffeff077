import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tests/support/browsers/chromium'
import { type Load, measureLoad } from './load'
import { BLANK_PATH, startServer } from './server'

/** A page of each kind. */
const PAGES = [
  '/',
  '/services/dj-hire',
  '/packages/weddings',
  '/av-hire',
  '/contact',
  '/upcoming-events',
]

const [commit, runs = '5'] = process.argv.slice(2)
if (commit) await main(commit, Number(runs))
else
  console.log(
    'npm run bench -- <commit> [runs]: measures this folder beside a commit, in turn (5 runs).',
  )

/** Prints the table of docs/speed.md: medians, and their ratios to the build of the commit and to a blank page. */
async function main(other: string, count: number): Promise<void> {
  const otherBuild = await startServer(buildCommit(other))
  const build = await startServer(buildFolder('.'))
  const browser = await chromium.launch(await chromiumLaunchOptions())
  console.log(
    '| page | bytes | main thread | blocking | first paint | beside a blank page | largest paint | beside a blank page |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const path of PAGES) {
    const urls = [build.url + path, otherBuild.url + path, build.url + BLANK_PATH]
    const loads: Load[][] = urls.map(() => [])
    // Every page once, then again, so that a busy moment of the machine falls on all of them.
    for (let run = 0; run < count; run++) {
      for (const [index, url] of urls.entries()) loads[index]?.push(await measureLoad(browser, url))
    }
    const read = (index: number, name: keyof Load) =>
      median(loads[index]?.map((load) => load[name]) ?? [])
    const compare = (name: keyof Load, beside: number) =>
      (read(0, name) / read(beside, name)).toFixed(2)
    const format = (name: keyof Load) => `${read(0, name).toFixed(0)}, ${compare(name, 1)}`
    const cells = [
      `\`${path}\``,
      `${(read(0, 'bytes') / 1000).toFixed(0)} KB, ${compare('bytes', 1)}`,
      format('mainThread'),
      format('blocking'),
      format('firstPaint'),
      compare('firstPaint', 2),
      format('largestPaint'),
      compare('largestPaint', 2),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await browser.close()
  await build.stop()
  await otherBuild.stop()
}

function run(command: string, directory: string): void {
  execFileSync(command, { cwd: directory, shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the directory of the build. */
function buildFolder(directory: string): string {
  run('npx vite build --mode preview', directory)
  return resolve(directory, 'dist-preview')
}

/** Builds a commit in its own worktree below `.cache/`, which is kept. */
function buildCommit(name: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const hash = git('rev-parse', `${name}^{commit}`)
  const directory = resolve('.cache/bench', hash)
  if (existsSync(join(directory, 'dist-preview/sitemap.xml')))
    return join(directory, 'dist-preview')
  if (!existsSync(directory)) git('worktree', 'add', '--detach', directory, hash)
  run('npm ci --no-audit --no-fund', directory)
  // Pictures that both builds have are encoded once.
  mkdirSync('.cache/pictures', { recursive: true })
  mkdirSync(join(directory, '.cache'), { recursive: true })
  if (!existsSync(join(directory, '.cache/pictures')))
    symlinkSync(resolve('.cache/pictures'), join(directory, '.cache/pictures'), 'junction')
  return buildFolder(directory)
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}
