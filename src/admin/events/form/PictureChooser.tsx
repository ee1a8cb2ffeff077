import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { PICTURE_TIMEOUT_MS, uploadPicture } from '../../../data/pictures'
import { getFailureKind } from '../../../data/stored-rows'
import { rejectOnAbort } from '../../../data/supabase'
import { getNotAllowedMessage } from '../../Banner'
import { describeSafety } from '../../use-row-form'
import { eventDrafts } from './event-fields'

/** iPhones convert HEIC photos to JPEG if the list does not contain HEIC. Phones offer the camera too. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

type Props = {
  /** The current image of the event. */
  url: string
  /** While the event is being saved. */
  disabled: boolean
  isUploading: boolean
  onUploadingChange: (isUploading: boolean) => void
  /** Called with the address of an uploaded picture. */
  onUploaded: (url: string) => void
}

/** Takes a picture from a file or the camera, and uploads it. Closing the form cancels the upload. */
export function PictureChooser({
  url,
  disabled,
  isUploading,
  onUploadingChange,
  onUploaded,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController>(null)
  const [error, setError] = useState<string | null>(null)
  const [uploadedUrl, setUploadedUrl] = useState<string | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  // The form may have changed when the upload ends.
  const latestOnUploaded = useRef(onUploaded)
  useEffect(() => {
    latestOnUploaded.current = onUploaded
  })

  async function handleFile(file: File) {
    setError(null)
    onUploadingChange(true)
    const { signal } = (controller.current = new AbortController())
    const picture = await resizePicture(file)
    const result = picture && (await uploadPicture(picture, signal))
    if (signal.aborted) return
    if (!result) {
      setError(
        `“${file.name}” can't be opened here as a picture. Choose a JPEG, PNG or WebP, or a smaller copy of it.`,
      )
    } else if (result.ok) {
      setUploadedUrl(result.data)
      latestOnUploaded.current(result.data)
    } else setError(await getUploadError(result.error))
    onUploadingChange(false)
  }

  return (
    <div>
      <p className="mb-2 text-small font-semibold text-warm">Picture</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-dashed border-control p-3">
        <Button
          size="small"
          disabled={disabled}
          // Stays enabled while uploading, so that it keeps the focus.
          aria-disabled={isUploading}
          onClick={() => !isUploading && input.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4.5" />
          Choose Picture
        </Button>
        <p className="text-small text-muted">From this device or its camera.</p>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void handleFile(file)
            // Otherwise choosing the same file again would not be a change.
            target.value = ''
          }}
        />
      </div>
      <div role="alert">
        {error && <p className="mt-2 text-small wrap-anywhere text-rose-light">{error}</p>}
      </div>
      <div role="status" className="text-small text-muted *:mt-2">
        {isUploading && <p>Uploading the picture... You can save the event when it's done.</p>}
        {uploadedUrl === url && !isUploading && !error && (
          <p>The picture is uploaded. Its address is in the field below.</p>
        )}
      </div>
    </div>
  )
}

async function getUploadError(error: unknown): Promise<string> {
  return (await getFailureKind(error)) === 'notAllowed'
    ? getNotAllowedMessage('events')
    : `The picture didn't upload. ${describeSafety(eventDrafts)} Check your connection and choose the picture again.`
}

/** The longest side of an uploaded picture. */
const MAX_SIDE_PX = 1600

/**
 * Returns a picture as it is uploaded: upright, at most 1600 pixels long, and without metadata, which may tell where a photo
 * was taken. It is a WebP, or a JPEG in browsers that cannot write WebP. Null if the browser cannot do it, or not in 60
 * seconds, which is logged.
 */
async function resizePicture(file: File): Promise<Blob | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    const encoded = image.decode().then(() => encodePicture(image))
    return await Promise.race([encoded, rejectOnAbort(AbortSignal.timeout(PICTURE_TIMEOUT_MS))])
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
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`Could not write ${type}`))),
      type,
      quality,
    )
  })
}
