import type { EquipmentId } from '../../content/equipment'
import type { Kit } from '../../content/equipment/kit'
import type { Package } from '../../content/packages'
import type { Tier } from '../../content/schemas/package'
import type { SiteNeeds } from '../../hire/needs'
import type { Price } from '../../lib/text/money'
import type { TierLine } from '../booking'

/** A tier of a package with its add-ons, as it is booked, with its whole entry and what is calculated from its items. */
export type TierDetails = TierLine & {
  pkg: Package
  tier: Tier
  /** Its additions to the previous tier. Hire items only in equipment packages: the others name them in their features. */
  additions: readonly Addition[]
  /** The price of its items hired singly, with crew, in AUD excluding GST. Undefined for a package with a crew. */
  singlePrice: Price | undefined
  withAddOns: TierWithAddOns
}

/** A tier as it is with its add-ons: of several for more guests, with the one that raises the number most. */
export type TierWithAddOns = {
  /** Its guests, floor and totals include the add-on. */
  tier: Tier
  kit: Kit
  siteNeeds: SiteNeeds
}

export type Addition = {
  text: string
  /** After the text: ' instead of 2', or ', built by our crew'. */
  suffix: string
  note?: string | undefined
  item?: EquipmentId
}
