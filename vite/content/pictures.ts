import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { Plugin } from 'vite'
import { pictureSizes } from '../../src/lib/pictures.ts'
import type { Mistake } from './mistake.ts'
import type { Source } from './source.ts'

// Under `npm run dev`, a picture that was replaced is read again.
sharp.cache({ files: 0 })

const MAX_MB = 20
/** How far the shape of a picture may be from that of its place, which crops the rest. */
const SHAPE_TOLERANCE = 0.05
const folders: Readonly<Record<string, { width: number; height: number; widths: readonly number[] }>> = pictureSizes

/**
 * Pictures that no file imports, cannot be read, are too large for the repository, or too narrow or of the wrong shape for
 * the place where they are shown.
 */
export async function checkPictures(root: string, sources: readonly Pick<Source, 'code'>[]): Promise<Mistake[]> {
  const files = readdirSync(join(root, 'pictures'), { recursive: true, encoding: 'utf8' })
    // Not those that an operating system adds, such as .DS_Store.
    .filter((file) => /[^\\/]\.\w+$/.test(file))
    .map((file) => `pictures/${file.replaceAll('\\', '/')}`)
  const messages = await Promise.all(
    files.map((file) =>
      sources.some(({ code }) => code.includes(`/${file}`))
        ? checkPicture(root, file)
        : 'no page uses it. Delete it, or give it exactly the name of the picture that it replaces.',
    ),
  )
  return files.flatMap((file, index) => (messages[index] ? { file, message: messages[index] } : []))
}

/** What is wrong with a picture that is used, in a sentence that follows its name. */
async function checkPicture(root: string, file: string): Promise<string | undefined> {
  const path = join(root, file)
  const megabytes = statSync(path).size / 1e6
  if (megabytes > MAX_MB) return `it has ${Math.round(megabytes)} MB. A picture may have ${MAX_MB} MB at most.`
  if (!file.endsWith('.webp')) return undefined
  const place = folders[relative('pictures', dirname(file))]
  if (!place)
    return `no page shows pictures of this folder. Put it in one of these: ${Object.keys(folders).join(', ')}.`
  // Only the first bytes are read.
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(path)
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (format !== 'webp') return 'it is not a WebP picture, although it is called one. Save it as WebP.'
  // The largest size is for dense wide screens: a picture may end at the one below it.
  const minimum = place.widths.toSorted((a, b) => b - a)[1] ?? 0
  if (width < minimum) return `it is ${width} pixels wide. Pictures in ${dirname(file)} need at least ${minimum}.`
  const shape = width / height / (place.width / place.height)
  return Math.abs(shape - 1) > SHAPE_TOLERANCE
    ? `it is ${width} × ${height} pixels. Pictures in ${dirname(file)} need the shape of ${place.width} × ${place.height}.`
    : undefined
}

const IMPORT_SUFFIX = '?picture'

/** Gives modules the names of their pictures without reading these, and lets missing ones pass: they are reported. */
export function pictureNames(root: string): Plugin {
  return {
    name: 'picture-names',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !/\.svg$|\?picture$/.test(source)) return null
      const path = join(dirname(importer), source)
      return source.endsWith(IMPORT_SUFFIX) || !existsSync(path) ? path : null
    },
    load(id) {
      if (!/\.svg$|\?picture$/.test(id)) return null
      const name = relative(join(root, 'pictures'), id.replace(IMPORT_SUFFIX, '')).replace(/\.\w+$/, '')
      const value = id.endsWith(IMPORT_SUFFIX) ? { name: name.replaceAll('\\', '/'), hash: '', colour: '' } : id
      return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
    },
  }
}
