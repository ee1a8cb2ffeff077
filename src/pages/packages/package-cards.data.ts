import { packages } from '../../content/packages'
import { createPackageCard } from '../../packages/package-card'

// The page of all packages needs only these cards. See vite/prerender/data-modules.ts.

export const packageCards = packages.map(createPackageCard)
