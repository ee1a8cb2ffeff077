import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pictureSizes } from '../../src/lib/pictures.ts'
import type { Mistake } from './mistake.ts'

const MAX_MB = 20
const folders: Readonly<Record<string, { widths: readonly number[] }>> = pictureSizes

/** Pictures that cannot be read, are too large for the repository, or too narrow for the place where they are shown. */
export async function checkPictures(root: string): Promise<Mistake[]> {
  const files = readdirSync(join(root, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
  const mistakes = await Promise.all(files.map((file) => checkPicture(join(root, 'pictures', file), file)))
  return mistakes.flat()
}

async function checkPicture(path: string, name: string): Promise<Mistake[]> {
  const file = `pictures/${name}`
  const megabytes = statSync(path).size / 1e6
  if (megabytes > MAX_MB) {
    return [{ file, message: `it has ${Math.round(megabytes)} MB. A picture may have ${MAX_MB} MB at most.` }]
  }
  if (!name.endsWith('.webp')) return []
  const widths = folders[dirname(name)]?.widths
  if (!widths) {
    return [
      {
        file,
        message: `no page shows pictures of this folder. Put it in one of these: ${Object.keys(folders).join(', ')}.`,
      },
    ]
  }
  // The largest size is for dense wide screens: a picture may end at the one below it.
  const minimum = widths.toSorted((a, b) => b - a)[1] ?? 0
  // Only the first bytes are read.
  const width = await sharp(path)
    .metadata()
    .then((metadata) => metadata.width)
    .catch(() => 0)
  if (width === 0) return [{ file, message: 'it cannot be read as a WebP picture. Save it as WebP again.' }]
  return width < minimum
    ? [{ file, message: `it is ${width} pixels wide. Pictures in ${dirname(file)} need at least ${minimum}.` }]
    : []
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
