// Runs all tests, and names at the end what failed, with the command that repeats it alone.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const BUILD = 'vite build --mode preview'
const VITEST = 'vitest run --project=unit --project=site --project=backend --project=owner'
const VITEST_OF_BUILD = 'vitest run --project=build'
const PLAYWRIGHT = 'playwright test --project=tests:*'

const directory = mkdtempSync(join(tmpdir(), 'site-tests-'))
const summary = join(directory, 'summary.txt')
const failed = []

/** Runs a program of node_modules, which npm adds to the PATH. With `quiet` its output is printed at its end. */
async function run(command, { quiet = false } = {}) {
  const [program, ...args] = command.split(' ')
  const child = spawn(program, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, TEST_SUMMARY: summary },
    shell: process.platform === 'win32',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (quiet) console.log((await Promise.all([text(child.stdout), text(child.stderr)])).join(''))
  if ((await ended) !== 0) failed.push(command)
}

/** Builds the site and tests its files. */
async function build() {
  await run(BUILD, { quiet: true })
  if (!failed.includes(BUILD)) await run(VITEST_OF_BUILD, { quiet: true })
}

// At the same time, because each leaves a core idle for a part of its time.
await Promise.all([build(), run(VITEST)])
// Browser tests need the build.
if (!failed.includes(BUILD)) await run(PLAYWRIGHT)

console.log(`\n${existsSync(summary) ? readFileSync(summary, 'utf8') : ''}`)
rmSync(directory, { recursive: true })
for (const command of failed) console.log(`Failed: npx ${command}`)
if (failed.length > 0) process.exitCode = 1
else console.log('All tests passed.')
