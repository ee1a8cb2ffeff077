import { getTierDetails } from '../../booking/tiers/tier'
import { toFaderTier } from '../../components/fader/fader-tier'
import { functionsPackage } from '../../content/packages/functions'
import { createPlainEnquiry } from '../../enquiry/plain-enquiry'

// The home page needs only this, not the hire items that prices are calculated from. See vite/prerender/data-modules.ts.

const { slug, gel, scenes } = functionsPackage

const tiers = getTierDetails(functionsPackage).map((details) => ({
  fader: toFaderTier({ lines: [details] }),
  enquiry: createPlainEnquiry({ lines: [details] }),
}))

export const functionsRoom = { slug, gel, scenes, tiers }
