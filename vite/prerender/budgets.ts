import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { unescapeHtml } from './page-styles.ts'
import { findPriorityPicture } from './priority-picture.ts'

/**
 * In bytes; text after brotli. The build fails past them. They limit what code adds: content in `src/content` and
 * `pictures` does not count towards the limits of JavaScript, and the limit of HTML is far above every page.
 */
export const LIMITS = {
  shellJs: 84_000,
  pageJs: 105_000,
  css: 8_200,
  html: 24_000,
  fonts: 32_000,
  picture: 20_000,
}

/** The bytes of HTML that a server sends before it waits for an answer: the first flight of a TCP connection. */
const FIRST_FLIGHT = 14_350
const HTML = 'HTML with its CSS'
const CONTENT = 'content'

/** The JavaScript of the build: the static imports and the modules of each file. */
export type Bundle = ReadonlyMap<
  string,
  { imports: readonly string[]; modules: Readonly<Record<string, { renderedLength: number }>> }
>

export type Part = { name: string; bytes: number }

/** One size with its limit. `contentBytes` is the content in JavaScript, which does not count. */
export type Measure = Part & { page: string; limit: number; parts: readonly Part[]; contentBytes?: number }

const getBrotliSize = (content: string | Buffer) => brotliCompressSync(content).length
const sum = (parts: readonly Part[]) => parts.reduce((total, { bytes }) => total + bytes, 0)
const measureFile = (outDir: string, url: string): Part => ({ name: url, bytes: statSync(join(outDir, url)).size })

/** Measures files of JavaScript. A module's share of its file is estimated from its length before minifying. */
export function createJsMeter(root: string, outDir: string, bundle: Bundle) {
  const files = new Map<string, Part[]>()
  for (const [file, { modules }] of bundle) {
    const length = Object.values(modules).reduce((total, { renderedLength }) => total + renderedLength, 0)
    const ratio = getBrotliSize(readFileSync(join(outDir, file))) / length
    const parts = Object.entries(modules).map(([id, { renderedLength }]) => ({
      name: getPartName(root, id),
      bytes: renderedLength * ratio,
    }))
    files.set(file, parts)
  }

  return function measureJs(page: string, name: string, limit: number, names: Iterable<string>): Measure {
    const sizes = new Map<string, number>()
    for (const part of [...names].flatMap((file) => files.get(file) ?? [])) {
      sizes.set(part.name, (sizes.get(part.name) ?? 0) + part.bytes)
    }
    const contentBytes = sizes.get(CONTENT) ?? 0
    sizes.delete(CONTENT)
    const parts = [...sizes].map(([part, bytes]) => ({ name: part, bytes }))
    return { page, name, bytes: sum(parts), limit, contentBytes, parts }
  }
}

/** A package, a file of the project, or the content. */
function getPartName(root: string, id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  const file = id.replace(/^\0/, '').split('?')[0]?.replace(`${root}/`, '') ?? id
  return library ?? (/^(?:src\/content|pictures)\//.test(file) ? CONTENT : file)
}

/** Measures what a page needs for its first paint. */
export function measurePage(outDir: string, page: string, html: string): Measure[] {
  const css = getCss(html)
  const picture = findPriorityPicture(html)
  const pictures = picture ? [measureFile(outDir, picture.phone.url)] : []
  return [
    { page, name: HTML, bytes: getBrotliSize(html), limit: LIMITS.html, parts: findHtmlParts(html) },
    { page, name: 'CSS in the HTML', bytes: getBrotliSize(css), limit: LIMITS.css, parts: findLayers(css) },
    { page, name: 'first picture on a phone', bytes: sum(pictures), limit: LIMITS.picture, parts: pictures },
  ]
}

const getCss = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')

const findLayers = (css: string): Part[] =>
  css.split(/(?=@layer \w+\{)/).map((layer) => ({ name: layer.split('{')[0] ?? '', bytes: getBrotliSize(layer) }))

/** The CSS, what all pages share, and the text below each heading. */
function findHtmlParts(html: string): Part[] {
  const [head = '', main = '', foot = ''] = html.replace(/<style>[\s\S]*?<\/style>/g, '').split(/<main\b|<\/main>/)
  const sections = main.split(/(?=<h[1-4][ >])/).slice(1)
  return [
    { name: 'CSS', bytes: getBrotliSize(getCss(html)) },
    { name: 'head and menu', bytes: getBrotliSize(head) },
    { name: 'footer', bytes: getBrotliSize(foot) },
    ...sections.map((section) => {
      const heading = (section.split(/<\/h[1-4]>/)[0] ?? '').replace(/<[^>]*>/g, '')
      return { name: `below "${unescapeHtml(heading)}"`, bytes: getBrotliSize(section) }
    }),
  ]
}

export function measureFonts(outDir: string, template: string): Measure {
  const urls = [...template.matchAll(/rel="preload" href="(\/fonts\/[^"]+)"/g)].map(([, url = '']) => url)
  const parts = urls.map((url) => measureFile(outDir, url))
  return { page: 'every page', name: 'preloaded fonts', bytes: sum(parts), limit: LIMITS.fonts, parts }
}

const formatKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

function formatParts(parts: readonly Part[]): string {
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3)
  return largest.map(({ name, bytes }) => `${name} (${formatKb(bytes)})`).join(', ')
}

/** Returns a sentence for each size that is over its limit. */
export function getErrors(measures: readonly Measure[]): string[] {
  return measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ page, name, bytes, limit, parts }) =>
        `${page}: ${name}: ${formatKb(bytes)}, over the limit of ${formatKb(limit)}. Largest parts: ${formatParts(parts)}.`,
    )
}

/** Returns a sentence for each page whose HTML does not fit into the first flight. */
export function getWarnings(measures: readonly Measure[]): string[] {
  return measures
    .filter(({ name, bytes }) => name === HTML && bytes > FIRST_FLIGHT)
    .map(
      ({ page, bytes, parts }) =>
        `${page}: ${HTML}: ${bytes} bytes, ${bytes - FIRST_FLIGHT} more than a server sends at once (${FIRST_FLIGHT}). ` +
        'On a slow network the page appears about one round trip later. To avoid that, shorten the longest texts: ' +
        `${formatParts(parts.filter(({ name }) => name.startsWith('below')))}.`,
    )
}

/** Prints the largest page of each kind of size, and warnings. Throws if a size is over its limit. */
export function reportSizes(measures: readonly Measure[], warn: (message: string) => void): void {
  console.log('\nLargest sizes, text after brotli (1 KB is 1,000 bytes; content does not count as JavaScript)')
  // The last of each kind is the largest.
  const largest = new Map(measures.toSorted((a, b) => a.bytes - b.bytes).map((measure) => [measure.name, measure]))
  for (const { page, name, bytes, limit, contentBytes } of largest.values()) {
    const content = contentBytes ? `, besides ${formatKb(contentBytes)} of content` : ''
    console.log(
      `  ${name.padEnd(32)}${formatKb(bytes).padStart(8)} of ${formatKb(limit).padStart(8)}  ${page}${content}`,
    )
  }
  for (const warning of getWarnings(measures)) warn(warning)
  const errors = getErrors(measures)
  if (errors.length > 0)
    throw new Error(`The site is over its limits (vite/prerender/budgets.ts).\n${errors.join('\n')}`)
}
