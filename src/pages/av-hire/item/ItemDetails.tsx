import type { ReactNode } from 'react'
import { packagesWithItem } from '../../../booking/tiers/packages-with-item.data'
import { PageLink } from '../../../components/links/PageLink'
import { EnlargeButton } from '../../../components/pictures/EnlargeButton'
import { Picture } from '../../../components/ui/Picture'
import type { EquipmentItem } from '../../../content/equipment'
import { getItemFacts } from '../../../hire/item-facts'

// Shown by the page of an item and by its dialog.

type ItemPicturesProps = {
  item: EquipmentItem
  /** The width of the slot, for the `sizes` attribute. */
  sizes: string
  /** For the largest picture above the fold. */
  priority?: boolean
}

/** An item's picture, with a picture of its back in the corner. Both can be enlarged. */
export function ItemPictures({ item, sizes, priority }: ItemPicturesProps) {
  const { image, backImage } = item
  const enlarged = {
    images: backImage ? [image, backImage] : [image],
    title: `${item.name} pictures`,
  }
  return (
    <div className="relative aspect-4/3 bg-plate">
      <EnlargeButton
        {...enlarged}
        hasIcon
        className="block size-full focus-visible:-outline-offset-4"
      >
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

type ItemNotesProps = { notes: string; headingLevel?: 2 | 3; className: string }

/** Notes before hiring an item, with a line of the category's colour beside them. */
export function ItemNotes({ notes, headingLevel = 3, className }: ItemNotesProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`border-l-2 border-gel pl-4 text-small ${className}`}>
      <Heading className="font-text text-small font-semibold tracking-normal">Notes</Heading>
      <p>{notes}</p>
    </div>
  )
}

type SpecificationsProps = { item: EquipmentItem; headingLevel?: 2 | 3 }

/** An item's numbers, what it needs on site, and the package tiers that include it. */
export function Specifications({ item, headingLevel = 3 }: SpecificationsProps) {
  const Heading = `h${headingLevel}` as const
  const inPackages = packagesWithItem[item.id] ?? []
  return (
    <div className="bg-paper px-6 py-5 text-paper-text md:px-9 md:py-6">
      <Heading className="mb-3 text-card text-paper-ink">Specifications</Heading>
      <dl className="grid gap-x-8 md:grid-cols-[1.2fr_1fr_0.8fr_1.8fr] md:gap-y-2">
        {getItemFacts(item).map(({ label, texts }) => (
          <Row key={label} name={label} values={texts} />
        ))}
        {inPackages.length > 0 && (
          <Row
            name="Included in"
            className="md:col-start-4"
            values={[
              <span key="tiers" className="flex flex-wrap gap-x-4">
                {inPackages.map(({ slug, text }) => (
                  <PageLink
                    key={slug}
                    to={`/packages/${slug}#tiers`}
                    className="flex min-h-touch items-center underline underline-offset-4"
                  >
                    {text}
                  </PageLink>
                ))}
              </span>,
            ]}
          />
        )}
      </dl>
    </div>
  )
}

type RowProps = { name: string; values: readonly ReactNode[]; className?: string }

function Row({ name, values, className = '' }: RowProps) {
  return (
    <div
      className={`grid gap-x-4 border-t border-paper-line py-2.5 text-small tabular-nums xs:grid-cols-[6.5rem_1fr] md:block ${className}`}
    >
      <dt className="text-paper-muted md:mb-1.5">{name}</dt>
      {values.map((value, index) => (
        <dd key={index} className="text-paper-ink not-nth-2:mt-1 xs:col-start-2">
          {value}
        </dd>
      ))}
    </div>
  )
}
