import { findCheaper } from '../../../src/booking/find-cheaper'
import { toItemLines } from '../../../src/booking/hire-lines'
import { priceBooking } from '../../../src/booking/price'
import { getTierKit } from '../../../src/booking/tiers/tier'
import { getEquipment } from '../../../src/content/equipment'
import { categoryPages, SETUP_GUESTS } from '../../../src/content/equipment/category-pages'
import type { Kit } from '../../../src/content/equipment/kit'
import { type Package, packages } from '../../../src/content/packages'
import { formatKitItem, subtractKit } from '../../../src/hire/kit-totals'
import { getLowestPrice } from '../../../src/lib/text/money'
import { formatList } from '../../../src/lib/text/quantities'
import { getSetupKit } from '../../../src/suitability/setups'
import type { Mistake } from '../mistake'

/** One need has one price: hire items cost no more than an equipment tier that has all of them. */
export function checkPrices(candidates: readonly Package[] = packages): Mistake[] {
  const tierKits = candidates
    .filter(({ crewed }) => !crewed)
    .flatMap((pkg) => pkg.tiers.map((_, index) => getTierKit(pkg, index)))
  const items = tierKits.flat().flatMap((line): Mistake[] => {
    const message = describeDearer([line], candidates)
    const { id, category } = getEquipment(line.id)
    return message ? [{ file: `src/content/equipment/${category}.ts`, entry: id, message }] : []
  })
  return items.length > 0 ? items : checkSetups(tierKits, candidates)
}

/** The sets on the pages of the categories. A page shows the tier in place of a set that it suits as well. */
const checkSetups = (tierKits: readonly Kit[], candidates: readonly Package[]): Mistake[] =>
  Object.entries(categoryPages).flatMap(([category, { setups }]) =>
    setups.list.flatMap((setup) =>
      SETUP_GUESTS.flatMap((guests): Mistake[] => {
        const kit = getSetupKit(setup, guests)?.kit
        if (!kit || findCheaper({ lines: toItemLines(kit) }, candidates, guests)) return []
        // A tier may have a part of the set for less.
        const parts = tierKits
          .map((tierKit) => subtractKit(kit, subtractKit(kit, tierKit)))
          .filter((part) => part.length > 1)
        const messages = parts.flatMap((part) => describeDearer(part, candidates) ?? [])
        const file = `src/content/equipment/${category}-page.ts`
        const entry = `${setup.title}, ${guests} guests`
        return [...new Set(messages)].map((message) => ({ file, entry, message }))
      }),
    ),
  )

function describeDearer(kit: Kit, candidates: readonly Package[]): string | undefined {
  const lines = toItemLines(kit)
  const cheaper = findCheaper({ lines }, candidates)
  if (!cheaper) return undefined
  const [price, tierPrice] = [{ lines }, cheaper.booking].map((booking) =>
    getLowestPrice(priceBooking(booking).total),
  )
  const names = formatList(kit.map(formatKitItem))
  return `the price of ${names} is ${price}. It must be at most the ${tierPrice} of ${cheaper.details.tier.name}, which has all of it.`
}
