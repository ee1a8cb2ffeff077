import { useId, useState } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useSubmit } from '../../../components/hooks/use-submit'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'
import { FormMessage } from '../../FormMessage'
import { createCrop, getCentre, toPixels } from './crop'
import type { ChosenPicture } from './open-picture'
import { usePictureUpload } from './use-picture-upload'

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
  const { upload, cancel, percent } = usePictureUpload({ picture, crop, onUploaded })
  const { handleSubmit, error, busy } = useSubmit({
    validate: () => ({}),
    send: upload,
    unexpectedError: 'This device has too little memory for the picture. Choose a smaller one.',
  })

  const handleClose = busy ? cancel : onClose

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
          <p className="text-small text-straw">This part is small, so it will look blurred on the page.</p>
        )}
      </div>
      <div className="sticky bottom-0 border-t border-line bg-raised px-6 py-4">
        <FormMessage error={error} />
        {busy && (
          <div className="mb-4 flex items-center gap-4">
            <progress
              aria-label="Upload"
              max={100}
              value={percent}
              className="h-2 w-full appearance-none overflow-hidden rounded-full border border-control bg-plate [&::-moz-progress-bar]:bg-amber [&::-webkit-progress-bar]:bg-plate [&::-webkit-progress-value]:bg-amber"
            />
            <span aria-hidden className="w-12 text-right font-mono text-spec">{`${percent}%`}</span>
          </div>
        )}
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
