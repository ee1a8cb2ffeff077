import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import {
  getPictureSize,
  getPictureUrl,
  pictureFormats,
  type PictureFormat,
  pictureSizes,
  type PictureSource,
} from '../../src/lib/pictures.ts'

/** Part of the cache key. Change it together with the encoder settings in `encode`. */
const ENCODER = 'avif46e3-webp74'
export const CACHE_DIR = 'node_modules/.cache/pictures'
const IMPORT_SUFFIX = '?picture'
const RENDITION_URL = /^\/pictures\/(.+)-[0-9a-f]{6}-\d+\.(?:avif|webp)$/

/**
 * Serves the master files in `pictures/` as responsive images.
 *
 * - `import x from '.../pictures/services/dj-hire.webp?picture'` gives a `PictureSource`. A page's code contains only
 *   the pictures that it imports.
 * - In development the URL of every rendition answers with the master file, so that no page waits for an encoder.
 * - A build encodes all renditions and caches them in `node_modules/.cache/pictures`.
 */
export function pictures(): Plugin {
  let root = process.cwd()
  let outDir = 'dist'
  let isClientBuild = false

  return {
    name: 'pictures',
    // Before Vite's own handling of .webp imports.
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      outDir = join(root, config.build.outDir)
      isClientBuild = config.command === 'build' && !config.build.ssr
    },
    async load(id) {
      if (!id.endsWith(IMPORT_SUFFIX)) return null
      const file = id.slice(0, -IMPORT_SUFFIX.length)
      const { name, hash } = await readMaster(root, file)
      const source: PictureSource = { name, hash, colour: await readMeanColour(root, file, hash) }
      return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = RENDITION_URL.exec(request.url ?? '')?.[1]
        const file = name && join(root, 'pictures', `${name}.webp`)
        if (!file || !existsSync(file)) return next()
        readFile(file).then((data) => {
          response.setHeader('Content-Type', 'image/webp')
          response.setHeader('Cache-Control', 'no-cache')
          response.end(data)
        }, next)
      })
    },
    async closeBundle() {
      if (isClientBuild) await writeRenditions(root, outDir, (message) => this.info(message))
    },
  }
}

type Master = Pick<PictureSource, 'name' | 'hash'> & { file: string }

async function readMaster(root: string, file: string): Promise<Master> {
  const path = relative(join(root, 'pictures'), file).replaceAll('\\', '/')
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 6)
  return { name: path.slice(0, -'.webp'.length), hash, file }
}

async function findMasters(root: string): Promise<Master[]> {
  const folders = Object.keys(pictureSizes).map(async (folder) => {
    const files = await readdir(join(root, 'pictures', folder))
    return files.filter((file) => file.endsWith('.webp')).map((file) => join(root, 'pictures', folder, file))
  })
  const files = (await Promise.all(folders)).flat()
  return Promise.all(files.map((file) => readMaster(root, file)))
}

/** The mean of all pixels as #rgb, cached by the picture's hash. Three digits, because pages contain many of them. */
async function readMeanColour(root: string, file: string, hash: string): Promise<string> {
  const cached = join(root, CACHE_DIR, `${hash}-rgb.txt`)
  if (existsSync(cached)) return readFile(cached, 'utf8')
  const { default: sharp } = await import('sharp')
  const pixel = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const colour = `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join('')}`
  await writeFileAtomically(cached, colour)
  return colour
}

/**
 * The height of a preview in pixels: the height that its picture has on a phone of 412 by 823 CSS pixels. Chrome would
 * take a smaller one for less than the page's largest paint.
 */
const PREVIEW_HEIGHT_PX = 347
const SLIDE_PREVIEW_HEIGHT_PX = 412
/** AVIF qualities to try until the file is small enough. Chrome ignores pictures below 0.05 bits per pixel. */
const PREVIEW_QUALITIES = [18, 8, 4]
const MAX_PREVIEW_BYTES = 1600

/** A coarse version of a picture as a data URL of 1.5 to 2.5 KB, to be inlined into a page. Cached by the picture's hash. */
export async function readPreview(root: string, name: string): Promise<string> {
  const file = join(root, 'pictures', `${name}.webp`)
  const { hash } = await readMaster(root, file)
  const cached = join(root, CACHE_DIR, `${hash}-preview2.avif`)
  if (!existsSync(cached)) await writeFileAtomically(cached, await encodePreview(file, name))
  return `data:image/avif;base64,${await readFile(cached, 'base64')}`
}

async function encodePreview(file: string, name: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const size = getPictureSize(name)
  const height = name.startsWith('slides/') ? SLIDE_PREVIEW_HEIGHT_PX : PREVIEW_HEIGHT_PX
  const resized = sharp(file).resize(Math.ceil((height * size.width) / size.height), height)
  const toAvif = (quality: number) =>
    resized.clone().avif({ quality, effort: 4, chromaSubsampling: '4:2:0', tune: 'ssim' }).toBuffer()
  for (const quality of PREVIEW_QUALITIES) {
    const preview = await toAvif(quality)
    if (preview.length <= MAX_PREVIEW_BYTES) return preview
  }
  return toAvif(1)
}

/** How many pictures are encoded between two messages. Encoding all of them takes about a minute. */
const PROGRESS_STEP = 50

async function writeRenditions(root: string, outDir: string, log: (message: string) => void): Promise<void> {
  const jobs = (await findMasters(root)).flatMap((master) =>
    getPictureSize(master.name).widths.flatMap((width) => pictureFormats.map((format) => ({ master, width, format }))),
  )
  const total = jobs.length
  let encoded = 0
  // One AVIF encoding uses several threads, so two at a time keep two cores busy.
  const workers = Array.from({ length: 2 }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { master, width, format } = job
      const cached = join(root, CACHE_DIR, `${master.hash}-${width}-${ENCODER}.${format}`)
      if (!existsSync(cached)) {
        await writeFileAtomically(cached, await encode(master.file, width, format))
        if (++encoded % PROGRESS_STEP === 0)
          log(`encoded ${encoded} pictures, ${jobs.length} of ${total} left to check`)
      }
      const file = join(outDir, getPictureUrl(master, width, format))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await readFile(cached))
    }
  })
  await Promise.all(workers)
}

async function encode(file: string, width: number, format: PictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const resized = sharp(file).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif' ? resized.avif({ quality: 46, effort: 3 }) : resized.webp({ quality: 74, effort: 4 })
  return encoded.toBuffer()
}

/** Writes to a temporary file and renames it, so that an interrupted build leaves no incomplete file. */
export async function writeFileAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Two modules may need the same file at once.
  const temporary = `${file}.${randomUUID()}.part`
  await writeFile(temporary, content)
  await rename(temporary, file)
}
