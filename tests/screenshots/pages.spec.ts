import { readFileSync } from 'node:fs'
import { expect, open, test } from '../e2e/fixtures'
import { BUILD, publicPaths, samplePaths } from '../support/build/build'

const WIDTHS = [320, 390, 768, 1280, 1920]

// Set by scripts/screenshots.mjs.
const { SCREENSHOTS: folder = 'screenshots', SCREENSHOTS_TIME: time } = process.env

/** '/about/company' becomes 'about-company', '/' becomes 'home'. */
const getFileName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/** Only the pages of hire categories have links to all of them. */
const isHireItem = (path: string) =>
  path.startsWith('/av-hire/') &&
  !readFileSync(`${BUILD}${path}.html`, 'utf8').includes('aria-label="Hire categories"')

// Of the hire items only samples.
const paths = publicPaths.filter((path) => samplePaths.includes(path) || !isHireItem(path))

for (const path of [...paths, '/eventsadmin', '/no-such-page']) {
  test(`${path} at every width`, async ({ page, allowConsole }) => {
    if (path === '/no-such-page') allowConsole(/404/)
    if (time) await page.clock.setFixedTime(Number(time))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await expect(page.getByText(/^Loading /)).toHaveCount(0)
      // Pictures below the fold would load only when scrolled into view.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        )
      })
      await page.screenshot({
        path: `${folder}/${width}/${getFileName(path)}.png`,
        fullPage: true,
      })
    }
  })
}
