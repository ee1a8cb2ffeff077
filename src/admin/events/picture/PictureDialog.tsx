import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import { useSubmit } from '../../../components/hooks/form-hooks'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { uploadPicture, UploadRefusedError } from '../../../data/pictures'
import { getFailureKind } from '../../../data/stored-rows'
import { Banner } from '../../Banner'
import { getNotAllowedMessage } from '../../not-allowed'
import { createCrop, getCentre, getOutputSize, toPixels } from './crop'
import type { ChosenPicture } from './open-picture'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline'

/** The width of a card on a screen with two pixels per CSS pixel. Smaller pictures are enlarged. */
const CARD_WIDTH_PX = 604

const MIN_SIZE_PERCENT = 20

type Props = {
  picture: ChosenPicture
  /** Called with the address of the uploaded picture. */
  onUploaded: (url: string) => void
  onClose: () => void
}

/** Asks which part of a picture to use, and uploads it. */
export function PictureDialog({ picture, onUploaded, onClose }: Props) {
  const [crop, setCrop] = useState(() => createCrop(picture))
  const sizePercent = Math.round((100 * crop.width) / createCrop(picture).width)
  const contentRef = useRef<HTMLDivElement>(null)
  useEffect(() => contentRef.current?.querySelector<HTMLElement>('[role="group"]')?.focus(), [])
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const { handleSubmit, error, busy } = useSubmit({
    validate: () => ({}),
    send: upload,
    unexpectedError: "This device doesn't have enough memory for the picture. Choose a smaller one.",
  })

  /** Resolves with a message if it failed, and with null if it succeeded or was cancelled. Rejects if memory runs out. */
  async function upload(): Promise<string | null> {
    const { signal } = (controller.current = new AbortController())
    const cancelled = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)))
    // The browser cannot stop encoding a picture, which takes seconds on a slow phone.
    const blob = await Promise.race([cancelled, encodePicture(picture, crop)])
    if (!blob) return null
    const result = await uploadPicture(blob, signal)
    if (signal.aborted) return null
    if (result.ok) {
      onUploaded(result.data)
      return null
    }
    if (!(result.error instanceof UploadRefusedError)) {
      return "The picture didn't upload. It's safe here, and so is what you typed. Check your connection and try again."
    }
    const isAllowed = (await getFailureKind()) !== 'notAllowed'
    return isAllowed
      ? "The server didn't accept the picture. Choose another one, or save it as a JPEG first."
      : getNotAllowedMessage('events')
  }

  const handleClose = () => (busy ? controller.current?.abort() : onClose())

  return (
    <Dialog title="Crop Picture" onClose={handleClose}>
      <div ref={contentRef} className="grid gap-5 px-6 py-5">
        <p className="text-small text-muted">
          Visitors see the selected part. Drag it, tap where its centre should be, or use the arrow keys.
        </p>
        <CropArea picture={picture} crop={crop} disabled={busy} onChange={setCrop} />
        <label className="flex items-center gap-4 text-small font-semibold text-warm">
          <span className="shrink-0">Crop size</span>
          <input
            type="range"
            min={MIN_SIZE_PERCENT}
            max={100}
            value={sizePercent}
            aria-valuetext={`${sizePercent}%`}
            disabled={busy}
            onChange={({ target }) => setCrop(createCrop(picture, target.valueAsNumber / 100, getCentre(crop)))}
            className="h-11 w-full accent-amber"
          />
        </label>
        {toPixels(crop, picture).width < CARD_WIDTH_PX && (
          <p className="text-small text-straw">This part is small, so it'll look blurred on the page.</p>
        )}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4">
        <Banner error={error} className="*:not-empty:mb-4" />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:px-4 max-sm:*:text-small">
          <Button onClick={handleClose}>{busy ? 'Cancel Upload' : 'Cancel'}</Button>
          <Button variant="primary" disabled={busy} onClick={(event) => void handleSubmit(event)}>
            {busy ? 'Uploading...' : error ? 'Try again' : 'Use This Picture'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const cropAreaLabels = { ...ReactCrop.defaultProps.ariaLabels, cropArea: 'Crop. Move it with the arrow keys.' }

type CropProps = { picture: ChosenPicture; crop: PercentCrop; disabled: boolean; onChange: (crop: PercentCrop) => void }

/** The picture with its crop, which is moved by dragging, with a press on the picture, or with the arrow keys. */
function CropArea({ picture, crop, disabled, onChange }: CropProps) {
  function handlePress({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
    if (disabled) return
    const x = (100 * nativeEvent.offsetX) / currentTarget.clientWidth
    const y = (100 * nativeEvent.offsetY) / currentTarget.clientHeight
    onChange(createCrop(picture, crop.width / createCrop(picture).width, { x, y }))
  }

  return (
    <div className="text-center">
      {/* Not in the stylesheet, which every page loads. */}
      <style href="react-image-crop" precedence="default">
        {cropStyles}
      </style>
      <ReactCrop
        crop={crop}
        onChange={(_, { x, y }) => onChange({ ...crop, x, y })}
        // Its handles are too small for touch. The size has a slider instead.
        locked
        keepSelection
        disabled={disabled}
        ariaLabels={cropAreaLabels}
        className="ReactCrop--no-animate max-h-[min(50dvh,26rem)] [--rc-focus-color:theme(colors.amber.DEFAULT)]"
      >
        {/* The crop has the focus and the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <img src={picture.image.src} alt="The chosen file" onClick={handlePress} />
      </ReactCrop>
    </div>
  )
}

/**
 * Returns the cropped part of a picture as WebP, or as JPEG in browsers that cannot write WebP. The file has no metadata,
 * so it does not tell where a photo was taken. Rejects if the browser runs out of memory.
 */
async function encodePicture(picture: ChosenPicture, crop: PercentCrop): Promise<Blob> {
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
