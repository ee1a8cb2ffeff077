import { functionsPackage } from '../../content/packages/functions'
import { getFaderTiers } from '../../packages/tiers'

// The home page needs only this, not the hire items that prices are calculated from. See vite/prerender/data-modules.ts.

const { slug, gel, scenes } = functionsPackage

export const functionsRoom = { slug, gel, scenes, tiers: getFaderTiers(functionsPackage) }
