import { findEquipment } from '../../../src/content/equipment'
import type { Package } from '../../../src/content/packages'
import type { ServiceEntry } from '../../../src/content/schemas/service'
import { technician } from '../../../src/content/terms/hire-terms'
import { getKitPrice } from '../../../src/hire/kit'
import { getLowestPrice } from '../../../src/lib/text/money'
import { getTierFacts } from '../../../src/packages/tiers'
import type { EntryMistake } from '../mistake'

/** Hire items that contain others, which must cost less when they are hired singly. */
const parts = [{ whole: 'pa-tower-28', part: 'subwoofer-18', count: 2 }]

export const checkPartPrices = (list = parts): EntryMistake[] =>
  list.flatMap(({ whole, part, count }) => {
    const [wholeItem, partItem] = [findEquipment(whole), findEquipment(part)]
    if (!wholeItem || !partItem) return []
    const [limit, price] = [getLowestPrice(wholeItem.price24h), getLowestPrice(partItem.price24h)]
    if (count * price < limit) return []
    const message = `price24h is ${price}. ${count} of them must cost less than the ${limit} of '${whole}', which contains ${count}.`
    return [{ entry: part, message }]
  })

/** How much more than its price a larger corporate tier may include, at the rates for single hire. */
const MAX_WORTH_PERCENT = 120
const LED_SCREEN_M2 = 1.5

/** The larger corporate tiers include what they cost at the rates for single hire, and at most a fifth more. */
export function checkCorporateWorth(pkg: Package): EntryMistake[] {
  const screenPrice = findEquipment('led-screen')?.price24h
  const [people] = pkg.comparison
  if (!screenPrice || !people || !('values' in people)) return []
  return getTierFacts(pkg)
    .map(({ tier, kit }, index) => {
      const { width = 0, height = 0 } = tier.screenM ?? {}
      const screen = (width * height * getLowestPrice(screenPrice)) / LED_SCREEN_M2
      const technicians = parseInt(people.values[index] ?? '') || 0
      const worth = Math.round(getLowestPrice(getKitPrice(kit).price) + screen + technicians * technician.price)
      return { tier, worth, least: Math.ceil((worth * 100) / MAX_WORTH_PERCENT) }
    })
    .slice(2)
    .filter(({ tier: { price }, worth, least }) => price < least || price > worth)
    .map(({ tier: { name, price }, worth, least }) => ({
      entry: name,
      message: `price is ${price}. It must be from ${least} to ${worth}, because it includes ${worth} at the rates for single hire.`,
    }))
}

/** A DJ alone costs less an hour than a package that adds speakers and lights. */
export function checkDjPrice(
  { slug, startingFrom, scope }: Pick<ServiceEntry, 'slug' | 'startingFrom' | 'scope'>,
  { name, tiers: [basic], hours = Infinity, extraHour = Infinity }: Package,
): EntryMistake[] {
  const isLess = startingFrom / scope.hours < basic.price / hours && (scope.extraHour ?? 0) < extraHour
  return isLess
    ? []
    : [{ entry: slug, message: `an hour must cost less than in ${name}, which adds speakers and lights.` }]
}
