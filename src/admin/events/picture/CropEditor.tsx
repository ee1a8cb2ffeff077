import { type MouseEvent, useEffect, useRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import { createCrop, type Crop } from './crop'
import type { ChosenPicture } from './open-picture'
import styles from './crop-editor.css?inline'

type Props = { picture: ChosenPicture; crop: Crop; disabled: boolean; onChange: (crop: Crop) => void }

const ariaLabels = { ...ReactCrop.defaultProps.ariaLabels, cropArea: 'Crop. Move it with the arrow keys.' }

/** The picture with its crop, which is moved by dragging, with a press on the picture, or with the arrow keys. */
export default function CropEditor({ picture, crop, disabled, onChange }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In the next task, because Dialog moves the focus to its close button first.
    const timer = setTimeout(() => ref.current?.querySelector<HTMLElement>('[role="group"]')?.focus())
    return () => clearTimeout(timer)
  }, [])

  const size = crop.width / createCrop(picture).width

  function handlePress({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
    if (disabled) return
    const x = (100 * nativeEvent.offsetX) / currentTarget.clientWidth
    const y = (100 * nativeEvent.offsetY) / currentTarget.clientHeight
    onChange(createCrop(picture, size, { x, y }))
  }

  return (
    <div ref={ref} className="text-center">
      {/* Not in the stylesheet, which every page loads. */}
      <style href="crop-editor" precedence="default">
        {styles}
      </style>
      <ReactCrop
        crop={{ unit: '%', ...crop }}
        onChange={(_, { x, y }) => onChange({ ...crop, x, y })}
        // Its handles are too small for touch. The size has a slider instead.
        locked
        keepSelection
        disabled={disabled}
        ariaLabels={ariaLabels}
        className="max-h-[min(50dvh,26rem)]"
      >
        {/* The crop has the focus and the arrow keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <img src={picture.image.src} alt="The chosen file" onClick={handlePress} />
      </ReactCrop>
    </div>
  )
}
