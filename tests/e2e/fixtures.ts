import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import { EMBEDDED_KEY } from '../../vite/backend/backend.ts'
import { readRecords } from '../support/records'
import { defer } from '../support/site/defer'

export { expect }

export const PHONE = { width: 390, height: 844 }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails every test that logs an error or a warning, such as a hydration mismatch, a missing file or an unhandled
 * rejection. Tests allow expected messages with `allowConsole`. Also fails every test in which a page of any context
 * violates the Content-Security-Policy.
 */
export const test = base.extend<{
  allowConsole: (pattern: RegExp) => void
  policyViolations: string[]
}>({
  // Slides that turn and fades are at rest, so that no test depends on how fast the machine is. A stock Firefox ignores it.
  contextOptions: { reducedMotion: 'reduce' },
  policyViolations: [
    async ({ browser, context }, provide) => {
      const violations: string[] = []
      const watch = (watched: BrowserContext) => watchPolicy(watched, violations)
      await watch(context)
      browser.on('context', watch)
      await provide(violations)
      browser.off('context', watch)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
  allowConsole: [
    async ({ page }, provide) => {
      const messages: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          messages.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`))
      await provide((pattern) => allowed.push(pattern))
      expect(messages.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** For `test.use`: everything moves, as for most visitors. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The event reports what a page with JavaScript violates. The browser's own message also covers pages without. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${effectiveDirective} blocked ${blockedURI}`),
    )
  })
}

/** Opens a page and waits until the app is ready. */
export async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('app-ready', () => document.documentElement.setAttribute('data-app-ready', ''))
  })
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the app is ready, after `open` or a navigation that follows it. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-app-ready]')).toBeAttached()
}

export const APP = '**/assets/index-*.js'

/** Continues a request. The page may have cancelled it. */
const proceed = (route: Route) => route.continue().catch(() => undefined)

/** Holds back a file, by default the app's entry script, until the returned function is called. */
export async function hold(page: Page, file = APP, respond = proceed): Promise<() => void> {
  const { promise, resolve } = defer()
  await page.route(file, async (route) => {
    await promise
    await respond(route)
  })
  return resolve
}

/** Puts a text in place of the present one, as typing does: in a stock Firefox, React does not see Playwright's `fill`. */
export async function typeText(field: Locator, text: string): Promise<void> {
  await expect(field).toBeEditable()
  await field.focus()
  await field.evaluate((element, value) => {
    // React has replaced the setter of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
      element,
      value,
    )
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

/** The embedded backend has this address on the admin list. */
export const ADMIN = 'admin@southbeam.example'
const PASSWORD = 'first-password'

/** Does nothing if the account exists. */
export async function createAccount(request: APIRequestContext, email = ADMIN): Promise<void> {
  await request.post('/auth/v1/signup', {
    headers: { apikey: EMBEDDED_KEY },
    data: { email, password: PASSWORD },
  })
}

/** Signs in on the open page. */
export async function signIn(page: Page): Promise<void> {
  await typeText(page.getByLabel('Email'), ADMIN)
  await typeText(page.getByLabel('Password', { exact: true }), PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?:Events Admin|Enquiries)$/ }),
  ).toBeVisible()
}

/**
 * Opens a page of the office as an admin who is signed in, and returns when it shows its first card. Faster than `signIn`,
 * which the sign-in form itself is tested with.
 */
export async function openAsAdmin(
  page: Page,
  request: APIRequestContext,
  path = '/eventsadmin',
): Promise<void> {
  await createAccount(request)
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: EMBEDDED_KEY },
    data: { email: ADMIN, password: PASSWORD },
  })
  // As supabase-js stores it for this host.
  await page.addInitScript(
    (session) => {
      localStorage['sb-127-auth-token'] ??= session
    },
    await response.text(),
  )
  await open(page, path)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** How far the page and its open dialogs can be scrolled sideways. A phone makes the window wider instead. */
export const getOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    ),
  )

/** Sets the text size in the settings of Chromium, as a multiple of the usual 16 px. Media queries in em follow it. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor } })
  await client.detach()
  // The page has it a moment later.
  await expect(page.locator('html')).toHaveCSS('font-size', `${16 * factor}px`)
}

/** The HTML of the visible controls that are at least partly beside the window, except in a row that scrolls sideways. */
export const listOutside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .filter((control) => !control.closest('[aria-hidden=true], [inert]'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > window.innerWidth
      })
      .filter((control) => {
        for (let parent = control.parentElement; parent; parent = parent.parentElement) {
          if (getComputedStyle(parent).overflowX === 'auto') return false
        }
        return true
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

/** The HTML of the visible controls that are smaller than 44 px. */
export const getSmallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .filter(
        (control) =>
          !control.closest('[aria-hidden=true], [inert]') &&
          control.textContent !== 'Skip to content',
      )
      // Links within a sentence are exempt.
      .filter((control) => getComputedStyle(control).display !== 'inline')
      .map(
        (control) =>
          (getComputedStyle(control, '::after').position === 'absolute'
            ? control.closest('article')
            : control.closest('label')) ?? control,
      )
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return width < 44 || height < 44
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  )

/** The accessibility violations that axe finds on the page as it is now. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Not as a script element, which the Content-Security-Policy blocks. Takes half a second, so only once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Text has less contrast during a fade. A spinner never finishes, nor does an animation that is paused.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            effect?.getTiming().iterations !== Infinity && playState === 'running',
        )
        .map((animation) => animation.finished.catch(() => null)),
    ),
  )
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Otherwise axe also describes each element that has no violation, which takes longer than the checks.
      resultTypes: ['violations'],
      // No rule reads stylesheets.
      preload: false,
      // Counts a link as small while a bar at the end of the window covers a part of it. See `getSmallControls`.
      rules: { 'target-size': { enabled: false } },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll('\n', ' ')}`,
      ),
    )
  })
}

const dataDirectory = process.env.LOCAL_DATA_DIR ?? '.data'

/** The enquiries in the preview's inbox, oldest first. */
export const enquiries = () => readRecords(dataDirectory, 'enquiries.ndjson')
