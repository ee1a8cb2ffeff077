import { equipment, type EquipmentId } from '../../content/equipment'
import { packages } from '../../content/packages'
import { tierLabels } from '../../content/tier-levels'
import { getCount } from '../../hire/kit-totals'
import { getTierKit } from './tier'

// The page of an item needs only these texts, not the packages. See vite/prerender/data-modules.ts.

/** The packages that include each item, with their tiers: 'Speakers Basic' or 'Weddings Premium to Horizon'. */
export const packagesWithItem: Readonly<Record<string, ReturnType<typeof findPackages>>> =
  Object.fromEntries(equipment.map(({ id }) => [id, findPackages(id)]))

function findPackages(id: EquipmentId) {
  return packages.flatMap((pkg) => {
    const tiers = pkg.tiers.filter((_, index) => getCount(getTierKit(pkg, index), id) > 0)
    if (tiers.length === 0) return []
    const labels = tiers.map(({ level }) => tierLabels[level])
    // No tier has an item that an earlier tier replaced, so the tiers with the item are consecutive.
    const names = [...new Set([labels[0], labels.at(-1)])].join(' to ')
    return { slug: pkg.slug, text: `${pkg.name} ${names}` }
  })
}
