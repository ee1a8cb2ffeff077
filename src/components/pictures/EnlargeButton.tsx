import { Maximize2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import type { DescribedPicture } from '../../lib/pictures'
import { LazyBoundary } from '../fallbacks/LazyBoundary'
import { useHistoryDialog } from '../hooks/use-history-dialog'
import { Dialog } from '../ui/Dialog'

// Larger than the code of most pages, so it loads when a picture is opened.
const ZoomableSlides = lazyWithPreload(() => import('./ZoomableSlides'))

type Props = {
  /** Contains a `Picture` whose alt text is the button's accessible name. */
  children: ReactNode
  /** The pictures that can be seen enlarged, and the index of the one to start with. */
  images: readonly DescribedPicture[]
  start?: number
  title: string
  /** An icon in the corner shows that the picture can be enlarged. */
  hasIcon?: boolean
  className?: string
}

/**
 * A picture that opens an enlarged view when pressed: swipe or arrow keys to step, pinch or double-click to zoom. Escape,
 * the close button and a press beside the picture close it. The children can style its hover state with `group-hover`.
 */
export function EnlargeButton({
  children,
  images,
  start = 0,
  title,
  hasIcon = false,
  className = '',
}: Props) {
  const viewer = useHistoryDialog(useId())
  const [loadedUrl, setLoadedUrl] = useState<string>()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          setLoadedUrl(event.currentTarget.querySelector('img')?.currentSrc)
          viewer.open()
        }}
        className={`group ${hasIcon ? 'relative' : ''} ${className}`}
      >
        {children}
        {hasIcon && (
          <span
            aria-hidden
            className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full border border-edge bg-night/80 text-warm group-hover:border-warm"
          >
            <Maximize2 className="size-4" />
          </span>
        )}
        <span className="sr-only">: enlarge</span>
      </button>
      {viewer.value && (
        <Dialog
          title={title}
          showTitle={false}
          size="full"
          closeLabel="Close image"
          backdrop=".yarl__slide, .yarl__slide_wrapper"
          onClose={viewer.close}
        >
          <div className="h-dvh">
            <LazyBoundary name="The viewer" loadingLabel="Loading image...">
              <ZoomableSlides images={images} start={start} loadedUrl={loadedUrl} />
            </LazyBoundary>
          </div>
        </Dialog>
      )}
    </>
  )
}
