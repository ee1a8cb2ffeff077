import type { Gel } from '../lib/gels'
import type { PictureSource } from '../lib/pictures'
import { type PackageName, packageNames } from './package-names'

export const tierNames = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierName = (typeof tierNames)[number]

export const tierLabels: Record<TierName, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}

/** What a card shows of a package category. */
export type PackageCategory = PackageName & {
  description: string
  image: PictureSource
  gel: Gel
  /** Whether a DJ or a technician comes with it. Otherwise it is equipment that the client sets up and operates. */
  crewed: boolean
  /** The starting price of each tier, from basic to horizon, in AUD excluding GST. */
  prices: readonly [number, number, number, number]
}

export type Tier = {
  name: string
  tier: TierName
  image: PictureSource
  /** Starting price in AUD, excluding GST. */
  price: number
  description: string
  /** Only what this tier adds to the previous one, or what it upgrades. */
  features: readonly string[]
}

/** The content of a package category's own page. */
export type PackagePage = {
  /** The page's h1. */
  title: string
  subtitle: string
  intro: string
  /** Rules under Important Package Information, apart from the price of an extra hour. */
  disclaimer: readonly string[]
  /** The price of each hour after the minimum, in AUD excluding GST. */
  extraHour?: number
  hours?: string
  addOns: readonly string[]
  /** Basic, premium, diamond, horizon. */
  tiers: readonly [Tier, Tier, Tier, Tier]
  /** Rows of the comparison table, with a value for each tier: '' if the tier does not include it. */
  comparison: readonly { label: string; values: readonly [string, string, string, string] }[]
  seo: { title: string; description: string }
}

/** The exports of each module in `packages/`. */
export type PackageContent = { category: PackageCategory; page: PackagePage }

// Copies without the export `page`. See services.ts.
const modules = import.meta.glob<PackageCategory>('./packages/*.ts', {
  eager: true,
  import: 'category',
  query: '?card',
})

/** All categories, in the order of the menus. */
export const packages: readonly PackageCategory[] = packageNames.flatMap(
  ({ slug }) => modules[`./packages/${slug}.ts`] ?? [],
)
