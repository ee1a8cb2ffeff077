import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './statistics'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/**
 * How Lighthouse slows down the phone: `simulate` calculates a slow network and processor from a fast load, `devtools`
 * really slows the browser down.
 */
export type Throttling = 'simulate' | 'devtools'

/**
 * Runs Lighthouse 12 for a phone and returns the median of each figure: milliseconds, and scores from 0 to 100 in the order
 * of `CATEGORIES`. `tbtRange` has the lowest and the highest blocking time of the runs.
 */
export async function measureLighthouse(
  chromePath: string,
  chromeFlags: readonly string[],
  url: string,
  throttling: Throttling,
  runs: number,
) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        'lighthouse@12',
        url,
        '--output=json',
        '--quiet',
        `--throttling-method=${throttling}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=--headless=new ${chromeFlags.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 256 * 1024 * 1024 },
    )
    reports.push(JSON.parse(stdout) as Report)
  }
  const values = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? NaN)
  const audit = (id: string) => median(values(id))
  const blocking = values('total-blocking-time')
  return {
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: median(blocking),
    tbtRange: [Math.min(...blocking), Math.max(...blocking)],
    cls: audit('cumulative-layout-shift'),
    scores: CATEGORIES.map((id) => median(reports.map(({ categories }) => 100 * (categories[id]?.score ?? 0)))),
  }
}
