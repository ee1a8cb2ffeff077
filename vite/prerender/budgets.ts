import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findPriorityPicture, type PriorityPicture } from './priority-picture.ts'

/**
 * In bytes; HTML and JavaScript after brotli. The HTML and its response headers have to fit into the first flight of a TCP
 * connection, which is 14,600 bytes: with 14,409 the first paint of home took a round trip more.
 */
const BUDGET = { html: 14_350, js: 90_000, jsFiles: 4, picture: 60_000, phonePicture: 20_000, fonts: 32_000 }

/** The window for which `picture` is measured, at a device pixel ratio of 1. */
const WINDOW_WIDTH_PX = 1280

export type PageSizes = {
  file: string
  html: number
  /** Everything that the page loads with static imports. */
  js: number
  jsFiles: number
  /** The AVIF file of the page's high-priority picture in the window above; 0 without such a picture. */
  picture: number
  /** The same picture on a phone. */
  phonePicture: number
}

/** Returns a function that measures one page of the build. */
export function createPageMeter(outDir: string) {
  const getJsSize = createSizeCache(outDir)
  return function measurePage(file: string, html: string, jsFiles: ReadonlySet<string>): PageSizes {
    const getSize = (url: string | undefined) => (url ? statSync(join(outDir, url)).size : 0)
    const picture = findPriorityPicture(html)
    return {
      file,
      html: getBrotliSize(html),
      js: [...jsFiles].reduce((sum, chunk) => sum + getJsSize(chunk), 0),
      jsFiles: jsFiles.size,
      picture: getSize(picture && getWideUrl(picture, WINDOW_WIDTH_PX)),
      phonePicture: getSize(picture?.phone.url),
    }
  }
}

function createSizeCache(outDir: string): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? getBrotliSize(readFileSync(join(outDir, file)))
    sizes.set(file, size)
    return size
  }
}

const getBrotliSize = (content: string | Buffer) => brotliCompressSync(content).length

/** The AVIF file that a browser with a device pixel ratio of 1 chooses in a wide window. */
function getWideUrl({ srcSet, sizes }: PriorityPicture, windowWidth: number): string | undefined {
  const slotWidth = getSlotWidth(sizes, windowWidth)
  const renditions = srcSet.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ')
    return { url, width: Number.parseInt(width, 10) }
  })
  return (renditions.find(({ width }) => width >= slotWidth) ?? renditions.at(-1))?.url
}

/** Evaluates a `sizes` attribute, limited to `min-width` conditions and lengths in px and vw. */
function getSlotWidth(sizes: string, windowWidth: number): number {
  for (const entry of sizes.split(', ')) {
    const [, minWidth = '0', length, unit] = /^(?:\(min-width: (\d+)px\) )?(\d+)(px|vw)$/.exec(entry) ?? []
    if (!length) throw new Error(`Cannot evaluate sizes="${sizes}"`)
    if (windowWidth >= Number(minWidth)) return unit === 'vw' ? (Number(length) / 100) * windowWidth : Number(length)
  }
  throw new Error(`sizes="${sizes}" has no default`)
}

/** Prints a table of all pages. Throws if a page or the preloaded fonts are over budget. */
export function reportPages(pages: readonly PageSizes[], template: string, outDir: string): void {
  const toRow = (cells: readonly unknown[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(44) : String(cell).padStart(9))).join('')
  const columns = ['html', 'js', 'jsFiles', 'picture', 'phonePicture'] as const
  const isOver = (page: PageSizes) => columns.some((column) => page[column] > BUDGET[column])
  console.log(`\n${toRow(['page', 'html', 'js', 'js files', 'picture', 'on phone'])}   bytes, html and js after brotli`)
  for (const page of pages) {
    console.log(toRow([page.file, ...columns.map((column) => page[column])]) + (isOver(page) ? '   OVER BUDGET' : ''))
  }
  console.log(toRow(['budget', ...columns.map((column) => BUDGET[column])]))

  const fonts = [...template.matchAll(/rel="preload" href="(\/fonts\/[^"]+)"/g)].reduce(
    (sum, [, href = '']) => sum + statSync(join(outDir, href)).size,
    0,
  )
  console.log(`preloaded fonts: ${fonts} of ${BUDGET.fonts} bytes\n`)
  const over = pages.filter(isOver)
  if (over.length > 0) throw new Error(`Over budget: ${over.map(({ file }) => file).join(', ')}`)
  if (fonts > BUDGET.fonts) throw new Error(`The preloaded fonts have ${fonts} bytes, over ${BUDGET.fonts}`)
}
