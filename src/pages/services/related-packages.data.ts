import { createPackageCard } from '../../booking/tiers/package-card'
import { relatedPackages as packages } from '../../content/packages'

// The page of a service needs only these cards, not the packages and their hire items. See vite/prerender/data-modules.ts.

export const relatedPackages = packages.map(createPackageCard)
