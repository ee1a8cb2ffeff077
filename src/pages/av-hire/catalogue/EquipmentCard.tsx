import { Fragment, memo, type MouseEvent } from 'react'
import { opensElsewhere } from '../../../components/links/PageLink'
import { Picture } from '../../../components/ui/Picture'
import { type EquipmentId, type EquipmentItem, getEquipmentCategory } from '../../../content/equipment'
import { getCardFacts } from '../../../hire/item-facts'
import type { SitePath } from '../../../sitemap'
import { AddButton } from '../AddButton'
import { HirePrice } from '../HirePrice'

type Props = {
  item: EquipmentItem
  added: boolean
  onOpen: (id: EquipmentId) => void
  onAdd: (id: EquipmentId) => void
}

/** One item of the catalogue: a row on a phone, otherwise a card. Memoized, so that adding an item re-renders only its own card. */
export const EquipmentCard = memo(function EquipmentCard({ item, added, onOpen, onAdd }: Props) {
  function handleClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen(item.id)
  }

  return (
    <article
      data-gel={getEquipmentCategory(item).gel}
      className="group relative grid h-full grid-cols-[5rem_1fr] overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit sm:flex sm:flex-col sm:[contain-intrinsic-size:auto_30rem]"
    >
      <div className="h-0 min-h-full overflow-hidden bg-plate sm:aspect-4/3 sm:h-auto sm:min-h-0">
        <Picture
          picture={item.image}
          alt=""
          maxWidth={640}
          sizes="(min-width: 1320px) 315px, (min-width: 1080px) 22vw, (min-width: 720px) 30vw, (min-width: 480px) 45vw, 80px"
          className="size-full transition-transform duration-600 ease-standard group-hover:scale-104 motion-reduce:group-hover:scale-100"
        />
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1.5 p-2.5 sm:flex sm:flex-1 sm:flex-col sm:items-stretch sm:gap-3 sm:p-4.5">
        <h3 className="col-span-2 text-small leading-tight hyphens-auto sm:text-card">
          {/* A click opens the dialog. Search engines and visitors without JavaScript follow the link. */}
          <a
            href={`/av-hire/${item.id}` satisfies SitePath}
            aria-haspopup="dialog"
            onClick={handleClick}
            className="stretch scroll-mt-36 scroll-mb-36"
          >
            {item.name}
          </a>
        </h3>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 border-t border-dashed border-line pt-3 font-mono text-spec text-muted max-sm:hidden">
          {getCardFacts(item).map(({ label, texts }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="text-right text-balance text-soft">{texts}</dd>
            </Fragment>
          ))}
        </dl>
        <HirePrice
          price={item.price24h}
          crewFrom={item.crewFrom}
          compact
          className="mt-auto text-small leading-snug sm:text-base sm:leading-snug"
        />
        <AddButton
          added={added}
          onAdd={() => onAdd(item.id)}
          itemName={item.name}
          size="small"
          className="relative z-10 scroll-mt-36 scroll-mb-36 max-sm:px-2.5 sm:w-full print:hidden"
        />
      </div>
    </article>
  )
})
