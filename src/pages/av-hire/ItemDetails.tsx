import { useState } from 'react'
import { ImageViewer } from '../../components/ImageViewer'
import { type EquipmentItem, getEquipmentCategory } from '../../content/equipment'
import { AddButton } from './AddButton'
import { formatItemCount } from './format-item-count'
import { HirePrice } from './HirePrice'
import { ItemPictures } from './ItemPictures'
import { Specifications } from './Specifications'

export type ItemDetailsProps = {
  item: EquipmentItem
  added: boolean
  /** The number of items in the cart. */
  count: number
  onAdd: () => void
  onOpenCart: () => void
}

type Content = typeof import('../../content/equipment-details')

/** The contents of the item dialog: pictures, description, specifications and price. */
export function ItemDetails({ item, added, count, onAdd, onOpenCart, equipmentDetails }: ItemDetailsProps & Content) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const category = getEquipmentCategory(item)
  const { image, additional, notes, backImage } = equipmentDetails[item.id]
  const images = backImage ? [image, backImage] : [image]

  return (
    <>
      <div data-gel={category.gel} className="grid md:grid-cols-2">
        <ItemPictures
          images={images}
          sizes="(min-width: 1100px) 512px, (min-width: 720px) 48vw, 96vw"
          onEnlarge={setEnlarged}
        />
        <div className="flex flex-col justify-center gap-4 px-6 py-7 md:px-9">
          <p className="eyebrow">{category.name}</p>
          <p aria-hidden className="font-display text-block font-extrabold text-warm md:pr-8">
            {item.name}
          </p>
          <p>{item.description}</p>
          {notes && (
            <div className="mt-1 border-l-2 border-gel pl-4 text-small">
              <h3 className="font-text text-small font-semibold tracking-normal">Notes</h3>
              <p>{notes}</p>
            </div>
          )}
        </div>
      </div>
      <Specifications item={item} additional={additional} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-1.5 bg-raised px-5 py-4 md:px-9">
        <HirePrice price={item.price24h} className="mr-auto text-small sm:text-card" />
        <div aria-live="polite" className="max-sm:order-last max-sm:w-full">
          {added && (
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-small">
              {formatItemCount(count)} in your quote
              <button
                type="button"
                onClick={onOpenCart}
                className="min-h-touch font-semibold text-amber underline underline-offset-4 hover:text-amber-light"
              >
                View quote
              </button>
            </p>
          )}
        </div>
        <AddButton
          added={added}
          onAdd={onAdd}
          variant="primary"
          className="max-sm:grow max-sm:px-4 max-sm:text-small"
        />
      </div>
      {enlarged !== null && (
        <ImageViewer
          images={images}
          start={enlarged}
          title={`${item.name} pictures`}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  )
}
