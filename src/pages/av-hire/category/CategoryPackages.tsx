import { PriceRows } from '../../../components/cards/PriceRows'
import { FoldSection } from '../../../components/folds/FoldSection'
import type { HireCategory } from '../../../content/equipment'
import { findPackagesWithCategory } from '../../../packages/find-packages'
import { getTierCrewFrom, getTierHours } from '../../../packages/tier-kit'

/** The packages with items of a category, each from its smallest tier that has one. */
export function CategoryPackages({ category }: { category: HireCategory }) {
  const rows = findPackagesWithCategory(category).map(({ pkg, tier, kit, items }) => ({
    name: tier.name,
    to: `/packages/${pkg.slug}#tiers` as const,
    text: `${pkg.crewed ? 'With our crew. ' : ''}${items.map(({ shortName }) => shortName).join(', ')}`,
    price: tier.price,
    hours: getTierHours(pkg),
    isMinimum: true,
    crewFrom: getTierCrewFrom(pkg, kit),
  }))
  return (
    <FoldSection title="Packages with these items" background="paper">
      <p className="mb-8 max-w-[56ch] text-intro">
        If you're taking more than one thing, a package may work out cheaper. Some come with our crew.
      </p>
      <PriceRows rows={rows} />
    </FoldSection>
  )
}
