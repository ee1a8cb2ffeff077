import 'yet-another-react-lightbox/styles.css'
import { Lightbox } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureSource } from '../lib/pictures'
import { getPictureSize, getPictureUrl } from '../lib/pictures'

/** The inside of the image viewer. It fills its parent; opening and closing are the dialog's matter. */
export default function ZoomableSlides({ images, start }: { images: readonly PictureSource[]; start: number }) {
  return (
    <Lightbox
      plugins={[Inline, Zoom]}
      index={start}
      slides={images.map((picture) => {
        const { width, height, widths } = getPictureSize(picture.name)
        const source = (pixels: number) => ({
          src: getPictureUrl(picture, pixels, 'webp'),
          width: pixels,
          height: Math.round((pixels * height) / width),
        })
        return { ...source(width), alt: picture.alt, srcSet: widths.map(source) }
      })}
      carousel={{ finite: images.length < 2, padding: 0 }}
      render={images.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      inline={{ style: { width: '100%', height: '100%' } }}
      // The dialog's close button stands in the corner, beside the zoom buttons.
      styles={{ container: { backgroundColor: 'transparent' }, toolbar: { marginRight: '3.25rem' } }}
      zoom={{ maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
    />
  )
}
