import { toTierLine } from '../../booking/tiers/tier-lines'
import { getTierDetails } from '../../booking/tiers/tiers'
import { toFaderTier } from '../../components/fader/fader-tier'
import { functionsPackage } from '../../content/packages/functions'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'

// The home page needs only this, not the hire items that prices are calculated from. See vite/prerender/data-modules.ts.

const { slug, gel, scenes } = functionsPackage

const tiers = getTierDetails(functionsPackage).map((details) => {
  const line = toTierLine(functionsPackage, details)
  return {
    fader: toFaderTier(line, details.tier),
    enquiry: createPlainEnquiry({ lines: [line] }),
  }
})

export const functionsRoom = { slug, gel, scenes, tiers }
