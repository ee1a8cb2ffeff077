import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/support/chromium'

const PORT = Number(process.env.E2E_PORT ?? 4188)

// The preview's database, mails and enquiries: fresh for every run, and known to the tests through this variable.
process.env.SOUTHBEAM_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'southbeam-e2e-'))

/** The built site with its embedded backend in a real browser. `npm run build` comes first. */
export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // Not a test: `npm run screenshots` takes a picture of every page.
    { name: 'screenshots', testDir: 'tests/screenshots' },
  ],
  // One server, one database and two cores: more workers would only wait for each other.
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
    command: `npx vite preview --port ${PORT} --strictPort`,
    // Answered once the embedded database stands.
    url: `http://localhost:${PORT}/auth/v1/health`,
    timeout: 60_000,
  },
})
