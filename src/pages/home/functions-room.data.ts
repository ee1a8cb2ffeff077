import { functionsPackage } from '../../content/packages/functions'
import { createTierEnquiry } from '../../enquiry/tier-enquiry'
import { toFaderTier } from '../../packages/tier-prices'
import { getTierDetails } from '../../packages/tiers'

// The home page needs only this, not the hire items that prices are calculated from. See vite/prerender/data-modules.ts.

const { slug, gel, scenes } = functionsPackage

const tiers = getTierDetails(functionsPackage).map((details) => ({
  fader: toFaderTier(functionsPackage, details),
  enquiry: createTierEnquiry(details.tier, functionsPackage),
}))

export const functionsRoom = { slug, gel, scenes, tiers }
