import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every public page, as the build's own sitemap.xml lists them. */
export const publicPaths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map(([, path = '']) => path)

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What a record of the data directory's files holds. */
type StoredRecord = Record<string, unknown>

/**
 * Every test fails on an error or a warning in the console: a hydration mismatch, a missing file, an unhandled rejection.
 * A test that causes one on purpose says so with `allowConsole`.
 */
export const test = base.extend<{ allowConsole: (pattern: RegExp) => void }>({
  allowConsole: [
    async ({ page }, provide) => {
      const complaints: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      await provide((pattern) => allowed.push(pattern))
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until React has taken over its HTML. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** React marks the root element when it owns it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
}

/** What axe finds wrong with the page as it is now, in a form to read in a failed test. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath })
  // Half-way through a transition text has half its contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  )
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.replaceAll('\n', ' ')}`),
    )
  })
}

function records(file: string): StoredRecord[] {
  const path = join(process.env.SOUTHBEAM_DATA_DIR ?? '.data', file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredRecord)
}

/** The enquiries that have arrived in the preview's inbox, oldest first. */
export const enquiries = () => records('enquiries.ndjson')

/** The mails that the embedded backend has sent, oldest first, each with `to`, `subject` and `link`. */
export const mails = () => records('mail.ndjson')
