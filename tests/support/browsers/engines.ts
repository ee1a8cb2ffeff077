import { existsSync } from 'node:fs'
import { firefox, type LaunchOptions, webkit } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium'

const SYSTEM_FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * The browser engines of this machine, with the options to launch each: those that `npx playwright install` has
 * installed, and otherwise a Chromium as in `chromiumLaunchOptions`, and the system's Firefox or the one at FIREFOX_PATH.
 * Firefox gets `home` as its home folder, because it does not start if it cannot write there.
 */
export async function findEngines(
  home: string,
): Promise<Partial<Record<'chromium' | 'firefox' | 'webkit', LaunchOptions>>> {
  const systemFirefox = process.env.FIREFOX_PATH ?? SYSTEM_FIREFOX.find((file) => existsSync(file))
  const env = { ...process.env, HOME: home }
  return {
    chromium: await chromiumLaunchOptions(),
    ...(existsSync(firefox.executablePath())
      ? { firefox: { env } }
      : systemFirefox && {
          firefox: { channel: 'moz-firefox', executablePath: systemFirefox, env },
        }),
    ...(existsSync(webkit.executablePath()) && { webkit: {} }),
  }
}
