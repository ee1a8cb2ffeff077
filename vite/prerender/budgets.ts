import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { sum } from '../../src/lib/sum.ts'
import { encodePicture } from '../pictures/pictures.ts'
import { unescapeHtml } from './page-styles.ts'

/**
 * In bytes, as sent: text after brotli, JavaScript with its content. Past the first size the build warns, past the second
 * it fails, which no owner's text reaches. A server sends 14,350 bytes of HTML before it waits for an answer, the first
 * flight of a TCP connection: 500 less leave room for headers. A page with a room is in the second flight, which is twice as
 * large: it has the desk, the prices and the buttons of all four tiers, and the light of a link before the app runs.
 */
const LIMITS = {
  'JavaScript of the shell': { warning: 85_000, error: 95_000 },
  JavaScript: { warning: 120_000, error: 150_000 },
  'JavaScript of the catalogue': { warning: 132_000, error: 150_000 },
  HTML: { warning: 13_850, error: 24_000 },
  'HTML with a room': { warning: 16_500, error: 24_000 },
  'preloaded fonts': { error: 32_000 },
  'first picture on a phone': { error: 20_000 },
} as const satisfies Record<string, { warning?: number; error: number }>

/** One size of a page. `advice` is what to do about a warning. */
export type Measure = { page: string; name: keyof typeof LIMITS; bytes: number; advice?: string }

/** The JavaScript of the build: the imports and the modules of each file. */
export type Bundle = ReadonlyMap<
  string,
  {
    imports: readonly string[]
    dynamicImports: readonly string[]
    modules: Readonly<Record<string, unknown>>
  }
>

const compress = promisify(brotliCompress)
const getBrotliSize = async (content: string | Buffer) => (await compress(content)).length
const measureFile = (outDir: string, url: string) => statSync(join(outDir, url)).size

/** Returns a function that measures files of JavaScript. */
export async function createJsMeter(outDir: string, bundle: Bundle) {
  const sizes = new Map(
    await Promise.all(
      [...bundle.keys()].map(
        async (file) => [file, await getBrotliSize(await readFile(join(outDir, file)))] as const,
      ),
    ),
  )
  return (files: ReadonlySet<string>) => sum([...files].map((file) => sizes.get(file) ?? 0))
}

/** The loader in every page has the name of this class, too. */
const ROOM = /class="[^"]*\bfader-frame\b/

/** Measures what a page needs for its first paint. */
export async function measurePage(
  root: string,
  { url: page, html, pictureUrl }: { url: string; html: string; pictureUrl: string | undefined },
): Promise<Measure[]> {
  const picture = pictureUrl && (await encodePicture(root, pictureUrl))
  if (pictureUrl && !picture) throw new Error(`There is no picture ${pictureUrl}`)
  const pictureBytes = picture ? statSync(picture).size : 0
  return [
    {
      page,
      name: ROOM.test(html) ? 'HTML with a room' : 'HTML',
      bytes: await getBrotliSize(html),
      advice: `On a slow network the page appears about one round trip later, unless its texts are shorter. The longest is below "${findLongestText(html)}".`,
    },
    { page, name: 'first picture on a phone', bytes: pictureBytes },
  ]
}

/** The heading with the most HTML below it, up to the next heading. */
function findLongestText(html: string): string {
  const texts = html.split(/<h[1-4]\b/).slice(1)
  const [longest = ''] = texts.toSorted((a, b) => b.length - a.length)
  const heading = /^[^>]*>(.*?)<\/h[1-4]>/s.exec(longest)?.[1] ?? ''
  return unescapeHtml(heading.replace(/<[^>]*>/g, ''))
}

export function measureFonts(outDir: string, template: string): Measure {
  const urls = [...template.matchAll(/rel="preload" href="(\/fonts\/[^"]+)"/g)].map(
    ([, url = '']) => url,
  )
  const bytes = sum(urls.map((url) => measureFile(outDir, url)))
  return { page: 'every page', name: 'preloaded fonts', bytes }
}

const formatBytes = (bytes: number) => `${bytes.toLocaleString('en-AU')} bytes`

/** Returns a sentence for each size that is over its first or its second limit. */
export function getProblems(measures: readonly Measure[], severity: 'warning' | 'error'): string[] {
  return measures.flatMap(({ page, name, bytes, advice }) => {
    const limits: { warning?: number; error: number } = LIMITS[name]
    const { [severity]: limit = Infinity } = limits
    if (bytes <= limit) return []
    return `${page}: ${name}: ${formatBytes(bytes)}, over ${formatBytes(limit)}.${advice ? ` ${advice}` : ''}`
  })
}

/** Prints the largest page of each kind of size, and warnings. Throws if a size is over its limit. */
export function reportSizes(measures: readonly Measure[], warn: (message: string) => void): void {
  console.log('\nLargest sizes as sent, text after brotli')
  // The last of each kind is the largest.
  const largest = new Map(
    measures.toSorted((a, b) => a.bytes - b.bytes).map((measure) => [measure.name, measure]),
  )
  for (const { page, name, bytes } of largest.values()) {
    console.log(
      `  ${name.padEnd(32)}${formatBytes(bytes).padStart(14)} of ${formatBytes(LIMITS[name].error).padStart(14)}  ${page}`,
    )
  }
  const errors = getProblems(measures, 'error')
  if (errors.length > 0)
    throw new Error(
      `The site is over its limits (vite/prerender/budgets.ts).\n${errors.join('\n')}`,
    )
  for (const warning of getProblems(measures, 'warning')) warn(warning)
}
