import { Maximize2 } from 'lucide-react'
import { EnlargeButton } from '../../components/EnlargeButton'
import { Picture } from '../../components/ui/Picture'
import type { PictureSource } from '../../lib/pictures'

type Props = {
  images: readonly PictureSource[]
  onEnlarge: (index: number) => void
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  /** On a page whose largest picture above the fold it is. */
  priority?: boolean
}

/** An item's picture, with a picture of its back in the corner. Both can be enlarged. */
export function ItemPictures({ images: [front, back], onEnlarge, sizes, priority }: Props) {
  if (!front) return null
  return (
    <div className="relative aspect-4/3 bg-plate">
      <EnlargeButton onClick={() => onEnlarge(0)} className="block size-full focus-visible:-outline-offset-4">
        <Picture picture={front} priority={priority} sizes={sizes} className="size-full" />
        <span
          aria-hidden
          className="absolute right-3 bottom-3 grid size-touch place-items-center rounded-full border border-edge bg-night/80 text-warm transition-colors group-hover:border-warm"
        >
          <Maximize2 className="size-4.5" />
        </span>
      </EnlargeButton>
      {back && (
        <EnlargeButton
          onClick={() => onEnlarge(1)}
          className="absolute bottom-3 left-3 w-28 overflow-hidden rounded-field border-2 border-warm shadow-spill"
        >
          <Picture picture={back} sizes="112px" className="aspect-4/3 w-full" />
        </EnlargeButton>
      )}
    </div>
  )
}
