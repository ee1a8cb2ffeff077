import type { ReactNode } from 'react'
import { PageLink } from '../../../components/links/PageLink'
import type { EquipmentItem } from '../../../content/equipment'
import { getItemFacts } from '../../../hire/item-facts'
import { findPackagesWithItem } from '../../../packages/find-packages'

type Props = { item: EquipmentItem; headingLevel?: 2 | 3 }

/** An item's numbers, what it needs on site, and the package tiers that include it. */
export function Specifications({ item, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const
  const inPackages = findPackagesWithItem(item.id)
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
                  <PageLink key={slug} to={`/packages/${slug}#tiers`} className="py-2 underline underline-offset-4">
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
      className={`grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-paper-line py-2.5 text-small tabular-nums md:block ${className}`}
    >
      <dt className="text-paper-muted md:mb-1.5">{name}</dt>
      {values.map((value, index) => (
        <dd key={index} className="col-start-2 text-paper-ink not-nth-2:mt-1">
          {value}
        </dd>
      ))}
    </div>
  )
}
