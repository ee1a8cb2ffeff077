import type { Browser } from '@playwright/test'

/** Slow 4G, as Lighthouse simulates it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const PHONE = { width: 412, height: 823 }

/** The files that a page fetched on its first load. */
export type Load = {
  /** Bytes over the network, compressed, with headers: of the document, and by the extension of the other files. */
  bytes: Readonly<Record<string, number>>
  requests: number
  /** How many requests started before the first contentful paint, the document included. */
  beforePaint: number
}

/** Loads a page on a phone with a slow network, until the network is idle. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await page.goto(url, { waitUntil: 'networkidle' })

  const { paint, requests } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requests: (['navigation', 'resource'] as const).flatMap((type) =>
      (performance.getEntriesByType(type) as PerformanceResourceTiming[]).map(({ name, startTime, transferSize }) => ({
        kind: type === 'navigation' ? 'html' : (/\.(\w+)$/.exec(name)?.[1] ?? 'data'),
        startTime,
        transferSize,
      })),
    ),
  }))
  await context.close()

  const bytes: Record<string, number> = {}
  for (const { kind, transferSize } of requests) bytes[kind] = (bytes[kind] ?? 0) + transferSize
  return {
    bytes,
    requests: requests.length,
    beforePaint: requests.filter(({ startTime }) => startTime < paint).length,
  }
}
