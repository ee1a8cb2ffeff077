import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findEngines } from './tests/support/browsers/engines'
import { getFreePort } from './tests/support/listen'
import { PATIENCE_MS, RETRIES } from './tests/support/patience'

/** Each worker has its own server and database, because tests change and count what is stored. */
const WORKERS = 2

// Database, mails and enquiries: new for every run. Workers inherit the variables.
const dataDirectory = (process.env.E2E_DATA_DIR ??= createDataDirectory())

/** Creates a temporary directory and deletes it when the run ends, after its servers. */
function createDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const FIRST_PORT = Number(process.env.E2E_PORT ?? 4188)
const ports = (process.env.E2E_PORTS ??= String(
  await Promise.all(Array.from({ length: WORKERS }, (_, index) => getFreePort(FIRST_PORT + index))),
))

const servers = ports.split(',').map((port, index) => ({
  port,
  // Not localhost, which is two addresses: on one of them another program may use the port.
  origin: `http://127.0.0.1:${port}`,
  directory: join(dataDirectory, String(index)),
}))

// Playwright also loads this file in each worker.
const server = servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
// Tests read the directory of their server from this variable.
process.env.LOCAL_DATA_DIR = server?.directory

const engines = await findEngines(dataDirectory)
const isMainProcess = process.env.TEST_WORKER_INDEX === undefined
for (const engine of ['firefox', 'webkit'] as const) {
  if (isMainProcess && !engines[engine])
    console.log(`${engine} is not installed, so no flow runs in it.`)
}

/** Tests the built site with its embedded backend in a real browser. Run `npx vite build --mode preview` first. */
export default defineConfig({
  projects: [
    // What a visitor and an admin do most runs in every engine of this machine, the rest in Chromium.
    ...Object.entries(engines).map(([engine, launchOptions]) => ({
      name: `tests:${engine}`,
      testMatch:
        engine === 'chromium' ? 'tests/{e2e,browsers}/*.spec.ts' : 'tests/browsers/*.spec.ts',
      use: { browserName: engine as keyof typeof engines, launchOptions },
    })),
    // Not tests: `npm run screenshots` saves pictures of every page, five in each of its steps.
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      timeout: 180_000,
      use: { launchOptions: engines.chromium },
    },
  ],
  workers: WORKERS,
  // So that no worker is idle while the other has a long file.
  fullyParallel: true,
  // For a busy machine: a test waits for a condition, so these only end one that would never pass.
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS },
  forbidOnly: Boolean(process.env.CI),
  retries: RETRIES,
  reporter: [
    ['list'],
    ...(process.env.TEST_SUMMARY
      ? [['./tests/support/summary/playwright-reporter.ts'] as const]
      : []),
  ],
  // Without traces: recording takes a third of the tests' processor time. On your own machine: `--trace on`, with which
  // uploads of pictures fail, because the recorder connects to blob URLs and the policy blocks them.
  use: { baseURL: server?.origin, locale: 'en-AU' },
  webServer: servers.map(({ port, origin, directory }) => ({
    command: `node node_modules/vite/bin/vite.js preview --mode preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: process.env.SITE,
    env: { LOCAL_DATA_DIR: directory },
    // Answers when the embedded database is ready.
    url: `${origin}/auth/v1/health`,
    timeout: 180_000,
  })),
})
