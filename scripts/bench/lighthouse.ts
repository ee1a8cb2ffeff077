import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './statistics'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type LighthouseResult = {
  path: string
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** 0 to 100, in the order of `CATEGORIES`. */
  scores: number[]
}

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/** Runs Lighthouse 12 for a phone (simulated throttling) and returns the median of each figure. */
export async function measureLighthouse(
  chromePath: string,
  chromeFlags: readonly string[],
  url: string,
  path: string,
  runs: number,
): Promise<LighthouseResult> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        'lighthouse@12',
        url + path,
        '--output=json',
        '--quiet',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=--headless=new ${chromeFlags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 256 * 1024 * 1024 },
    )
    reports.push(JSON.parse(stdout) as Report)
  }
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN))
  return {
    path,
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    scores: CATEGORIES.map((id) => median(reports.map(({ categories }) => 100 * (categories[id]?.score ?? 0)))),
  }
}
