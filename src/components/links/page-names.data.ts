import { equipmentCategories } from '../../content/equipment'
import { guides } from '../../content/guides'
import { packages } from '../../content/packages'
import { services } from '../../content/services'

// The pages with related links need only the names. See vite/prerender/data-modules.ts.

export const pageNames: Partial<Record<string, string>> = Object.fromEntries([
  ...services.map(({ slug, name }) => [`/services/${slug}`, name] as const),
  ...packages.map(({ slug, title }) => [`/packages/${slug}`, title] as const),
  ...guides.map(({ slug, name }) => [`/guides/${slug}`, name] as const),
  ...equipmentCategories.map(({ slug, name }) => [`/av-hire/${slug}`, name] as const),
])
