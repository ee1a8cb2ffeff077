import type { Gear } from '../hire/room/room'
import type { TierFacts } from './tiers'

/** What of a tier has to fit a room. */
export const toGear = ({ tier, kit, siteNeeds }: TierFacts): Gear => ({
  kit,
  outdoorItems: new Set(kit.filter(({ outdoorsOnly }) => outdoorsOnly).map(({ id }) => id)),
  tier,
  outlets: siteNeeds.outlets,
})
