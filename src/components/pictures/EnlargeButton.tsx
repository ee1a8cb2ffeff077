import { Maximize2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import type { DescribedPicture } from '../../lib/pictures'
import { LazyBoundary } from '../fallbacks/LazyBoundary'

const ImageViewer = lazyWithPreload(() => import('./ImageViewer'))

type Props = {
  /** Contains a `Picture` whose alt text is the button's accessible name. */
  children: ReactNode
  /** The pictures that can be seen enlarged, and the index of the one to start with. */
  images: readonly DescribedPicture[]
  start?: number
  /** The title of the enlarged view. */
  title: string
  /** Whether an icon in the corner shows that the picture can be enlarged. */
  hasIcon?: boolean
  className?: string
}

/** A picture that opens an enlarged view when pressed. The children can style its hover state with `group-hover`. */
export function EnlargeButton({ children, images, start = 0, title, hasIcon = false, className = '' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={ImageViewer.prefetch}
        onFocus={ImageViewer.prefetch}
        onClick={() => setIsOpen(true)}
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
      {isOpen && (
        <LazyBoundary name="The viewer" loadingLabel="Loading image...">
          {/* A spinner would move what is below the picture. */}
          <Suspense>
            <ImageViewer images={images} start={start} title={title} onClose={() => setIsOpen(false)} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  )
}
