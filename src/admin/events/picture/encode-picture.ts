import type { PercentCrop } from 'react-image-crop'
import { getOutputSize, toPixels } from './crop'
import type { ChosenPicture } from './open-picture'

/**
 * Returns the cropped part of a picture as WebP, or as JPEG in browsers that cannot write WebP. The file has no metadata,
 * so it does not tell where a photo was taken. Rejects if the browser runs out of memory.
 */
export async function encodePicture(picture: ChosenPicture, crop: PercentCrop): Promise<Blob> {
  const { image } = picture
  await image.decode()
  const part = toPixels(crop, picture)
  const { width, height } = getOutputSize(crop, picture)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas context')
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const webp = await toBlob(canvas, 'image/webp', 0.82)
  // Safari returns a PNG.
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', 0.85)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`Could not write ${type}`))), type, quality)
  })
}
