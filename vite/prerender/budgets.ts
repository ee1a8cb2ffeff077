import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { encodePicture } from '../pictures/pictures.ts'
import { unescapeHtml } from './page-styles.ts'

/**
 * In bytes; text after brotli. The build fails past them. They limit what code adds: content in `src/content` and
 * `pictures` does not count towards the limits of JavaScript, and the limit of HTML is far above every page.
 */
export const LIMITS = {
  shellJs: 80_500,
  pageJs: 105_000,
  html: 24_000,
  fonts: 32_000,
  picture: 20_000,
}

/**
 * Past these sizes, which include content, the build warns. A server sends 14,350 bytes of HTML before it waits for an
 * answer, the first flight of a TCP connection: 500 less leave room for headers.
 */
const WARNING_LIMITS = { html: 13_850, js: 120_000 }
const HTML = 'HTML with its CSS'
export const PAGE_JS = 'JavaScript'

/** The JavaScript of the build: the imports and the modules of each file. */
export type Bundle = ReadonlyMap<
  string,
  {
    imports: readonly string[]
    dynamicImports: readonly string[]
    modules: Readonly<Record<string, { renderedLength: number }>>
  }
>

/** One size with its limit. `contentBytes` is the content in JavaScript, which does not count. */
export type Measure = {
  page: string
  name: string
  bytes: number
  limit: number
  contentBytes?: number
  /** The heading with the most HTML below it. */
  longestText?: string
}

const compress = promisify(brotliCompress)
const getBrotliSize = async (content: string | Buffer) => (await compress(content)).length
const measureFile = (outDir: string, url: string) => statSync(join(outDir, url)).size
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** Measures files of JavaScript. The share of the content is estimated from the lengths of modules before minifying. */
export async function createJsMeter(root: string, outDir: string, bundle: Bundle) {
  const getLength = (modules: [id: string, { renderedLength: number }][]) =>
    sum(modules.map(([, { renderedLength }]) => renderedLength))
  // What a module `*.data.ts` gives the browser is made of content, so an owner's longer text makes it longer.
  const isContent = (id: string) =>
    id.startsWith(`${root}/src/content/`) ||
    id.startsWith(`${root}/pictures/`) ||
    /\.data\.ts(?:\?|$)/.test(id)
  const sizes = new Map(
    await Promise.all(
      [...bundle].map(async ([file, { modules }]) => {
        const all = Object.entries(modules)
        const content = all.filter(([id]) => isContent(id))
        const bytes = await getBrotliSize(await readFile(join(outDir, file)))
        return [
          file,
          { bytes, contentBytes: (bytes * getLength(content)) / getLength(all) },
        ] as const
      }),
    ),
  )
  return function measureJs(
    page: string,
    name: string,
    limit: number,
    files: ReadonlySet<string>,
  ): Measure {
    const used = [...files].map((file) => sizes.get(file) ?? { bytes: 0, contentBytes: 0 })
    const contentBytes = sum(used.map((size) => size.contentBytes))
    return {
      page,
      name,
      bytes: sum(used.map(({ bytes }) => bytes)) - contentBytes,
      limit,
      contentBytes,
    }
  }
}

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
      name: HTML,
      bytes: await getBrotliSize(html),
      limit: LIMITS.html,
      longestText: findLongestText(html),
    },
    { page, name: 'first picture on a phone', bytes: pictureBytes, limit: LIMITS.picture },
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
  return { page: 'every page', name: 'preloaded fonts', bytes, limit: LIMITS.fonts }
}

const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Returns a sentence for each size that is over its limit. */
export const getErrors = (measures: readonly Measure[]): string[] =>
  measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, name, bytes, limit }) =>
        `${page}: ${name}: ${formatKb(bytes)}, over the limit of ${formatKb(limit)}.`,
    )

/** Returns a sentence for each page that is slower on a slow network because of its content. */
const getWarnings = (measures: readonly Measure[]): string[] =>
  measures.flatMap(({ page, name, bytes, contentBytes = 0, longestText }) => {
    const total = bytes + contentBytes
    if (name === HTML && total > WARNING_LIMITS.html) {
      return `${page}: ${HTML}: ${total} bytes, over ${WARNING_LIMITS.html}. On a slow network the page appears about one round trip later, unless its texts are shorter. The longest is below "${longestText}".`
    }
    return name === PAGE_JS && total > WARNING_LIMITS.js
      ? `${page}: JavaScript with its content: ${formatKb(total)}, over ${formatKb(WARNING_LIMITS.js)}.`
      : []
  })

/** Prints the largest page of each kind of size, and warnings. Throws if a size is over its limit. */
export function reportSizes(measures: readonly Measure[], warn: (message: string) => void): void {
  console.log(
    '\nLargest sizes, text after brotli (1 KB is 1,000 bytes; content does not count as JavaScript)',
  )
  // The last of each kind is the largest.
  const largest = new Map(
    measures.toSorted((a, b) => a.bytes - b.bytes).map((measure) => [measure.name, measure]),
  )
  for (const { page, name, bytes, limit } of largest.values()) {
    console.log(
      `  ${name.padEnd(32)}${formatKb(bytes).padStart(8)} of ${formatKb(limit).padStart(8)}  ${page}`,
    )
  }
  for (const warning of getWarnings(measures)) warn(warning)
  const errors = getErrors(measures)
  if (errors.length > 0)
    throw new Error(
      `The site is over its limits (vite/prerender/budgets.ts).\n${errors.join('\n')}`,
    )
}
