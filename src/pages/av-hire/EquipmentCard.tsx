import { memo, type MouseEvent } from 'react'
import { opensElsewhere } from '../../components/PageLink'
import { Picture } from '../../components/ui/Picture'
import { type EquipmentId, type EquipmentItem, getEquipmentCategory } from '../../content/equipment'
import { formatSize, formatWeight } from '../../lib/item-specs'
import type { SitePath } from '../../sitemap'
import { AddButton } from './AddButton'
import { HirePrice } from './HirePrice'
import { ItemDetails } from './ItemDialog'

type Props = {
  item: EquipmentItem
  added: boolean
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
}

/** One item of the catalogue. Memoized, so that adding an item re-renders only its own card. */
export const EquipmentCard = memo(function EquipmentCard({ item, added, onOpen, onAdd }: Props) {
  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen(item.id)
  }

  return (
    <article
      data-gel={getEquipmentCategory(item).gel}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard [contain-intrinsic-size:auto_30rem] [content-visibility:auto] focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit"
    >
      <div className="aspect-4/3 overflow-hidden bg-plate">
        <Picture
          picture={item.image}
          alt=""
          maxWidth={640}
          sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 30vw, 45vw"
          className="size-full transition-transform duration-600 ease-standard group-hover:scale-104 motion-reduce:group-hover:scale-100"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-3 sm:p-4.5">
        <h3 className="text-small leading-tight hyphens-auto sm:text-card">
          {/* A click opens the dialog. Search engines and visitors without JavaScript follow the link. */}
          <a
            href={`/av-hire/${item.id}` satisfies SitePath}
            aria-haspopup="dialog"
            onPointerEnter={ItemDetails.prefetch}
            onFocus={ItemDetails.prefetch}
            onClick={handleClick}
            className="stretch scroll-mt-36 scroll-mb-28"
          >
            {item.name}
          </a>
        </h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 border-t border-dashed border-line pt-3 font-mono text-spec text-muted max-sm:hidden">
          <dt>Size</dt>
          <dd className="text-right text-balance text-soft">{formatSize(item)}</dd>
          <dt>Weight</dt>
          <dd className="text-right text-balance text-soft">{formatWeight(item)}</dd>
        </dl>
        <HirePrice
          price={item.price24h}
          compact
          className="mt-auto text-small leading-snug sm:text-base sm:leading-snug"
        />
        <AddButton
          added={added}
          onAdd={() => onAdd(item.id)}
          itemName={item.name}
          size="small"
          className="relative z-10 w-full scroll-mt-36 scroll-mb-28 max-sm:px-2 print:hidden"
        />
      </div>
    </article>
  )
})
