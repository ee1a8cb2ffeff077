import { createPackageCard } from '../../booking/tiers/package-card'
import { packages } from '../../content/packages'

// The page of all packages needs only these cards. See vite/prerender/data-modules.ts.

export const packageCards = packages.map(createPackageCard)
