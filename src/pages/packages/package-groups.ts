import { type PackageCategory, packages, type PackageSlug, type TierName } from '../../content/packages'

export type KnownPackage = PackageCategory & { slug: PackageSlug }

const all: readonly KnownPackage[] = packages
const crewed: readonly PackageSlug[] = ['functions', 'weddings', 'corporate']

/** Packages that bring a DJ or a technician, by name; a new category counts as dry hire until it is named here. */
export const crewedPackages = all.filter(({ slug }) => crewed.includes(slug))
/** Packages of equipment that the hirer sets up and runs. */
export const dryHirePackages = all.filter(({ slug }) => !crewed.includes(slug))

export const isCrewed = (slug: PackageSlug) => crewed.includes(slug)

/** 'LX 03': a category's number in the cue sheet, which is its place in the list. */
export const cueNumber = (slug: PackageSlug) =>
  `LX ${String(packages.findIndex((category) => category.slug === slug) + 1).padStart(2, '0')}`

export const tierLabels: Record<TierName, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}
