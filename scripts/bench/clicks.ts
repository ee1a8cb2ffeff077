import type { Browser } from '@playwright/test'
import { CPU_SLOWDOWN } from './loads'

/** From the pointer's arrival on a link to the press, in milliseconds. */
const HOVER_MS = 150
/** For reading a page before the next click. */
const PAUSE_MS = 1500

/** A page of every kind. Each has a link to the next. */
const VISIT = [
  '/',
  '/services',
  '/services/dj-hire',
  '/packages',
  '/packages/dj-equipment',
  '/av-hire/dj-controller',
  '/av-hire',
  '/faq',
  '/about/company',
  '/team',
  '/upcoming-events',
  '/contact',
]

/** Milliseconds from each click of one visit, in one tab, to the paint of the next page's first screen. */
export async function measureVisit(
  browser: Browser,
  url: string,
): Promise<{ to: string; ms: number }[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url + VISIT[0], { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const clicks = []
  for (const to of VISIT.slice(1)) {
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().hover()
    const watch = await page.evaluateHandle(watchClick)
    await page.waitForTimeout(HOVER_MS)
    await page.mouse.down()
    await page.mouse.up()
    clicks.push({ to, ms: await watch.evaluate(({ painted }) => painted) })
    await page.waitForTimeout(PAUSE_MS)
  }
  await context.close()
  return clicks
}

/** Runs in the page. An object, because evaluateHandle would wait for a promise. */
function watchClick(): { painted: Promise<number> } {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const heading = document.querySelector('main h1')
  let start = 0
  addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true })
  const newHeading = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error('The click opened no page')), 10_000)
    new MutationObserver((_, observer) => {
      const current = document.querySelector('main h1')
      if (!current || current === heading) return
      observer.disconnect()
      resolve()
    }).observe(document.body, { childList: true, subtree: true })
  })
  // The frame after the next begins once the new page is painted.
  const painted = newHeading
    .then(nextFrame)
    .then(nextFrame)
    .then(() => performance.now() - start)
  return { painted }
}
