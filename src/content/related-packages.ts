import type { PackageSlug } from './package-names'
import type { PackageCategory } from './packages'

// Copies of these three only. See services.ts.
const modules = import.meta.glob<PackageCategory>('./packages/{functions,corporate,weddings}.ts', {
  eager: true,
  import: 'category',
  query: '?related',
})

/** Shown on every service page, in this order. */
export const relatedPackages = (['functions', 'corporate', 'weddings'] satisfies PackageSlug[]).flatMap(
  (slug) => modules[`./packages/${slug}.ts`] ?? [],
)
