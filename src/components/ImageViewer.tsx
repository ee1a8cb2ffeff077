import { lazy, Suspense } from 'react'
import type { Image } from '../content/image'
import { ErrorBoundary } from './ErrorBoundary'
import { Dialog } from './ui/Dialog'
import { Picture } from './ui/Picture'
import { Spinner } from './ui/Spinner'

// The zooming viewer is larger than most pages: it is fetched when a picture is opened.
const ZoomableSlides = lazy(() => import('./ZoomableSlides'))

type Props = { images: readonly Image[]; start?: number; title: string; onClose: () => void }

/** Enlarges pictures over the page: swipe or arrow keys to step, pinch or double-click to zoom, Escape to close. */
export function ImageViewer({ images, start = 0, title, onClose }: Props) {
  return (
    <Dialog title={title} showTitle={false} size="full" closeLabel="Close image" onClose={onClose}>
      <div className="h-dvh">
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
