import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { ImageViewer } from '../../components/ImageViewer'
import { Dialog } from '../../components/ui/Dialog'
import { Picture } from '../../components/ui/Picture'
import { equipmentCategories, type HireItem } from '../../content/equipment'
import { AddButton } from './AddButton'
import { gelOf } from './EquipmentCard'
import { HirePrice } from './HirePrice'
import { itemCount } from './item-count'
import { Specifications } from './Specifications'

type Props = {
  item: HireItem
  added: boolean
  /** How many items stand in the cart. */
  count: number
  onAdd: () => void
  onOpenCart: () => void
  onClose: () => void
}

/** Everything that there is to know about an item before it is asked for. */
export function ItemDialog({ item, added, count, onAdd, onOpenCart, onClose }: Props) {
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const images = item.backImage ? [item.image, item.backImage] : [item.image]

  return (
    <>
      <Dialog title={item.name} showTitle={false} size="wide" onClose={onClose} className="print:hidden">
        <div data-gel={gelOf(item.category)} className="grid md:grid-cols-2">
          <div className="grid content-start gap-0.5 bg-plate">
            {images.map((image, index) => (
              <button
                key={image.picture}
                type="button"
                aria-haspopup="dialog"
                onClick={() => setEnlarged(index)}
                className="group relative block focus-visible:-outline-offset-3"
              >
                <Picture
                  {...image}
                  sizes="(min-width: 1100px) 512px, (min-width: 720px) 48vw, 96vw"
                  className="aspect-4/3 w-full"
                />
                <span className="sr-only">: enlarge</span>
                <span
                  aria-hidden
                  className="absolute right-3 bottom-3 grid size-touch place-items-center rounded-full bg-night/80 text-warm transition-colors group-hover:bg-night"
                >
                  <Maximize2 className="size-4.5" />
                </span>
              </button>
            ))}
          </div>
          <div className="flex flex-col">
            <div className="flex flex-1 flex-col gap-5 p-6 md:p-8">
              <p className="cue">{equipmentCategories.find(({ id }) => id === item.category)?.name}</p>
              <p aria-hidden className="font-display text-block font-extrabold text-warm md:pr-12">
                {item.name}
              </p>
              <p>{item.description}</p>
              <Specifications {...item.specifications} />
              {item.notes && (
                <div className="border-l-2 border-gel pl-4 text-small">
                  <h3 className="mb-1 font-text text-small font-semibold tracking-normal">Notes</h3>
                  <p>{item.notes}</p>
                </div>
              )}
            </div>
            <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-raised px-6 py-4 md:px-8">
              <HirePrice price={item.price24h} className="text-card" />
              <AddButton added={added} onAdd={onAdd} look="primary" />
              <div aria-live="polite" className="w-full empty:hidden">
                {added && (
                  <p className="flex flex-wrap items-center justify-between gap-x-4 text-small">
                    {itemCount(count)} in your quote
                    <button
                      type="button"
                      onClick={onOpenCart}
                      className="min-h-touch font-semibold text-amber underline underline-offset-4"
                    >
                      View quote
                    </button>
                  </p>
                )}
              </div>
            </div>
          </div>
        </div>
      </Dialog>
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
