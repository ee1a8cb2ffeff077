import { getPackage, type PackageCategory, type Tier, tierNames } from '../../src/content/packages'

/** A package with these values and tiers. What is missing has no items, features, add-ons or rows. */
export function createPackage(
  { crewed, ...values }: Partial<PackageCategory> & { crewed: boolean },
  tiers: readonly Partial<Tier>[],
): PackageCategory {
  const category = getPackage('speakers')
  const [{ image }] = category.tiers
  const createTier = (index: 0 | 1 | 2 | 3): Tier => ({
    name: `Test ${index}`,
    tier: tierNames[index],
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
    ...category,
    addOns: [],
    comparison: [],
    crewed,
    ...values,
    tiers: [createTier(0), createTier(1), createTier(2), createTier(3)],
  }
}
