import { PriceRows } from '../../../components/PriceRows'
import { Section } from '../../../components/ui/Section'
import type { HireCategory } from '../../../content/equipment'
import { findPackagesWithCategory } from '../../../packages/tiers'

/** The packages with items of a category, each from its smallest tier that has one. */
export function CategoryPackages({ category }: { category: HireCategory }) {
  const rows = findPackagesWithCategory(category).map(({ pkg: { slug, crewed }, facts, items }) => ({
    name: facts.tier.name,
    to: `/packages/${slug}#tiers` as const,
    text: `${crewed ? 'With our crew. ' : ''}${items.map(({ shortName }) => shortName).join(', ')}`,
    price: facts.tier.price,
    isMinimum: true,
    crewFrom: facts.crewFrom,
  }))
  return (
    <Section
      title="Packages with these items"
      intro="Need more than one thing? Look at a package first. Each price is for the smallest tier with something from this page. Bigger tiers have more."
      background="paper"
    >
      <PriceRows rows={rows} />
    </Section>
  )
}
