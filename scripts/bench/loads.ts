import type { Browser } from '@playwright/test'

/** Slow 4G, as Lighthouse simulates it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
const PHONE = { width: 412, height: 823 }
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const
type Kind = (typeof KINDS)[number]

export type Load = {
  path: string
  /** Bytes over the network by kind, compressed, with headers. */
  bytes: Record<Kind, number>
  requests: number
  /** How many requests started before the first contentful paint, the document included. */
  beforePaint: number
  /** How many of those were JavaScript. */
  scriptsBeforePaint: number
}

/** Loads a page on a phone with a slow network and reports what it fetched, until the network is idle. */
export async function measureLoad(browser: Browser, url: string, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const requests = new Map<string, { kind: string; start: number }>()
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Fetch: 0 }
  let navigationStart = 0

  client.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request }) => {
    if (request.url.startsWith('data:')) return
    navigationStart ||= timestamp
    requests.set(requestId, { kind: type ?? 'Other', start: timestamp - navigationStart })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find((candidate) => candidate === requests.get(requestId)?.kind)
    if (kind) bytes[kind] += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await page.goto(url + path, { waitUntil: 'networkidle' })

  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  )
  const early = [...requests.values()].filter(({ start }) => start * 1000 < firstPaintMs)
  await context.close()
  return {
    path,
    bytes,
    requests: requests.size,
    beforePaint: early.length,
    scriptsBeforePaint: early.filter(({ kind }) => kind === 'Script').length,
  }
}
