import { type EquipmentId, getEquipment } from '../../../src/content/equipment'
import type { Package } from '../../../src/content/packages'
import { technician } from '../../../src/content/terms/hire-terms'
import { getKitPrice } from '../../../src/hire/kit'
import { getLowestPrice } from '../../../src/lib/text/money'
import { getTierFacts } from '../../../src/packages/tiers'

/** Hire items that contain others, which must cost less when they are hired singly. */
const parts: readonly { whole: EquipmentId; part: EquipmentId; count: number }[] = [
  { whole: 'pa-tower-28', part: 'subwoofer-18', count: 2 },
]

export const checkPartPrices = (): { entry: string; message: string }[] =>
  parts.flatMap(({ whole, part, count }) => {
    const [limit, price] = [whole, part].map((id) => getLowestPrice(getEquipment(id).price24h))
    return count * (price ?? 0) < (limit ?? 0)
      ? []
      : [
          {
            entry: part,
            message: `price24h is ${price}. ${count} of them must cost less than the ${limit} of '${whole}', which contains ${count}.`,
          },
        ]
  })

/** How much more than its price the larger corporate tiers may include, at the rates for single hire. */
const MAX_WORTH_PERCENT = 120
const LED_SCREEN_M2 = 1.5

/** The larger corporate tiers include what they cost at the rates for single hire, and at most a fifth more. */
export const checkCorporateWorth = (pkg: Package): { entry: string; message: string }[] =>
  getTierFacts(pkg)
    .slice(2)
    .flatMap(({ tier, kit }, index) => {
      const { width = 0, height = 0 } = tier.screenM ?? {}
      const pricePerM2 = getLowestPrice(getEquipment('led-screen').price24h) / LED_SCREEN_M2
      const [people] = pkg.comparison
      const technicians = parseInt((people && 'values' in people && people.values[index + 2]) || '') || 0
      const worth = Math.round(
        getLowestPrice(getKitPrice(kit).price) + width * height * pricePerM2 + technicians * technician.price,
      )
      const [least, most] = [Math.ceil((worth * 100) / MAX_WORTH_PERCENT), worth]
      return tier.price >= least && tier.price <= most
        ? []
        : [
            {
              entry: tier.name,
              message: `price is ${tier.price}. It must be from ${least} to ${most}, because it includes ${worth} at the rates for single hire.`,
            },
          ]
    })
