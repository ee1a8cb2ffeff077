import type { Gear } from '../hire/room/room'
import type { TierFacts } from './tiers'

/** What of a tier has to fit a room. */
export const toGear = ({ tier, kit, outdoorItems, siteNeeds }: TierFacts): Gear => ({
  kit,
  outdoorItems,
  tier,
  outlets: siteNeeds.outlets,
})
