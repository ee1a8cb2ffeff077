import { type MouseEvent, useRef } from 'react'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import type { DescribedPicture } from '../../lib/pictures'
import { LazyBoundary } from '../fallbacks/LazyBoundary'
import { Dialog } from '../ui/Dialog'

// Larger than the code of most pages, so it loads when a picture is opened.
const ZoomableSlides = lazyWithPreload(() => import('./ZoomableSlides'))

type Props = { images: readonly DescribedPicture[]; start?: number; title: string; onClose: () => void }

/** The empty space around the picture. The dialog fills the window, so this acts as its backdrop. */
const BACKDROP_SELECTOR = '.yarl__slide, .yarl__slide_wrapper'
/** A press that moves further than this is a swipe. */
const TAP_TOLERANCE_PX = 8

const isBackdrop = ({ target }: MouseEvent) => target instanceof Element && target.matches(BACKDROP_SELECTOR)

/**
 * Shows enlarged pictures in a dialog: swipe or arrow keys to step, pinch or double-click to zoom. Escape, the close
 * button and a press beside the picture close it.
 */
export default function ImageViewer({ images, start = 0, title, onClose }: Props) {
  const pressStart = useRef<{ x: number; y: number } | null>(null)

  function handleClick(event: MouseEvent) {
    const press = pressStart.current
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) < TAP_TOLERANCE_PX) onClose()
  }

  return (
    <Dialog title={title} showTitle={false} size="full" closeLabel="Close image" onClose={onClose}>
      {/* Keyboard users close the dialog with Escape or the close button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className="h-dvh"
        onPointerDown={(event) => {
          pressStart.current = isBackdrop(event) ? { x: event.clientX, y: event.clientY } : null
        }}
        onClick={handleClick}
      >
        <LazyBoundary name="The viewer" loadingLabel="Loading image...">
          <ZoomableSlides images={images} start={start} />
        </LazyBoundary>
      </div>
    </Dialog>
  )
}
