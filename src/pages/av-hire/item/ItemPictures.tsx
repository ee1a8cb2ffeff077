import { EnlargeButton } from '../../../components/pictures/EnlargeButton'
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
  const enlarged = {
    images: backImage ? [image, backImage] : [image],
    title: `${item.name} pictures`,
  }
  return (
    <div className="relative aspect-4/3 bg-plate">
      <EnlargeButton {...enlarged} hasIcon className="block size-full focus-visible:-outline-offset-4">
        <Picture picture={image} priority={priority} sizes={sizes} className="size-full" />
      </EnlargeButton>
      {backImage && (
        <EnlargeButton
          {...enlarged}
          start={1}
          className="absolute bottom-3 left-3 w-28 overflow-hidden rounded-field border-2 border-warm shadow-spill"
        >
          <Picture picture={backImage} sizes="112px" className="aspect-4/3 w-full" />
        </EnlargeButton>
      )}
    </div>
  )
}
