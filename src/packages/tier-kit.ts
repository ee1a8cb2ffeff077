import type { EquipmentId } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import { HIRE_HOURS } from '../content/terms/hire-terms'
import { getKitPrice } from '../hire/kit'

/** The hire items that a tier has in all. `index` is 0 for basic to 3 for horizon, and -1 for no items. */
export function getTierKit({ tiers }: Package, index: number): Kit {
  const kit = new Map<EquipmentId, Kit[number]>()
  for (const { id, count, replaces, outdoorsOnly } of tiers.slice(0, index + 1).flatMap((tier) => tier.items)) {
    if (replaces) kit.delete(replaces)
    kit.set(id, { id, count, ...(outdoorsOnly && { outdoorsOnly }) })
  }
  return [...kit.values()]
}

/** The lowest price of our crew on top of a tier with this kit, in AUD excluding GST. 0 for a package with a crew. */
export const getTierCrewFrom = ({ crewed }: Package, kit: Kit): number => (crewed ? 0 : getKitPrice(kit).crewFrom)

/** How many hours the price of a tier buys. */
export const getTierHours = ({ hours = HIRE_HOURS }: Package): number => hours
