import { getPackage, type Package } from '../../src/content/packages'
import type { Tier } from '../../src/content/schemas/package'
import { tierLevels } from '../../src/content/tier-levels'

/** A package with these values and tiers. What is missing has no items, features or add-ons. */
export function createPackage(
  { crewed, ...values }: Partial<Package> & { crewed: boolean },
  tiers: readonly Partial<Tier>[],
): Package {
  const pkg = getPackage('speakers')
  const [{ image }] = pkg.tiers
  const createTier = (index: 0 | 1 | 2 | 3): Tier => ({
    name: `Test ${index}`,
    level: tierLevels[index],
    image,
    price: 1000,
    description: '',
    guests: 100,
    floorM: { width: 3, depth: 2 },
    items: [],
    features: [],
    ...tiers[index],
  })
  return {
    ...pkg,
    addOns: [],
    crewed,
    ...values,
    tiers: [createTier(0), createTier(1), createTier(2), createTier(3)],
  }
}
