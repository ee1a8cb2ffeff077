import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { uploadPicture, UploadRefusedError } from '../../../data/pictures'
import { getFailureKind } from '../../../data/stored-rows'
import { getNotAllowedMessage } from '../../Banner'
import { PictureError, resizePicture } from './resize-picture'

/** iPhones convert HEIC photos to JPEG if the list does not contain HEIC. Phones offer the camera too. */
const ACCEPT = 'image/jpeg,image/png,image/webp'

type Props = {
  /** The current image of the event. */
  url: string
  /** While the event is being saved. */
  disabled: boolean
  /** Called with the address of an uploaded picture. */
  onUploaded: (url: string) => void
}

/** Takes a picture from a file, the camera, the clipboard or a drop, and uploads it. */
export function PictureChooser({ url, disabled, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const controller = useRef<AbortController>(null)
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [uploadedUrl, setUploadedUrl] = useState<string | null>(null)
  usePastedOrDroppedFile((file) => void handleFile(file))
  useEffect(() => () => controller.current?.abort(), [])

  async function handleFile(file: File) {
    if (disabled || isUploading) return
    setError(null)
    setIsUploading(true)
    const { signal } = (controller.current = new AbortController())
    try {
      const result = await uploadPicture(await resizePicture(file, signal), signal)
      if (signal.aborted) return
      if (result.ok) {
        setUploadedUrl(result.data)
        onUploaded(result.data)
      } else setError(await getUploadError(result.error))
    } catch (thrown) {
      if (signal.aborted) return
      if (!(thrown instanceof PictureError)) console.error('Could not write the picture', thrown)
      setError(
        thrown instanceof PictureError
          ? thrown.message
          : "This device doesn't have enough memory for the picture. Choose a smaller one.",
      )
    } finally {
      setIsUploading(false)
    }
  }

  return (
    <div>
      <p className="mb-2 text-small font-semibold text-warm">Picture</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-dashed border-control p-3">
        <Button
          ref={chooseButton}
          size="small"
          disabled={disabled}
          // Stays enabled while uploading, so that it keeps the focus.
          aria-disabled={isUploading}
          onClick={() => !isUploading && input.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4.5" />
          Choose Picture
        </Button>
        {isUploading && (
          <Button
            size="small"
            onClick={() => {
              controller.current?.abort()
              chooseButton.current?.focus()
            }}
          >
            Cancel Upload
          </Button>
        )}
        <p className="text-small text-muted">From this device or its camera. You can also drop or paste one.</p>
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
      <div role="alert">{error && <p className="mt-2 text-small wrap-anywhere text-rose-light">{error}</p>}</div>
      <div role="status" className="text-small text-muted *:mt-2">
        {isUploading && <p>Uploading the picture...</p>}
        {uploadedUrl === url && !isUploading && !error && (
          <p>The picture is uploaded. Its address is in the field below.</p>
        )}
      </div>
    </div>
  )
}

async function getUploadError(error: unknown): Promise<string> {
  if (!(error instanceof UploadRefusedError)) {
    return "The picture didn't upload. What you typed is safe. Check your connection and choose the picture again."
  }
  const isAllowed = (await getFailureKind()) !== 'notAllowed'
  return isAllowed
    ? "The server didn't accept the picture. Choose another one, or save it as a JPEG first."
    : getNotAllowedMessage('events')
}

/**
 * Calls `onFile` with a file that is pasted or dropped anywhere on the page. Without this, the browser would open a
 * dropped file and leave the form.
 */
function usePastedOrDroppedFile(onFile: (file: File) => void): void {
  const handleFile = useEffectEvent(onFile)

  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const handleFiles = (data: DataTransfer | null) => {
      const [file] = data?.files ?? []
      if (file) handleFile(file)
    }
    function handleDragOver(event: DragEvent) {
      // Allows the drop.
      if (hasFiles(event)) event.preventDefault()
    }
    function handleDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      handleFiles(event.dataTransfer)
    }
    function handlePaste(event: ClipboardEvent) {
      // Some programs copy text together with a picture of it.
      if (event.clipboardData?.types.includes('text/plain')) return
      handleFiles(event.clipboardData)
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('dragover', handleDragOver, { signal })
    document.addEventListener('drop', handleDrop, { signal })
    document.addEventListener('paste', handlePaste, { signal })
    return () => controller.abort()
  }, [])
}
