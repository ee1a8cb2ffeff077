import { useEffect, useRef, useState } from 'react'
import { type PictureName, pictures } from '../../content/pictures.gen'
import { type PictureFormat, pictureSize, pictureUrl } from '../../lib/picture-sizes'

type Props = {
  picture: PictureName
  /** What is seen. Empty where the words beside the picture say it already. */
  alt: string
  /** How wide the slot is, as the `sizes` attribute says it. */
  sizes: string
  /** For the largest picture above the fold only: it is fetched first. */
  priority?: boolean
  /** The widest rendition that the slot can use, in pixels. Leaving out wider ones keeps a long list's HTML short. */
  widest?: number
  className?: string
}

function pictureSrcSet(picture: PictureName, format: PictureFormat, widest = Infinity): string {
  const hash = pictures[picture][0]
  return pictureSize(picture)
    .widths.filter((width) => width <= widest)
    .map((width) => `${pictureUrl(picture, hash, width, format)} ${width}w`)
    .join(', ')
}

/**
 * One of the site's own pictures: AVIF with a WebP fallback at the widths of its slot, on a ground of its own colour.
 * Where it cannot be loaded a tinted plate says what it would have shown.
 */
export function Picture({ picture, alt, sizes, priority = false, widest, className = '' }: Props) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const { width, height, widths } = pictureSize(picture)
  const [hash, colour] = pictures[picture]

  // A prerendered picture may have failed before React could listen to it.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(true)
  }, [])

  if (failed) {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        style={{ backgroundColor: colour }}
        className={`flex items-end p-3 text-spec text-warm ${className}`}
      >
        {/* On a first screen other words stand there already: the plate says it to screen readers alone. */}
        {!priority && <span className="line-clamp-3 rounded-lg bg-night/80 px-2 py-1 empty:hidden">{alt}</span>}
      </span>
    )
  }

  return (
    <picture className="contents">
      {/* Hidden, or it would be an item of its own in a grid: the picture element itself has no box. */}
      <source className="hidden" type="image/avif" srcSet={pictureSrcSet(picture, 'avif', widest)} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(picture, hash, widths[1], 'webp')}
        srcSet={pictureSrcSet(picture, 'webp', widest)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={{ backgroundColor: colour }}
        className={`object-cover ${className}`}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
