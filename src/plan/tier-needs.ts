import { getEquipment } from '../content/equipment'
import type { PackageCategory } from '../content/packages'
import { getTierItems } from '../content/tier-items'
import { countOutlets } from '../lib/item-specs'
import { getSiteNeeds, type SiteNeeds } from './site-needs'

/** What a tier needs on site. `index` is 0 for basic to 3 for horizon. */
export function getTierNeeds(category: PackageCategory, index: number): SiteNeeds {
  const tier = category.tiers[index]
  if (!tier) throw new Error(`${category.slug} has no tier ${index}`)
  const items = getTierItems(category.slug, index)
  const itemNeeds = getSiteNeeds(items)
  const needs = { ...itemNeeds, floor: tier.floorM, ceilingM: Math.max(itemNeeds.ceilingM, tier.ceilingM ?? 0) }
  if (!tier.totals) return needs

  // A tier with a crew has more than hire items, and the crew brings and lifts everything.
  const { watts, weightKg, heaviest = needs.heaviest } = tier.totals
  const all = [...items].flatMap(([id, quantity]) => Array.from({ length: quantity }, () => getEquipment(id)))
  return {
    ...needs,
    crewed: true,
    contents: listContents(category, index),
    watts,
    outlets: countOutlets(all, watts),
    weightKg,
    heaviest: heaviest && { ...heaviest, lift: 'crew' },
    twoPersonLifts: [],
    onTable: [],
    builtByCrew: [],
    operatedByCrew: [],
    notCounted: [],
  }
}

/** The tier's column of the comparison: 'Booth: LED-front booth', or the label alone for a 'Yes'. */
function listContents({ comparison }: PackageCategory, index: number): string[] {
  return comparison.flatMap((row) => {
    const value = 'values' in row ? row.values[index] : ''
    if (!value) return []
    return value === 'Yes' ? row.label : `${row.label}: ${value}`
  })
}
