import { useEffect, useRef, useState } from 'react'
import { type DescribedPicture, getPictureSize, getPictureUrl, type PictureSource } from '../../lib/pictures'

type Props = {
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  /** Only for the largest picture above the fold: it loads first. */
  priority?: boolean
  /** The largest width that the slot can use, in pixels. Shortens the HTML of long lists. */
  maxWidth?: number
  className?: string
} & (
  | { picture: DescribedPicture; alt?: undefined }
  /** An empty `alt` when the words beside the picture say the same. */
  | { picture: PictureSource; alt: string }
)

/** Below this width the layout has one column. */
const PHONE = '(max-width: 719px)'

function getSrcSet(picture: PictureSource, maxWidth = Infinity): string {
  return getPictureSize(picture.name)
    .widths.filter((width) => width <= maxWidth)
    .map((width) => `${getPictureUrl(picture, width, 'avif')} ${width}w`)
    .join(', ')
}

/**
 * One of the site's own pictures, as AVIF with a WebP fallback. Shows the picture's mean colour while it loads.
 * If it cannot be loaded, its alt text is shown on that colour.
 */
export function Picture({ picture, alt, sizes, priority = false, maxWidth, className = '' }: Props) {
  const altText = alt === undefined ? picture.alt : alt
  const [failedName, setFailedName] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const { width, height, phoneWidth } = getPictureSize(picture.name)

  // The image may have failed before hydration, when nothing listened for its error event.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailedName(picture.name)
  }, [picture.name])

  if (failedName === picture.name) {
    return (
      <span
        role={altText ? 'img' : undefined}
        aria-label={altText || undefined}
        style={{ backgroundColor: picture.colour }}
        className={`flex items-end p-3 text-spec text-warm ${className}`}
      >
        {/* A priority picture has headings on top of it, so its alt text is for screen readers only. */}
        {!priority && <span className="line-clamp-3 rounded-lg bg-night/80 px-2 py-1 empty:hidden">{altText}</span>}
      </span>
    )
  }

  return (
    <picture className="contents">
      {/* Hidden, because a source inside `display: contents` would become a grid item. */}
      {priority && (
        // Dense screens would choose a file three times as large, which delays the first screen more than it improves it.
        <source
          className="hidden"
          media={PHONE}
          type="image/avif"
          srcSet={`${getPictureUrl(picture, phoneWidth, 'avif')} ${phoneWidth}w`}
          sizes={sizes}
        />
      )}
      <source className="hidden" type="image/avif" srcSet={getSrcSet(picture, maxWidth)} sizes={sizes} />
      <img
        ref={image}
        // For browsers without AVIF.
        src={getPictureUrl(picture, phoneWidth, 'webp')}
        width={width}
        height={height}
        alt={altText}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={{ backgroundColor: picture.colour }}
        className={`object-cover ${className}`}
        onError={() => setFailedName(picture.name)}
      />
    </picture>
  )
}
