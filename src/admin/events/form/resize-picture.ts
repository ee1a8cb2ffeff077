/** The longest side of an uploaded picture. */
const MAX_SIDE_PX = 1600

/** A decoded picture takes 4 bytes a pixel: 240 MB. Phones run out of memory soon after that. */
const MAX_MEGAPIXELS = 60

const TIMEOUT_MS = 30_000

/** The picture cannot be used. The message is a sentence for the form. */
export class PictureError extends Error {
  override name = 'PictureError'
}

/**
 * Returns a picture as it is uploaded: upright, at most 1600 pixels long, and without metadata, which may tell where a photo
 * was taken. It is a WebP, or a JPEG in browsers that cannot write WebP. Rejects with a `PictureError` if the browser cannot
 * do it, and with the reason of `signal` if that aborts.
 */
export async function resizePicture(file: File, signal: AbortSignal): Promise<Blob> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    // Some browsers never finish a picture, to protect against fingerprinting or because memory runs out.
    timer = setTimeout(
      () => reject(new PictureError("This browser didn't finish the picture. Try again, or choose a smaller one.")),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([openPicture(file, image).then(() => encodePicture(image)), stopped])
  } finally {
    clearTimeout(timer)
    URL.revokeObjectURL(image.src)
  }
}

async function openPicture({ name, type }: File, image: HTMLImageElement): Promise<void> {
  // The size is known before the picture is decoded.
  const isReadable = await new Promise((resolve) => {
    image.addEventListener('load', () => resolve(image.naturalWidth > 0), { once: true })
    image.addEventListener('error', () => resolve(false), { once: true })
  })
  if (!isReadable) {
    const isHeic = /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
    throw new PictureError(
      isHeic
        ? `“${name}” is an HEIC photo, which this browser can't open. Choose it on the iPhone that took it, or save it as a JPEG first.`
        : `“${name}” can't be opened as a picture. Choose a JPEG, PNG or WebP.`,
    )
  }
  const megapixels = (image.naturalWidth * image.naturalHeight) / 1_000_000
  if (megapixels > MAX_MEGAPIXELS) {
    throw new PictureError(
      `“${name}” has ${Math.round(megapixels)} megapixels, which is too large to use here. Choose a picture with ${MAX_MEGAPIXELS} megapixels or fewer.`,
    )
  }
  await image.decode().catch(() => {
    throw new PictureError(
      `“${name}” is damaged, or too large for this device. Choose another picture, or a smaller copy.`,
    )
  })
}

async function encodePicture(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError("This device doesn't have enough memory for the picture. Choose a smaller one.")
  if (isAltered(context)) {
    throw new PictureError(
      "This browser changes pictures to protect your privacy, so visitors would see a damaged one. Turn that off for this site, use another browser, or put the picture's address into the field below.",
    )
  }
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const webp = await toBlob(canvas, 'image/webp', 0.82)
  // Safari returns a PNG.
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', 0.85)
}

/** Changes of a colour up to this are not visible. Some browsers make only those. */
const INVISIBLE_CHANGE = 8

/** Some browsers return other colours than those that were drawn, to protect against fingerprinting. */
function isAltered(context: CanvasRenderingContext2D): boolean {
  const colour = [60, 120, 180, 255]
  context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, 16, 16)
  const { data } = context.getImageData(0, 0, Math.min(16, context.canvas.width), Math.min(16, context.canvas.height))
  return data.some((value, index) => Math.abs(value - Number(colour[index % 4])) > INVISIBLE_CHANGE)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`Could not write ${type}`))), type, quality)
  })
}
