import type { Browser, Page } from '@playwright/test'
import { median, percentile } from './statistics'

const DESKTOP = { width: 1280, height: 800 }
const CPU_SLOWDOWN = 4

export type ClickResult = {
  from: string
  to: string
  /** Milliseconds from a full load's start to its first paint, without JavaScript: the median. */
  fullLoad: number
  /** Milliseconds from the click to the next page's paint: the median. */
  click: number
  /** Divided by the median full load. */
  medianRatio: number
  p95Ratio: number
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Compares clicks on a link, with the next page's code in memory, with full loads of the same page. */
export async function measureClicks(
  browser: Browser,
  url: string,
  from: string,
  to: string,
  runs: number,
): Promise<ClickResult> {
  const fullLoads: number[] = []
  const clicks: number[] = []
  for (let run = 0; run < runs; run++) {
    fullLoads.push(await measureFullLoad(browser, url + to))
    clicks.push(await measureClick(browser, url + from, to))
  }
  const fullLoad = median(fullLoads)
  return {
    from,
    to,
    fullLoad,
    click: median(clicks),
    medianRatio: median(clicks) / fullLoad,
    p95Ratio: percentile(clicks, 0.95) / fullLoad,
  }
}

async function measureFullLoad(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: DESKTOP, javaScriptEnabled: false })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(address, { waitUntil: 'load' })
  const paint = await readFirstPaint(page)
  await context.close()
  return paint
}

/** The paint is reported a moment after it happens. */
async function readFirstPaint(page: Page): Promise<number> {
  const read = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  let paint = await read()
  while (paint === undefined) paint = await read()
  return paint
}

async function measureClick(browser: Browser, address: string, to: string): Promise<number> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const link = page.locator(`a[href="${to}"]`).first()
  // Loads the next page's code, as the pointer does on its way to a click.
  await link.dispatchEvent('pointerover')
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  const duration = await link.evaluate(async (element: HTMLAnchorElement) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const heading = document.querySelector('main h1')
    const newHeading = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        const current = document.querySelector('main h1')
        if (current && current !== heading) resolve()
      }).observe(document.body, { childList: true, subtree: true })
    })
    const start = performance.now()
    element.click()
    await newHeading
    // The frame after the next begins once the new page is painted.
    await nextFrame()
    await nextFrame()
    return performance.now() - start
  })
  await context.close()
  return duration
}
