import type { Browser, Page } from '@playwright/test'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const CPU_SLOWDOWN = 4

/** What a first load costs: bytes, and milliseconds. */
export type Load = {
  /** Over the network, compressed, with headers. */
  bytes: number
  /** Of the main thread: script, style and layout. */
  mainThread: number
  /** The parts of tasks beyond 50 ms. */
  blocking: number
}

/** Loads a page on a slow phone, until nothing loads any more. The line is fast: on a slow one, times differ more. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await client.send('Performance.enable')
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  await waitForIdle(page)
  const { metrics } = await client.send('Performance.getMetrics')
  const readMs = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN)
  const timings = await page.evaluate(() => ({
    ...(window as unknown as { bench: { blocking: number } }).bench,
    bytes: (['navigation', 'resource'] as const)
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  }))
  await context.close()
  const mainThread =
    readMs('ScriptDuration') + readMs('RecalcStyleDuration') + readMs('LayoutDuration')
  return { ...timings, mainThread }
}

/** Waits until the page has made no request for two seconds: what it loads when it is idle counts too. */
async function waitForIdle(page: Page): Promise<void> {
  let request
  do request = await page.waitForEvent('request', { timeout: 2000 }).catch(() => null)
  while (request)
}

/** Runs in the page before its own scripts. */
function observe() {
  const bench = { blocking: 0 }
  Object.assign(window, { bench })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}
