import 'yet-another-react-lightbox/styles.css'
import { Lightbox } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import {
  type DescribedPicture,
  getPictureSize,
  getPictureUrl,
  getWebpWidths,
} from '../../lib/pictures'

/**
 * The slides of the viewer that `EnlargeButton` opens. They fill the parent element. The dialog around them handles opening and
 * closing.
 */
export default function ZoomableSlides({
  images,
  start,
  loadedUrl,
}: {
  images: readonly DescribedPicture[]
  start: number
  /** A smaller file of the first picture, which the page has loaded. It is shown until the large one is there. */
  loadedUrl: string | undefined
}) {
  const slides = images.map((picture) => {
    const { width, height } = getPictureSize(picture.name)
    const toSource = (pixels: number) => ({
      src: getPictureUrl(picture, pixels, 'webp'),
      width: pixels,
      height: Math.round((pixels * height) / width),
    })
    return {
      ...toSource(width),
      alt: picture.alt,
      srcSet: getWebpWidths(picture.name).map(toSource),
    }
  })
  const first = slides[start]
  return (
    <Lightbox
      plugins={[Inline, Zoom]}
      index={start}
      slides={slides}
      carousel={{ finite: images.length < 2, padding: 0 }}
      render={{
        ...(images.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        slideHeader: ({ slide }) =>
          loadedUrl &&
          first?.src === slide.src && (
            <img
              src={loadedUrl}
              alt=""
              // As large as the picture above it, which then covers it.
              style={{
                width: `min(100%, ${first.width}px, 100dvh * ${first.width / first.height})`,
                aspectRatio: first.width / first.height,
              }}
              className="absolute object-cover blur-xs [clip-path:inset(0)]"
            />
          ),
      }}
      inline={{ style: { width: '100%', height: '100%' } }}
      // Leaves room for the dialog's close button in the corner.
      styles={{
        container: { backgroundColor: 'transparent' },
        toolbar: { marginRight: '3.25rem' },
      }}
      zoom={{ maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
    />
  )
}
