/**
 * What the build makes of each folder of `pictures/`: the size of its masters and the widths that its slots need,
 * all in pixels. Every width is written as AVIF and as WebP.
 */
export const pictureSizes = {
  about: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  contact: { width: 1600, height: 900, widths: [480, 800, 1200, 1600] },
  equipment: { width: 1000, height: 750, widths: [320, 480, 640, 1000] },
  packages: { width: 1200, height: 900, widths: [320, 480, 640, 960, 1200] },
  services: { width: 1200, height: 900, widths: [320, 480, 640, 960, 1200] },
  slides: { width: 1920, height: 1080, widths: [640, 960, 1280, 1920] },
  team: { width: 900, height: 1125, widths: [240, 360, 540, 900] },
  weekly: { width: 900, height: 1200, widths: [320, 480, 640, 900] },
} as const satisfies Record<string, { width: number; height: number; widths: readonly number[] }>

type PictureFolder = keyof typeof pictureSizes

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The size of a picture's master and the widths it is served at, in pixels. Throws for a folder that is not listed. */
export function pictureSize(name: string) {
  const folder = name.split('/')[0]
  if (!isPictureFolder(folder)) throw new Error(`No sizes for ${name}`)
  return pictureSizes[folder]
}

function isPictureFolder(folder: string | undefined): folder is PictureFolder {
  return folder !== undefined && folder in pictureSizes
}

/** A picture for machines that want one address: share cards, search results. No wider than 1280 pixels. */
export function sharePictureUrl(name: string, hash: string): string {
  const width = pictureSize(name).widths.findLast((candidate) => candidate <= 1280)
  if (!width) throw new Error(`No sizes for ${name}`)
  return pictureUrl(name, hash, width, 'webp')
}

/** The address of one rendition. The master's hash is part of it, so that it can be cached for ever. */
export function pictureUrl(name: string, hash: string, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${hash}-${width}.${format}`
}
