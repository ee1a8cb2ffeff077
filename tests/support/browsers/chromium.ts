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

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Returns the options to launch Chromium: the one at CHROMIUM_PATH, Playwright's, on Linux the npm package, which
 * `CHROMIUM_PATH=npm` selects, or the system's. The package is a headless shell, in which the tests take less time than in
 * a system's Chromium. Downloads nothing.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const path = process.env.CHROMIUM_PATH
  if (path && path !== 'npm') return { executablePath: path, args: FLAGS }
  const playwrights = chromium.executablePath()
  if (!path && existsSync(playwrights)) return { executablePath: playwrights, args: FLAGS }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium()
  const executablePath = SYSTEM_PATHS.find((file) => existsSync(file))
  if (executablePath) return { executablePath, args: FLAGS }
  throw new Error('No Chromium found: install Chrome, or set CHROMIUM_PATH, or run `npx playwright install chromium`.')
}

async function packagedChromium(): Promise<LaunchOptions> {
  // The package unpacks missing system libraries only on AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  // The package adds its libraries to this process, where they may break other programs.
  const { LD_LIBRARY_PATH: _, ...env } = process.env
  return {
    executablePath,
    // The package's own flags run everything in one process, so that the crash of a page stops the browser.
    args: [...FLAGS, '--headless=shell', '--disable-webgl'],
    env: { ...env, LD_LIBRARY_PATH: join(tmpdir(), 'al2023/lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') },
  }
}
