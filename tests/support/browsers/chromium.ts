import { execFile } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from '@playwright/test'
import { ensureVersionedFolder } from '../../../vite/backend/versioned-folder.ts'

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

// In a locale that is not UTF-8, Chromium cannot open a file whose path has letters other than ASCII.
const ENV = { ...process.env, LC_ALL: 'C.UTF-8' }

/**
 * Returns the options to launch Chromium: the one at CHROMIUM_PATH, Playwright's, on Linux the npm package, which
 * `CHROMIUM_PATH=npm` selects, or the system's. The package is a headless shell, in which the tests take less time than in
 * a system's Chromium. Downloads nothing.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const path = process.env.CHROMIUM_PATH
  if (path && path !== 'npm') return { executablePath: path, args: FLAGS, env: ENV }
  const playwrights = chromium.executablePath()
  if (!path && existsSync(playwrights))
    return { executablePath: playwrights, args: FLAGS, env: ENV }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium()
  const executablePath = SYSTEM_PATHS.find((file) => existsSync(file))
  if (executablePath) return { executablePath, args: FLAGS, env: ENV }
  throw new Error(
    'No Chromium found: install Chrome, or set CHROMIUM_PATH, or run `npx playwright install chromium`.',
  )
}

async function packagedChromium(): Promise<LaunchOptions> {
  const folder = await ensureVersionedFolder(
    '.cache/chromium',
    '@sparticuz/chromium',
    unpackChromium,
  )
  const executablePath = join(folder, 'chromium')
  await access(executablePath, constants.X_OK).catch((cause: unknown) => {
    throw new Error(
      `${executablePath} cannot be run. Delete ${folder}, and the next run creates it again.`,
      { cause },
    )
  })
  return {
    executablePath,
    // The package's own flags run everything in one process, so that the crash of a page stops the browser.
    args: [...FLAGS, '--headless=shell', '--disable-webgl'],
    env: {
      ...ENV,
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

/** The package's own file names the fonts in /tmp. This one names them beside itself. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** Unpacks the package in a child process, because it unpacks to the temporary folder and changes the environment. */
async function unpackChromium(folder: string): Promise<void> {
  const script = `
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    // The package unpacks missing system libraries only on AWS Lambda.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS_CONF)
}
