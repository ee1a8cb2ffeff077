/** One of the site's own pictures: the default export of `import x from '.../pictures/<name>.webp?picture'`. */
export type PictureSource = {
  /** Folder and file below `pictures/`, without the extension: 'services/dj-hire'. */
  name: string
  /** The first digits of the SHA-256 of the master file. */
  hash: string
  /** The mean colour of the picture as #rgb, shown while the picture loads. */
  colour: string
  /** The middle of its crop for the first screen of a phone, as in its file name: '45-50'. See content/phone-crops.ts. */
  phoneCrop?: string
  /** The hashes of its layers, if it has them. */
  layers?: Readonly<Record<PictureLayer, string>>
}

/**
 * What the picture of a room may consist of, in files of a folder with its name: `scenes/weddings-basic/room.webp` has the room
 * with the guests who are out of focus, `people.webp` those who are sharp, on a transparent ground.
 */
export const PICTURE_LAYERS = ['room', 'people'] as const
type PictureLayer = (typeof PICTURE_LAYERS)[number]

/** One layer of a picture that has them. */
export const getLayer = (picture: PictureSource, layer: PictureLayer): PictureSource => ({
  ...picture,
  name: `${picture.name}/${layer}`,
  hash: picture.layers?.[layer] ?? '',
})

/** A picture that tells the reader something. Written as `{ ...picture, alt: '...' }`. */
export type DescribedPicture = PictureSource & { alt: string }

/**
 * The size of the masters in each folder of `pictures/` and the widths that are served as AVIF, in pixels. `phoneWidth` is the
 * one width for the first picture on a phone.
 */
export const pictureSizes = {
  about: { width: 1600, height: 900, phoneWidth: 640, widths: [480, 640, 960, 1280, 1600] },
  contact: { width: 1600, height: 900, phoneWidth: 640, widths: [480, 640, 960, 1280, 1600] },
  equipment: { width: 1000, height: 750, phoneWidth: 640, widths: [320, 480, 640, 1000] },
  heroes: { width: 1600, height: 900, phoneWidth: 640, widths: [480, 640, 960, 1280, 1600] },
  packages: { width: 1200, height: 900, phoneWidth: 640, widths: [320, 480, 640, 960, 1200] },
  scenes: { width: 1200, height: 800, phoneWidth: 640, widths: [480, 640, 960, 1200, 1800] },
  services: { width: 1200, height: 900, phoneWidth: 640, widths: [320, 480, 640, 960, 1200] },
  slides: { width: 1920, height: 1080, phoneWidth: 640, widths: [640, 960, 1280, 1920] },
  team: { width: 900, height: 1125, phoneWidth: 540, widths: [240, 360, 540, 900] },
  weekly: { width: 900, height: 1200, phoneWidth: 480, widths: [320, 480, 640, 900] },
} as const satisfies Record<
  string,
  { width: number; height: number; phoneWidth: number; widths: readonly number[] }
>

type PictureFolder = keyof typeof pictureSizes

/** The size of a picture's master and the widths that it is served at, in pixels. Throws for an unknown folder. */
export function getPictureSize(name: string) {
  const folder = name.replace(/\/.*/, '')
  if (!isPictureFolder(folder)) throw new Error(`No picture sizes for ${name}`)
  return pictureSizes[folder]
}

/** The widths that are served as WebP, in pixels: for browsers without AVIF and for search engines, and to zoom in. */
export function getWebpWidths(name: string): readonly [number, number] {
  const { width, phoneWidth } = getPictureSize(name)
  return [phoneWidth, width]
}

function isPictureFolder(folder: string): folder is PictureFolder {
  return folder in pictureSizes
}

type PictureFiles = Pick<PictureSource, 'name' | 'hash'>

/** The start of the paths of all files of a picture. */
export const getPictureUrlStart = ({ name, hash }: PictureFiles) => `/pictures/${name}-${hash}`

/** The path of a picture at one of its widths. It contains the master's hash, so it can be cached forever. */
export function getPictureUrl(picture: PictureFiles, width: number, format: 'avif' | 'webp') {
  return `${getPictureUrlStart(picture)}-${width}.${format}`
}

/** The shape of the crop for the first screen of a phone, and its widths in pixels: for the first paint, and sharp. */
export const PHONE_CROP = { width: 9, height: 10, widths: [480, 810] } as const

/** The path of a picture's crop for the first screen of a phone, at one of its widths. AVIF only. */
export function getPhoneCropUrl(picture: Omit<PictureSource, 'colour'>, width: number) {
  return `${getPictureUrlStart(picture)}-phone-${picture.phoneCrop}-${width}.avif`
}

/** The size of the picture on share cards, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The path of a picture cropped for share cards. It contains the hash, because social networks keep the file of a URL for weeks. */
export function getSharePictureUrl(picture: PictureFiles) {
  return `${getPictureUrlStart(picture)}-share.jpg`
}
