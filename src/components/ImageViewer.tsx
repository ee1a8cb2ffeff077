import { lazy, type MouseEvent, Suspense, useRef } from 'react'
import type { Image } from '../content/image'
import { ErrorBoundary } from './ErrorBoundary'
import { Dialog } from './ui/Dialog'
import { Picture } from './ui/Picture'
import { Spinner } from './ui/Spinner'

// The zooming viewer is larger than most pages: it is fetched when a picture is opened.
const ZoomableSlides = lazy(() => import('./ZoomableSlides'))

type Props = { images: readonly Image[]; start?: number; title: string; onClose: () => void }

/** What the viewer leaves around a picture: it is the backdrop here, since the dialog fills the window. */
const SURROUND = '.yarl__slide, .yarl__slide_wrapper'
/** How far a press may wander and still be one, and not a swipe, in pixels. */
const STILL_PX = 8

const isSurround = ({ target }: MouseEvent) => target instanceof Element && target.matches(SURROUND)

/**
 * Enlarges pictures over the page: swipe or arrow keys to step, pinch or double-click to zoom. Escape, the close button
 * or a press beside the picture closes it.
 */
export function ImageViewer({ images, start = 0, title, onClose }: Props) {
  const pressed = useRef<{ x: number; y: number } | null>(null)
  const onPress = (event: MouseEvent) => {
    const from = pressed.current
    if (!from) return
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL_PX) onClose()
  }

  return (
    <Dialog title={title} showTitle={false} size="full" closeLabel="Close image" onClose={onClose}>
      {/* The keyboard's way out is Escape and the close button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        className="h-dvh"
        onPointerDown={(event) => {
          pressed.current = isSurround(event) ? { x: event.clientX, y: event.clientY } : null
        }}
        onClick={onPress}
      >
        <ErrorBoundary fallback={<PlainImage image={images[start]} />}>
          <Suspense fallback={<Spinner label="Loading image..." />}>
            <ZoomableSlides images={images} start={start} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Dialog>
  )
}

/** Without the viewer's code, which could not be fetched, there is still the picture. */
function PlainImage({ image }: { image: Image | undefined }) {
  return image && <Picture {...image} sizes="100vw" className="size-full object-contain" />
}
