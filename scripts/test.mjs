// Runs all tests, and names at the end what failed, with the command that repeats it alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const COMMANDS = [
  'vite build --mode preview',
  'vitest run --project=!postgres',
  'playwright test --project=e2e --project=flows:*',
]

const summary = join(mkdtempSync(join(tmpdir(), 'site-tests-')), 'summary.txt')
const failed = []
for (const command of COMMANDS) {
  const { status } = spawnSync('npx', command.split(' '), {
    stdio: 'inherit',
    env: { ...process.env, TEST_SUMMARY: summary },
    shell: process.platform === 'win32',
  })
  if (status !== 0) failed.push(command)
  // Browser tests need the build.
  if (failed[0] === COMMANDS[0]) break
}
console.log(`\n${existsSync(summary) ? readFileSync(summary, 'utf8') : ''}`)
for (const command of failed) console.log(`Failed: npx ${command}`)
if (failed.length > 0) process.exitCode = 1
else console.log('All tests passed.')
