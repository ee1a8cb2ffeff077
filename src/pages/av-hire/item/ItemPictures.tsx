import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { EnlargeButton } from '../../../components/pictures/EnlargeButton'
import { ImageViewer } from '../../../components/pictures/ImageViewer'
import { Picture } from '../../../components/ui/Picture'
import type { EquipmentItem } from '../../../content/equipment'

type Props = {
  item: EquipmentItem
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  /** Whether it is the largest picture above the fold. */
  priority?: boolean
}

/** An item's picture, with a picture of its back in the corner. Both can be enlarged. */
export function ItemPictures({ item, sizes, priority }: Props) {
  const { image, backImage } = item
  const [enlarged, setEnlarged] = useState<number | null>(null)
  return (
    <div className="relative aspect-4/3 bg-plate">
      <EnlargeButton onClick={() => setEnlarged(0)} className="block size-full focus-visible:-outline-offset-4">
        <Picture picture={image} priority={priority} sizes={sizes} className="size-full" />
        <span
          aria-hidden
          className="absolute right-3 bottom-3 grid size-touch place-items-center rounded-full border border-edge bg-night/80 text-warm transition-colors group-hover:border-warm"
        >
          <Maximize2 className="size-4.5" />
        </span>
      </EnlargeButton>
      {backImage && (
        <EnlargeButton
          onClick={() => setEnlarged(1)}
          className="absolute bottom-3 left-3 w-28 overflow-hidden rounded-field border-2 border-warm shadow-spill"
        >
          <Picture picture={backImage} sizes="112px" className="aspect-4/3 w-full" />
        </EnlargeButton>
      )}
      {enlarged !== null && (
        <ImageViewer
          images={backImage ? [image, backImage] : [image]}
          start={enlarged}
          title={`${item.name} pictures`}
          onClose={() => setEnlarged(null)}
        />
      )}
    </div>
  )
}
