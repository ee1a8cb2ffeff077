import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { company } from '../../src/content/company.ts'
import { SHARE_PICTURE } from '../../src/lib/pictures.ts'
import tailwindConfig from '../../tailwind.config.ts'
import { unescapeHtml } from '../prerender/page-styles.ts'
import { CACHE_DIR, writeFileAtomically } from './pictures.ts'
import { createTextPath, readFont } from './text-path.ts'

/** Facebook, iMessage, LinkedIn, WhatsApp and X all read JPEG, and load pictures below this size at once. */
const MAX_BYTES = 100_000
/** JPEG qualities to try until the file is small enough. */
const QUALITIES = [80, 70, 60, 45]

const { width, height } = SHARE_PICTURE
const MARGIN = 72
const TITLE_WIDTH = 820
const TITLE_SIZES = [92, 80, 70, 60]
const MAX_TITLE_LINES = 3
const { night, warm, amber, congo, straw } = tailwindConfig.theme.colors

/** What the picture on the share cards of a page shows. */
export type SharePicture = {
  /** Where the page expects it. */
  url: string
  /** The page's title, without the company's name. */
  title: string
  /** The master file behind the title. Without one the picture shows a light beam. */
  background: string | undefined
}

const IMAGE = /(<meta property="og:image" content="[^"]*?(\/share\/[^"]*)")(?: data-background="([^"]*)")?\/>/

/** Finds the share picture of a page in its head, as `Seo` renders it, and adds its size there. */
export function findSharePicture(head: string): { head: string; sharePicture: SharePicture | null } {
  const [, , url, background] = IMAGE.exec(head) ?? []
  const [, title] = /^<title>([^<]*) \| /.exec(head) ?? []
  if (!url || !title) return { head, sharePicture: null }
  return {
    head: head.replace(
      IMAGE,
      `$1/><meta property="og:image:width" content="${width}"/><meta property="og:image:height" content="${height}"/>`,
    ),
    sharePicture: { url, title: unescapeHtml(title), background: background && `${background}.webp` },
  }
}

/** Writes the share pictures of all pages into the build. Draws only those that are not in the cache. */
export async function writeSharePictures(
  root: string,
  outDir: string,
  sharePictures: readonly SharePicture[],
  log: (message: string) => void,
): Promise<void> {
  const jobs = [...sharePictures]
  let drawn = 0
  const workers = Array.from({ length: 2 }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const svg = drawOverlay(root, job)
      const master = job.background ? await readFile(join(root, 'pictures', job.background)) : Buffer.alloc(0)
      // The URL depends on SHARE_DESIGN, which covers the settings of `encode`.
      const key = createHash('sha256').update(job.url).update(svg).update(master).digest('hex').slice(0, 12)
      const cached = join(root, CACHE_DIR, `${key}-share.jpg`)
      if (!existsSync(cached)) {
        await writeFileAtomically(cached, await encode(master, svg))
        drawn++
      }
      const file = join(outDir, job.url)
      await mkdir(dirname(file), { recursive: true })
      await copyFile(cached, file)
    }
  })
  await Promise.all(workers)
  if (drawn > 0) log(`encoded ${drawn} share pictures`)
}

async function encode(master: Buffer, svg: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background =
    master.length > 0
      ? sharp(master).resize(width, height)
      : sharp({ create: { width, height, channels: 3, background: night } })
  const pixels = await background
    .composite([{ input: svg }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length < MAX_BYTES) return jpeg
  }
  throw new Error(`A share picture has more than ${MAX_BYTES} bytes at the lowest quality`)
}

/** The brand and the title as SVG, on a scrim that keeps them readable over any picture. */
function drawOverlay(root: string, { title, background }: SharePicture): Buffer {
  const display = readFont(join(root, 'public/fonts/archivo-expanded-800.woff2'))
  const mono = readFont(join(root, 'public/fonts/martian-mono-400.woff2'))
  const { size, lines } = fitTitle(title, (text, fontSize) => createTextPath(display, text, fontSize, -0.024).width)
  const lastBaseline = height - 118
  const titlePaths = lines.map((line, index) => {
    const y = lastBaseline - (lines.length - 1 - index) * size * 1.04
    return `<g transform="translate(${MARGIN} ${y})">${createTextPath(display, line, size, -0.024).svg}</g>`
  })
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="side"><stop offset=".13" stop-color="${night}"/><stop offset=".45" stop-color="${night}" stop-opacity=".6"/><stop offset=".8" stop-color="${night}" stop-opacity="0"/></linearGradient>
<linearGradient id="bottom" x2="0" y2="1"><stop stop-color="${night}" stop-opacity=".3"/><stop offset=".3" stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}" stop-opacity=".75"/></linearGradient>
<linearGradient id="beam" x2="0" y2="1"><stop stop-color="${amber.DEFAULT}" stop-opacity=".75"/><stop offset="1" stop-color="${congo.DEFAULT}" stop-opacity=".12"/></linearGradient>
<linearGradient id="lamp" x2="0" y2="1"><stop stop-color="${amber.DEFAULT}"/><stop offset="1" stop-color="${congo.DEFAULT}" stop-opacity=".12"/></linearGradient>
<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
</defs>
${background ? '' : '<path d="M850-20h60L1180 650H480z" fill="url(#beam)" filter="url(#blur)"/>'}
<path d="M0 0h${width}v${height}H0z" fill="url(#side)"/>
<path d="M0 0h${width}v${height}H0z" fill="url(#bottom)"/>
<g transform="translate(${MARGIN - 8} 56) scale(1.75)"><path d="M16 3 29 29H3z" fill="url(#lamp)"/><circle cx="16" cy="5" r="4" fill="${straw}"/></g>
<g fill="${warm}"><g transform="translate(${MARGIN + 62} 98)">${createTextPath(display, company.name, 32, -0.01).svg}</g>${titlePaths.join('')}</g>
<g fill="${amber.DEFAULT}" transform="translate(${MARGIN} ${height - 60})">${createTextPath(mono, company.location.toUpperCase(), 22, 0.08).svg}</g>
</svg>`)
}

/** The largest size at which a title fits, and its lines. Throws if it does not fit at the smallest size. */
function fitTitle(title: string, measure: (text: string, size: number) => number): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(title, (line) => measure(line, size) <= TITLE_WIDTH)
    if (lines && lines.length <= MAX_TITLE_LINES) return { size, lines }
  }
  throw new Error(`The title "${title}" does not fit on its share picture`)
}

/** Breaks a text between words. Returns null if a single word is too wide. */
function breakLines(text: string, fits: (line: string) => boolean): string[] | null {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (!fits(word)) return null
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
