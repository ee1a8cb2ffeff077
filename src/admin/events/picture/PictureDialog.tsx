import { useEffect, useId, useRef, useState } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useSubmit } from '../../../components/hooks/use-submit'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { UploadRefusedError, uploadPicture } from '../../../data/pictures'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'
import { Banner } from '../../Banner'
import { getFailureMessage } from '../../get-failure-message'
import { createCrop, getCentre, toPixels } from './crop'
import { encodePicture } from './encode-picture'
import type { ChosenPicture } from './open-picture'

export const CropEditor = lazyWithPreload(() => import('./CropEditor'))

/** The width of a card on a screen with two pixels per CSS pixel. Smaller pictures are enlarged. */
const CARD_WIDTH_PX = 604

const MIN_SIZE_PERCENT = 20

const compactOnPhones = 'max-sm:px-4 max-sm:text-small'

type Props = {
  picture: ChosenPicture
  /** Called with the address of the uploaded picture. */
  onUploaded: (url: string) => void
  onClose: () => void
}

/** Asks which part of a picture to use, and uploads it. */
export function PictureDialog({ picture, onUploaded, onClose }: Props) {
  const [crop, setCrop] = useState(() => createCrop(picture))
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const { handleSubmit, error, busy } = useSubmit({
    validate: () => ({}),
    send: upload,
    unexpectedError: 'This device has too little memory for the picture. Choose a smaller one.',
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
    return result.error instanceof UploadRefusedError
      ? getFailureMessage("The server didn't accept the picture.")
      : "The picture didn't upload. It's safe here, and so is what you typed. Check your connection and try again."
  }

  const handleClose = () => (busy ? controller.current?.abort() : onClose())

  return (
    <Dialog title="Crop Picture" onClose={handleClose}>
      <div className="grid gap-5 px-6 py-5">
        <p className="text-small text-muted">
          Visitors see the selected part. Drag it, tap where its centre should be, or use the arrow keys.
        </p>
        <LazyBoundary name="The crop editor" loadingLabel="Loading crop editor...">
          <CropEditor picture={picture} crop={crop} disabled={busy} onChange={setCrop} />
        </LazyBoundary>
        <SizeSlider
          percent={(100 * crop.width) / createCrop(picture).width}
          disabled={busy}
          onChange={(size) => setCrop(createCrop(picture, size / 100, getCentre(crop)))}
        />
        {toPixels(crop, picture).width < CARD_WIDTH_PX && (
          <p className="text-small text-straw">This part is small, so it'll look blurred on the page.</p>
        )}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4">
        <Banner error={error} className="*:not-empty:mb-4" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={handleClose} className={compactOnPhones}>
            {busy ? 'Cancel Upload' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            disabled={busy}
            onClick={(event) => void handleSubmit(event)}
            className={compactOnPhones}
          >
            {busy ? 'Uploading...' : error ? 'Try again' : 'Use This Picture'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type SliderProps = { percent: number; disabled: boolean; onChange: (percent: number) => void }

function SizeSlider({ percent, disabled, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="shrink-0 text-small font-semibold text-warm">
        Crop size
      </label>
      <input
        id={id}
        type="range"
        min={MIN_SIZE_PERCENT}
        max={100}
        value={Math.round(percent)}
        aria-valuetext={`${Math.round(percent)}%`}
        disabled={disabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full accent-amber"
      />
    </div>
  )
}
