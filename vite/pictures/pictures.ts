import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import type { Connect, Plugin } from 'vite'
import { phoneCrops } from '../../src/content/phone-crops.ts'
import {
  getPhoneCropUrl,
  getPictureSize,
  getPictureUrl,
  getSharePictureUrl,
  getWebpWidths,
  PHONE_CROP,
  type PictureSource,
  SHARE_PICTURE,
} from '../../src/lib/pictures.ts'
import { PREVIEW_MODE } from '../hosting/build-settings.ts'
import { cache } from './cache.ts'
import { getWholeName, isLayer, readHash, readLayers } from './layers.ts'

const IMPORT_SUFFIX = '?picture'
const RENDITION_URL =
  /^\/pictures\/([\w/-]+)-[0-9a-f]{6}-(?:share|(?:phone-\d+-\d+-)?\d+)\.(?:avif|webp|jpg)$/
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/**
 * Serves the WebP files in `pictures/` as responsive images.
 *
 * - `import x from '.../pictures/services/dj-hire.webp?picture'` gives a `PictureSource`. A page's code contains only
 *   the pictures that it imports.
 * - In development the URL of every rendition answers with the master file, so that no page waits for an encoder.
 * - A production build encodes all renditions and caches them in `.cache/pictures`. `vite preview` encodes a rendition
 *   when it is requested, because encoding all takes about a minute.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    // Before Vite's own handling of .webp imports.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(IMPORT_SUFFIX)) return null
      const { root } = this.environment.config
      const { name, hash, file } = await readMaster(root, id.slice(0, -IMPORT_SUFFIX.length))
      const source: PictureSource = {
        name,
        hash,
        colour: await readMeanColour(root, file, hash),
        ...getPhoneCropName(name),
        ...(await readLayers(file)),
      }
      return { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(RENDITION_URL, '/pictures/$1.webp')
        next()
      })
    },
    configurePreviewServer({ config: { root }, middlewares }) {
      // After Vite has found no file.
      return () => middlewares.use(servePictures(root))
    },
    async writeBundle() {
      const { root, build, mode } = this.environment.config
      if (build.ssr || mode === PREVIEW_MODE) return
      await writeRenditions(root, join(root, build.outDir), (message) => this.info(message))
    },
  }
}

type Master = Pick<PictureSource, 'name' | 'hash'> & { file: string }

async function readMaster(root: string, file: string): Promise<Master> {
  const path = relative(join(root, 'pictures'), file).replaceAll('\\', '/')
  return {
    name: path.slice(0, -'.webp'.length),
    hash: await readHash(file),
    file,
  }
}

async function findMasters(root: string): Promise<Master[]> {
  const files = await readdir(join(root, 'pictures'), { recursive: true })
  const masters = files.filter((file) => file.endsWith('.webp'))
  return Promise.all(masters.map((file) => readMaster(root, join(root, 'pictures', file))))
}

/** The mean of all pixels as #rgb. Three digits, because pages contain many of them. */
async function readMeanColour(root: string, file: string, hash: string): Promise<string> {
  const cached = await cache(root, `${hash}-rgb.txt`, async () => {
    const pixel = await sharp(file)
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join('')}`
  })
  return readFile(cached, 'utf8')
}

type Size = { width: number; height: number }

/** The part of a master of this size that the first screen of a phone shows, in pixels. */
function getPhoneCrop(name: string, { width, height }: Size): Region {
  const { x, y } = phoneCrops[getWholeName(name)] ?? { x: 50, y: 50 }
  const scale = Math.min(width / PHONE_CROP.width, height / PHONE_CROP.height)
  const size = {
    width: Math.floor(scale * PHONE_CROP.width),
    height: Math.floor(scale * PHONE_CROP.height),
  }
  const getStart = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { ...size, left: getStart(x, width, size.width), top: getStart(y, height, size.height) }
}

function getPhoneCropName(name: string): Pick<PictureSource, 'phoneCrop'> {
  const crop = phoneCrops[getWholeName(name)]
  return crop ? { phoneCrop: `${crop.x}-${crop.y}` } : {}
}

/** The width of a preview in pixels: enough for its light and its colours. */
const PREVIEW_WIDTH_PX = 24

/** A blurred version of a picture as a data URL of about 300 bytes, to be inlined into a page. */
export async function readPreview(root: string, name: string): Promise<string> {
  const { hash, file } = await readMaster(root, join(root, 'pictures', `${name}.webp`))
  const cached = await cache(root, `${hash}-preview${PREVIEW_WIDTH_PX}-webp40.webp`, () =>
    sharp(file).resize({ width: PREVIEW_WIDTH_PX }).webp({ quality: 40 }).toBuffer(),
  )
  return `data:image/webp;base64,${await readFile(cached, 'base64')}`
}

type Rendition = { url: string; cacheName: string; encode: (master: Sharp, size: Size) => Sharp }

const AVIF_QUALITY = 40
/** Of the larger crop for a phone, which is for screens with two or three pixels for each CSS pixel: they hide more. */
const DENSE_CROP_QUALITY = 36

/**
 * The first picture of a page on a laptop: at 40 its boards and bricks are blurred, at 58 none is larger than 45 KB. Larger widths
 * are for dense screens, which hide more, and pictures of the other folders are cards on phones, too. The people of a room have no
 * such details.
 */
const LAPTOP_PICTURE = {
  names: /^(?:about|contact|heroes|scenes|slides)\/(?!.*\/people$)/,
  width: 960,
  quality: 58,
}

/** The name in the cache contains the encoder's settings. */
function listRenditions({ name, hash }: Master): Rendition[] {
  const { phoneWidth, widths } = getPictureSize(name)
  const avifs = widths.map((width): Rendition => {
    // Three times the work saves a tenth of the bytes. They count most for the first picture on a phone.
    const effort = width === phoneWidth ? 3 : 1
    const isLaptopPicture = width === LAPTOP_PICTURE.width && LAPTOP_PICTURE.names.test(name)
    const quality = isLaptopPicture ? LAPTOP_PICTURE.quality : AVIF_QUALITY
    return {
      url: getPictureUrl({ name, hash }, width, 'avif'),
      cacheName: `${hash}-${width}-avif${quality}e${effort}.avif`,
      encode: (master) =>
        master.resize({ width, withoutEnlargement: true }).avif({ quality, effort }),
    }
  })
  const webps = getWebpWidths(name).map((width): Rendition => ({
    url: getPictureUrl({ name, hash }, width, 'webp'),
    cacheName: `${hash}-${width}-webp74e2.webp`,
    encode: (master) =>
      master.resize({ width, withoutEnlargement: true }).webp({ quality: 74, effort: 2 }),
  }))
  const crop = getPhoneCropName(name)
  const crops = (crop.phoneCrop ? PHONE_CROP.widths : []).map((width): Rendition => {
    const quality = width === PHONE_CROP.widths[0] ? AVIF_QUALITY : DENSE_CROP_QUALITY
    return {
      url: getPhoneCropUrl({ name, hash, ...crop }, width),
      cacheName: `${hash}-phone-${crop.phoneCrop}-${width}-avif${quality}e1.avif`,
      encode: (master, size) =>
        master.extract(getPhoneCrop(name, size)).resize({ width }).avif({ quality, effort: 1 }),
    }
  })
  // Every social network reads JPEG.
  const share: Rendition = {
    url: getSharePictureUrl({ name, hash }),
    cacheName: `${hash}-share-70.jpg`,
    encode: (master) =>
      master.resize(SHARE_PICTURE.width, SHARE_PICTURE.height).jpeg({ quality: 70 }),
  }
  return [...avifs, ...webps, ...crops, ...(isLayer(name) ? [] : [share])]
}

/** The file of a rendition in the cache, encoded first if it is missing. */
const encode = (
  root: string,
  { file }: Master,
  rendition: Rendition,
  onStart?: () => void,
): Promise<string> =>
  cache(root, rendition.cacheName, async () => {
    onStart?.()
    const master = sharp(file)
    return rendition.encode(master, await master.metadata()).toBuffer()
  })

/** The file of the rendition with this URL, encoded first if it is missing. Undefined if there is none. */
export async function encodePicture(root: string, url: string): Promise<string | undefined> {
  const [, name] = RENDITION_URL.exec(url) ?? []
  const file = join(root, 'pictures', `${name}.webp`)
  if (!name || !existsSync(file)) return undefined
  const master = await readMaster(root, file)
  const rendition = listRenditions(master).find((candidate) => candidate.url === url)
  return rendition && encode(root, master, rendition)
}

/** Answers requests for renditions. */
export const servePictures =
  (root: string): Connect.NextHandleFunction =>
  async (request, response, next) => {
    // Vite has replaced `url` by that of its fallback, index.html.
    const url = request.originalUrl ?? request.url ?? ''
    try {
      const file = await encodePicture(root, url)
      if (file) {
        response.setHeader('Content-Type', TYPES[extname(url)] ?? '')
        createReadStream(file).pipe(response)
      } else next()
    } catch (error) {
      next(error)
    }
  }

/** Writes all renditions of all masters to a build. */
export async function writeRenditions(
  root: string,
  outDir: string,
  log: (message: string) => void,
): Promise<void> {
  let encoded = 0
  // All at once: sharp encodes four at a time, so that no core waits for the last size of a picture.
  const renditions = (await findMasters(root)).flatMap((master) =>
    listRenditions(master).map(async (rendition) => {
      const file = await encode(root, master, rendition, () => {
        if (++encoded === 1) log('Encoding pictures. All of them take about a minute.')
      })
      await mkdir(dirname(join(outDir, rendition.url)), { recursive: true })
      await copyFile(file, join(outDir, rendition.url))
    }),
  )
  await Promise.all(renditions)
}
