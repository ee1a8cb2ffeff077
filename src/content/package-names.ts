type Entry = { slug: string; title: string }

const entries = [
  { slug: 'functions', title: 'Functions' },
  { slug: 'weddings', title: 'Weddings' },
  { slug: 'corporate', title: 'Corporate' },
  { slug: 'dj-equipment', title: 'DJ Equipment' },
  { slug: 'av-equipment', title: 'AV Equipment' },
  { slug: 'speakers', title: 'Speakers' },
  { slug: 'production', title: 'Production' },
] as const satisfies readonly Entry[]

export type PackageSlug = (typeof entries)[number]['slug']

export type PackageName = Entry & { slug: PackageSlug }

/** What the menus show, apart from `packages.ts` because every page loads it. */
export const packageNames: readonly PackageName[] = entries

export function getPackageName(slug: PackageSlug): PackageName {
  const name = packageNames.find((candidate) => candidate.slug === slug)
  if (!name) throw new Error(`Unknown package: ${slug}`)
  return name
}

/** The tiers of every package, from the smallest to the largest. */
export const tierNames = ['basic', 'premium', 'diamond', 'horizon'] as const
export type TierName = (typeof tierNames)[number]

export const tierLabels: Record<TierName, string> = {
  basic: 'Basic',
  premium: 'Premium',
  diamond: 'Diamond',
  horizon: 'Horizon',
}
