import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from '../../tests/support/browsers/chromium'
import { type Load, measureLoad } from './load'
import { startServer } from './server'

/** A page of each kind. */
const PAGES = [
  '/',
  '/services/dj-hire',
  '/packages/weddings',
  '/av-hire',
  '/contact',
  '/upcoming-events',
]

const [commit, runs = '15'] = process.argv.slice(2)
if (commit) await main(commit, Number(runs))
else
  console.log(
    'npm run bench -- <commit> [runs]: measures this folder beside a commit, in turn (15 loads of each page).',
  )

/** Prints a table of medians and of their ratios to the build of the commit. docs/speed.md says how to read it. */
async function main(other: string, count: number): Promise<void> {
  const otherBuild = await startServer(buildCommit(other))
  const build = await startServer(buildFolder('.'))
  const browser = await chromium.launch(await chromiumLaunchOptions())
  console.log('| page | bytes | main thread | blocking |\n| --- | --- | --- | --- |')
  for (const path of PAGES) {
    const [own, others]: [Load[], Load[]] = [[], []]
    // In turn, so that a busy moment of the machine falls on both.
    for (let run = 0; run < count; run++) {
      own.push(await measureLoad(browser, build.url + path))
      others.push(await measureLoad(browser, otherBuild.url + path))
    }
    const format = (name: keyof Load, unit = 1) => {
      const [value, beside] = [own, others].map((loads) => median(loads.map((load) => load[name])))
      return `${((value ?? NaN) / unit).toFixed(0)}, ${((value ?? NaN) / (beside ?? NaN)).toFixed(2)}`
    }
    const kilobytes = format('bytes', 1000).replace(',', ' KB,')
    console.log(`| \`${path}\` | ${kilobytes} | ${format('mainThread')} | ${format('blocking')} |`)
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
