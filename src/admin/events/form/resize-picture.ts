/** The longest side of an uploaded picture. */
const MAX_SIDE_PX = 1600

/**
 * Returns a picture as it is uploaded: upright, at most 1600 pixels long, and without metadata, which may tell where a photo
 * was taken. It is a WebP, or a JPEG in browsers that cannot write WebP. Null if the browser cannot do it, which is logged.
 */
export async function resizePicture(file: File): Promise<Blob | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return await encodePicture(image)
  } catch (error) {
    console.error('Could not resize the picture', error)
    return null
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function encodePicture(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no memory for the picture')
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const webp = await toBlob(canvas, 'image/webp', 0.82)
  // Safari returns a PNG.
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', 0.85)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`Could not write ${type}`))), type, quality)
  })
}
