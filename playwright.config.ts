import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/support/chromium'

const PORT = Number(process.env.E2E_PORT ?? 4188)

// The preview's database, mails and enquiries: new for every run. Tests read the directory from this variable.
process.env.SOUTHBEAM_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'southbeam-e2e-'))

/** Tests the built site with its embedded backend in a real browser. Run `npx vite build --mode preview` first. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // Not tests: `npm run screenshots` saves pictures of every page, five in each of its steps.
    { name: 'screenshots', testDir: 'tests/screenshots', fullyParallel: true, timeout: 180_000 },
  ],
  // The tests share one server and one database.
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-AU',
    launchOptions: await chromiumLaunchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx vite preview --mode preview --port ${PORT} --strictPort`,
    // Answers when the embedded database is ready.
    url: `http://localhost:${PORT}/auth/v1/health`,
    timeout: 60_000,
  },
})
