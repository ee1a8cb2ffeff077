import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PICTURE_LAYERS, type PictureSource } from '../../src/lib/pictures.ts'
import { cache } from './cache.ts'

const LAYER_NAME = new RegExp(`^([^/]+/[^/]+)/(?:${PICTURE_LAYERS.join('|')})$`)

/** Whether a picture is a layer of another one, as 'scenes/weddings-basic/room'. */
export const isLayer = (name: string): boolean => LAYER_NAME.test(name)

/** The name of the picture that a layer is a part of. Other names stay as they are. */
export const getWholeName = (name: string): string => name.replace(LAYER_NAME, '$1')

/** The first digits of a file's SHA-256. */
export const readHash = async (file: string): Promise<string> =>
  hash('sha256', await readFile(file)).slice(0, 6)

/** The files of a picture's layers, from the lowest. Undefined if not all of them exist. */
function findLayers(file: string): string[] | undefined {
  const files = PICTURE_LAYERS.map((layer) => file.replace(/\.webp$/, `/${layer}.webp`))
  return files.every((layer) => existsSync(layer)) ? files : undefined
}

/** The hashes of a picture's layers, for its `PictureSource`. */
export async function readLayers(file: string): Promise<Pick<PictureSource, 'layers'>> {
  const files = findLayers(file)
  if (!files) return {}
  const [room = '', people = ''] = await Promise.all(files.map(readHash))
  return { layers: { room, people } }
}

/** Whether a picture has both layers, and the two together look like the picture. */
export async function matchesLayers(root: string, file: string): Promise<boolean> {
  const files = findLayers(file)
  if (!files) return false
  const hashes = await Promise.all([file, ...files].map(readHash))
  const cached = await cache(root, `${hashes.join('-')}-difference${SIZE.width}.txt`, async () =>
    String(await measureDifference(file, files)),
  )
  return Number(await readFile(cached, 'utf8')) <= TOLERANCE
}

/** Large enough to compare two pictures, in pixels. */
const SIZE = { width: 60, height: 40, fit: 'fill' } as const
/** The largest mean difference, of 255. WebP alone causes less than 1, a guest in another place more than 3. */
const TOLERANCE = 2

/** The mean difference between a picture and its layers together, of 255. */
async function measureDifference(file: string, layers: readonly string[]): Promise<number> {
  const [whole = [], room = [], people = []] = await Promise.all(
    [file, ...layers].map((path) => sharp(path).resize(SIZE).ensureAlpha().raw().toBuffer()),
  )
  let difference = 0
  for (let index = 0; index < whole.length; index++) {
    // Every fourth value is the opacity.
    const opacity = (people[index | 3] ?? 0) / 255
    const both = (people[index] ?? 0) * opacity + (room[index] ?? 0) * (1 - opacity)
    if (index % 4 < 3) difference += Math.abs(both - (whole[index] ?? 0))
  }
  return difference / (whole.length * 0.75)
}
