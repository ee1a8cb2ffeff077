import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Sharp } from 'sharp'
import type { Plugin } from 'vite'
import {
  getPictureSize,
  getPictureUrl,
  getSharePictureUrl,
  pictureFormats,
  pictureSizes,
  type PictureSource,
  SHARE_PICTURE,
} from '../../src/lib/pictures.ts'

/** Part of the cache key. Change it together with the encoder settings in `listRenditions`. */
const ENCODER = 'avif46e3-webp74'
const SHARE_ENCODER = 'jpeg70'
const CACHE_DIR = 'node_modules/.cache/pictures'
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
const PREVIEW_QUALITIES = [18, 8, 6, 4]
const MAX_PREVIEW_BYTES = 1300

/** A coarse version of a picture as a data URL of 1.5 to 2.5 KB, to be inlined into a page. Cached by the picture's hash. */
export async function readPreview(root: string, name: string): Promise<string> {
  const file = join(root, 'pictures', `${name}.webp`)
  const { hash } = await readMaster(root, file)
  const cached = join(root, CACHE_DIR, `${hash}-preview3.avif`)
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

type Rendition = { url: string; cacheName: string; encode: (master: Sharp) => Sharp }

function listRenditions({ name, hash }: Master): Rendition[] {
  const sizes = getPictureSize(name).widths.flatMap((width) =>
    pictureFormats.map((format): Rendition => {
      const resize = (master: Sharp) => master.resize({ width, withoutEnlargement: true })
      return {
        url: getPictureUrl({ name, hash }, width, format),
        cacheName: `${hash}-${width}-${ENCODER}.${format}`,
        encode: (master) =>
          format === 'avif'
            ? resize(master).avif({ quality: 46, effort: 3 })
            : resize(master).webp({ quality: 74, effort: 4 }),
      }
    }),
  )
  const { width, height } = SHARE_PICTURE
  // Every social network reads JPEG.
  const share: Rendition = {
    url: getSharePictureUrl({ name, hash }),
    cacheName: `${hash}-share-${SHARE_ENCODER}.jpg`,
    encode: (master) => master.resize(width, height).jpeg({ quality: 70, mozjpeg: true }),
  }
  return [...sizes, share]
}

async function writeRenditions(root: string, outDir: string, log: (message: string) => void): Promise<void> {
  const { default: sharp } = await import('sharp')
  const jobs = (await findMasters(root)).flatMap((master) =>
    listRenditions(master).map((rendition) => ({ master, ...rendition })),
  )
  const total = jobs.length
  let encoded = 0
  // One AVIF encoding uses several threads, so two at a time keep two cores busy.
  const workers = Array.from({ length: 2 }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const cached = join(root, CACHE_DIR, job.cacheName)
      if (!existsSync(cached)) {
        await writeFileAtomically(cached, await job.encode(sharp(job.master.file)).toBuffer())
        if (++encoded % PROGRESS_STEP === 0)
          log(`encoded ${encoded} pictures, ${jobs.length} of ${total} left to check`)
      }
      const file = join(outDir, job.url)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await readFile(cached))
    }
  })
  await Promise.all(workers)
}

/** Writes to a temporary file and renames it, so that an interrupted build leaves no incomplete file. */
async function writeFileAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Two modules may need the same file at once.
  const temporary = `${file}.${randomUUID()}.part`
  await writeFile(temporary, content)
  await rename(temporary, file)
}
