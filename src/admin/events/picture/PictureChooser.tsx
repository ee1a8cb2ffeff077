import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../components/ui/Button'
import { type ChosenPicture, closePicture, openPicture } from './open-picture'
import { PictureDialog } from './PictureDialog'
import { usePastedOrDroppedFile } from './use-pasted-or-dropped-file'

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
  const { picture, error, isOpening, open, close } = useChosenPicture()
  const isBusy = disabled || isOpening || picture !== null
  usePastedOrDroppedFile(handleFile)
  const [uploadedUrl, setUploadedUrl] = useState<string | null>(null)

  function handleFile(file: File) {
    if (!isBusy) void open(file)
  }

  return (
    <div>
      <p className="mb-2 text-small font-semibold text-warm">Picture</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-dashed border-control p-3">
        <Button
          size="small"
          disabled={disabled}
          // Stays enabled while opening, so that it keeps the focus, which the dialog then restores.
          aria-disabled={isOpening}
          onClick={() => !isOpening && input.current?.click()}
        >
          <ImagePlus aria-hidden className="size-4.5" />
          Choose Picture
        </Button>
        <p className="text-small text-muted">From this device or its camera. You can also drop or paste one.</p>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) handleFile(file)
            // Otherwise choosing the same file again would not be a change.
            target.value = ''
          }}
        />
      </div>
      <div role="alert">{error && <p className="mt-2 text-small wrap-anywhere text-rose-light">{error}</p>}</div>
      <div role="status" className="text-small text-muted *:mt-2">
        {isOpening && <p>Opening the picture...</p>}
        {uploadedUrl === url && !isBusy && !error && <p>The picture is uploaded. Its address is in the field below.</p>}
      </div>
      {picture &&
        !disabled &&
        // Outside of the event form, which Enter would send.
        createPortal(
          <PictureDialog
            picture={picture}
            onUploaded={(newUrl) => {
              close()
              setUploadedUrl(newUrl)
              onUploaded(newUrl)
            }}
            onClose={close}
          />,
          document.body,
        )}
    </div>
  )
}

/** The picture that is being cropped, or why a file could not be opened. */
function useChosenPicture() {
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  useEffect(() => () => void (picture && closePicture(picture)), [picture])

  async function open(file: File) {
    setError(null)
    setIsOpening(true)
    const outcome = await openPicture(file)
    setIsOpening(false)
    if (outcome.ok) setPicture(outcome.picture)
    else setError(outcome.message)
  }

  return { picture, error, isOpening, open, close: () => setPicture(null) }
}
