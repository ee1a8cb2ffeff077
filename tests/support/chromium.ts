import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * How to start a Chromium for the browser tests: the one that CHROMIUM_PATH names, Playwright's own, the system's, or
 * on Linux the one that comes as an npm package (`CHROMIUM_PATH=npm` insists on it). Nothing is downloaded.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && wanted !== 'npm') return { executablePath: wanted, args: QUIET }
  const installed = wanted ? undefined : [chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path))
  return installed ? { executablePath: installed, args: QUIET } : packagedChromium()
}

async function packagedChromium(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found: install Chrome, or set CHROMIUM_PATH, or run `npx playwright install chromium`.',
    )
  }
  // The package unpacks the system libraries that a bare machine lacks only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // Its libraries are for its own process only: on a system that has them they are in the way of others.
  const { LD_LIBRARY_PATH: _, ...env } = process.env
  return {
    executablePath,
    // Not the package's own flags: they run everything in one process, which a page's crash would take along.
    args: [...QUIET, '--headless=shell', '--no-zygote', '--disable-webgl'],
    env: { ...env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023/lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  }
}
