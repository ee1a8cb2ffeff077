import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { Plugin } from 'vite'
import { pictureSizes } from '../../src/lib/pictures.ts'
import { getWholeName, matchesLayers } from '../pictures/layers.ts'
import type { Mistake, Sources } from './mistake.ts'

// Under `npm run dev`, a picture that was replaced is read again.
sharp.cache({ files: 0 })

const IMPORT_SUFFIX = '?picture'
/** The largest difference between the shape of a picture and that of its place, which crops the rest. */
const SHAPE_TOLERANCE = 0.05
const folders: Readonly<
  Record<string, { width: number; height: number; widths: readonly number[] }>
> = pictureSizes

/** Imports of pictures that do not exist or are not WebP files. */
const checkImports = (root: string, sources: Sources): Mistake[] =>
  [...sources].flatMap(([file, source]) =>
    source.split('\n').flatMap((text, index): Mistake[] => {
      const [, path] = /^import .*'([^']*(?:\.webp|\?picture))'/.exec(text) ?? []
      if (!path) return []
      const name = posix.join(posix.dirname(file), path.replace(IMPORT_SUFFIX, ''))
      const place = { file, line: index + 1 }
      if (!existsSync(join(root, name)))
        return [{ ...place, message: `there is no picture ${name}.` }]
      const message = `a picture must be a WebP file, imported as '….webp?picture'. This is '${path}'.`
      return path.endsWith('.webp?picture') ? [] : [{ ...place, message }]
    }),
  )

/**
 * Imports of pictures that do not exist, and pictures that no file imports, that cannot be read, or that are too narrow or of the wrong shape for their place.
 */
export async function checkPictures(root: string, sources: Sources): Promise<Mistake[]> {
  const files = readdirSync(join(root, 'pictures'), { recursive: true, encoding: 'utf8' })
    // Not those that an operating system adds, such as .DS_Store.
    .filter((file) => /[^\\/]\.\w+$/.test(file) && file !== 'README.md')
    .map((file) => `pictures/${file.replaceAll('\\', '/')}`)
  const imports = checkImports(root, sources)
  const messages = await Promise.all(
    files.map(async (file) => {
      const whole = getWholeFile(file)
      if ([...sources.values()].some((source) => source.includes(`/${whole}`)))
        return await checkPicture(root, file, whole)
      // A mistyped import leaves its picture unused.
      if (imports.length > 0) return undefined
      return 'no page uses it. Delete it, or give it exactly the name of the picture that it replaces.'
    }),
  )
  return [
    ...imports,
    ...files.flatMap((file, index) => (messages[index] ? { file, message: messages[index] } : [])),
  ]
}

/** The file of the picture that a file is a layer of, or the file itself. */
const getWholeFile = (file: string): string =>
  file.replace(/(?<=^pictures\/).*(?=\.webp$)/, getWholeName)

/** A problem with a picture that is used, or with a layer of it, in a sentence that follows its name. */
async function checkPicture(
  root: string,
  file: string,
  whole: string,
): Promise<string | undefined> {
  const path = join(root, file)
  if (!file.endsWith('.webp')) return undefined
  const place = folders[relative('pictures', dirname(whole))]
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
  if (format !== 'webp')
    return 'it is not a WebP picture, although it is called one. Save it as WebP.'
  // The largest size is for dense wide screens: a picture may end at the one below it.
  const minimum = place.widths.toSorted((a, b) => b - a)[1] ?? 0
  if (width < minimum)
    return `it is ${width} pixels wide. Pictures in ${dirname(file)} need at least ${minimum}.`
  const shape = width / height / (place.width / place.height)
  if (Math.abs(shape - 1) > SHAPE_TOLERANCE)
    return `it is ${width} × ${height} pixels. Pictures in ${dirname(file)} need the shape of ${place.width} × ${place.height}.`
  // A picture that cannot be read gets its own sentence.
  const isRight =
    file === whole || (await matchesLayers(root, join(root, whole)).catch(() => false))
  return isRight
    ? undefined
    : `it is not a part of ${whole} as that is now. Make both files of its folder again, or delete the folder.`
}

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
      const name = relative(join(root, 'pictures'), id.replace(IMPORT_SUFFIX, '')).replace(
        /\.\w+$/,
        '',
      )
      const value = id.endsWith(IMPORT_SUFFIX)
        ? { name: name.replaceAll('\\', '/'), hash: '', colour: '' }
        : id
      return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' }
    },
  }
}
