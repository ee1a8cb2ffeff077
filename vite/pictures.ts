import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pictureFormats, type PictureFormat, pictureSize, pictureSizes, pictureUrl } from '../src/lib/picture-sizes.ts'

type Master = { name: string; file: string; hash: string }

/** Part of the cache key: change it when the encoder's settings change. */
const ENCODER = 'avif50e3-webp74'
const GENERATED = 'src/content/pictures.gen.ts'
const URL_PATTERN = /^\/pictures\/(.+)-[0-9a-f]{6}-\d+\.(?:avif|webp)$/

/**
 * Serves the masters in `pictures/` as responsive renditions.
 *
 * - On every start it brings `src/content/pictures.gen.ts` (the names, hashes and mean colours) up to date.
 * - In development each rendition's address answers with its master, so that no page ever waits for an encoder.
 * - A build encodes what `pictureSizes` lists and keeps the results in `node_modules/.cache/pictures`.
 */
export function pictures(): Plugin {
  let root = process.cwd()
  let outDir = 'dist'
  let writesSite = false

  return {
    name: 'pictures',
    async configResolved(config) {
      root = config.root
      outDir = config.build.outDir
      writesSite = config.command === 'build' && !config.build.ssr
      await writeIndex(root)
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = URL_PATTERN.exec(request.url ?? '')?.[1]
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
      if (writesSite) await writeRenditions(root, join(root, outDir))
    },
  }
}

async function findMasters(root: string): Promise<Master[]> {
  const masters: Master[] = []
  for (const folder of Object.keys(pictureSizes)) {
    const files = await readdir(join(root, 'pictures', folder))
    for (const file of files.filter((name) => name.endsWith('.webp')).toSorted()) {
      const path = join(root, 'pictures', folder, file)
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 6)
      masters.push({ name: `${folder}/${file.slice(0, -'.webp'.length)}`, file: path, hash })
    }
  }
  return masters
}

/** Rewrites the generated index where it differs. Only pictures that are new or changed are decoded. */
async function writeIndex(root: string): Promise<void> {
  const target = join(root, GENERATED)
  const before = existsSync(target) ? await readFile(target, 'utf8') : ''
  const known = new Map(
    [...before.matchAll(/'(.+)': \['(\w+)', '(#\w+)'\]/g)].map(([, name, hash, colour]) => [`${name} ${hash}`, colour]),
  )
  const rows = []
  for (const { name, file, hash } of await findMasters(root)) {
    const colour = known.get(`${name} ${hash}`) ?? (await meanColour(file))
    rows.push(`  '${name}': ['${hash}', '${colour}'],`)
  }
  const after = `// Written by vite/pictures.ts from the masters in pictures/: do not edit.
/** Every picture's name, with the hash of its master and its mean colour. */
export const pictures = {
${rows.join('\n')}
} as const

export type PictureName = keyof typeof pictures
`
  if (after !== before) await writeFile(target, after)
}

async function meanColour(file: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  // The mean of all pixels: a mode would call almost every night picture black.
  const pixel = await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
  return `#${pixel.toString('hex').slice(0, 6)}`
}

async function writeRenditions(root: string, outDir: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache/pictures')
  const jobs = (await findMasters(root)).flatMap((master) =>
    pictureSize(master.name).widths.flatMap((width) => pictureFormats.map((format) => ({ master, width, format }))),
  )
  await mkdir(cache, { recursive: true })
  // libvips takes several threads for one AVIF already: two encodings at a time keep two cores busy.
  const workers = Array.from({ length: 2 }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { master, width, format } = job
      const cached = join(cache, `${master.hash}-${width}-${ENCODER}.${format}`)
      if (!existsSync(cached)) await encode(master.file, width, format, cached)
      const file = join(outDir, pictureUrl(master.name, master.hash, width, format))
      await mkdir(join(file, '..'), { recursive: true })
      await writeFile(file, await readFile(cached))
    }
  })
  await Promise.all(workers)
}

async function encode(file: string, width: number, format: PictureFormat, target: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  const resized = sharp(file).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 3 }) : resized.webp({ quality: 74, effort: 4 })
  // Written aside and renamed: a build that is stopped half-way leaves no broken file behind.
  await encoded.toFile(`${target}.part`)
  await rename(`${target}.part`, target)
}
