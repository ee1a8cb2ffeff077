import { use, useEffect, useState } from 'react'
import { savesData } from '../../lib/browser/save-data'
import { whenIdle } from '../../lib/browser/when-idle'
import {
  type DescribedPicture,
  getPhoneCropUrl,
  getPictureSize,
  getPictureUrl,
  getPictureUrlStart,
  PHONE_CROP,
  type PictureSource,
} from '../../lib/pictures'
import { screens } from '../../lib/screens'
import { PriorityPictureContext } from './priority-picture'

type Props = {
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  /** Only for the largest picture above the fold: it loads first. */
  priority?: boolean
  /** The slot is higher than wide on a phone, which then loads a crop of that shape. */
  tall?: boolean
  /** The largest width that the slot can use, in pixels. Shortens the HTML of long lists. */
  maxWidth?: number
  /** The width of a smaller file, which the visitor has seen: it is shown while the other loads. */
  previewWidth?: number
  className?: string
} & (
  | { picture: DescribedPicture; alt?: undefined }
  /** An empty `alt` when the words beside the picture say the same. */
  | { picture: PictureSource; alt: string }
)

/** Below this width the layout has one column. */
const PHONE = `not all and (min-width: ${screens.md})`

function getSrcSet(picture: PictureSource, maxWidth = Infinity): string {
  return getPictureSize(picture.name)
    .widths.filter((width) => width <= maxWidth)
    .map((width) => `${getPictureUrl(picture, width, 'avif')} ${width}w`)
    .join(', ')
}

/** One of the site's own pictures, as AVIF with a WebP fallback. Shows the picture's mean colour while it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  tall = false,
  maxWidth,
  previewWidth,
  className = '',
}: Props) {
  const { width, height, phoneWidth } = getPictureSize(picture.name)
  const srcSet = getSrcSet(picture, maxWidth)
  const crops =
    tall && picture.phoneCrop
      ? PHONE_CROP.widths.map((px) => `${getPhoneCropUrl(picture, px)} ${px}w`)
      : []
  const firstPhoneFile = crops[0] ?? `${getPictureUrl(picture, phoneWidth, 'avif')} ${phoneWidth}w`
  const sharpPhoneFiles = crops.length > 0 ? crops.join(', ') : srcSet
  const isSharp = useIsDecoded(priority ? sharpPhoneFiles : null, sizes)
  if (import.meta.env.SSR && priority) {
    const [url = ''] = firstPhoneFile.split(' ')
    use(PriorityPictureContext)?.({
      name: picture.name,
      urlStart: getPictureUrlStart(picture),
      phone: { url, media: PHONE },
      srcSet,
      sizes,
    })
  }

  return (
    <picture className="contents">
      {/* Hidden, because a source inside `display: contents` would become a grid item. */}
      {(priority || crops.length > 0) && (
        // Dense screens would choose a file three times as large, which would delay the first paint.
        <source
          className="hidden"
          media={PHONE}
          type="image/avif"
          srcSet={priority && !isSharp ? firstPhoneFile : sharpPhoneFiles}
          sizes={sizes}
        />
      )}
      <source className="hidden" type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        // For browsers without AVIF.
        src={getPictureUrl(picture, phoneWidth, 'webp')}
        width={width}
        height={height}
        alt={alt === undefined ? picture.alt : alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={
          previewWidth === undefined
            ? { backgroundColor: picture.colour }
            : {
                background: `${picture.colour} url(${getPictureUrl(picture, previewWidth, 'avif')}) center / cover`,
              }
        }
        className={`object-cover ${className}`}
      />
    </picture>
  )
}

/**
 * On a phone, loads the file that suits the screen's pixels once the page is idle, and says when it is decoded: it then
 * replaces the first one without a flash. Not for visitors who save data.
 */
function useIsDecoded(srcSet: string | null, sizes: string): boolean {
  const [decoded, setDecoded] = useState<string | null>(null)
  useEffect(() => {
    if (!srcSet || savesData() || !window.matchMedia(PHONE).matches) return
    whenIdle(() => {
      const image = Object.assign(new Image(), { fetchPriority: 'low', sizes, srcset: srcSet })
      image.decode().then(
        () => setDecoded(srcSet),
        () => undefined,
      )
    })
  }, [srcSet, sizes])
  return srcSet !== null && decoded === srcSet
}
