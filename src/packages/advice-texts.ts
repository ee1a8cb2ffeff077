import { adviceRules } from '../content/advice/advice-rules'
import { type EventPlace, formatPlace } from '../content/advice/event-kinds'
import type { EquipmentItem } from '../content/equipment'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import { getCount, getItems } from '../hire/kit'
import { formatBothPrices } from '../lib/text/money'
import { formatList } from '../lib/text/quantities'
import { getPlaceCapacity } from './place-capacity'
import { getAddOnPrice, type TierOption } from './tier-options'
import { formatTierPrice, getTierFacts, type TierFacts } from './tiers'

/** Why a tier suits an event. */
export function listReasons({ tier, kit, addOn }: TierOption, place: EventPlace, pkg: Package): string[] {
  const guests = getPlaceCapacity(tier, place, pkg)
  const itemReasons = getUsedItems(kit, place).flatMap(({ name, watts, batteryHours, adviceReason }) => {
    const needsNoMains = place !== 'indoors' && watts === 0 && batteryHours
    const batteryReason = `${name} runs for up to ${batteryHours} hours without a power point`
    return adviceReason ?? (needsNoMains ? batteryReason : [])
  })
  return [
    place === 'indoors'
      ? `Suits up to ${guests} guests`
      : `Good for ${tier.guests} indoors, ${guests} ${formatPlace(place)}`,
    ...(addOn?.items ? [`Includes the add-on for ${formatBothPrices(getAddOnPrice(addOn.items))}`] : []),
    pkg.crewed ? adviceRules.operation.crewed : adviceRules.operation.uncrewed,
    ...itemReasons,
  ]
}

/** Without what is left out at a place. */
const getUsedItems = (kit: Kit, place: EventPlace): EquipmentItem[] =>
  getItems(kit)
    .map(({ item }) => item)
    .filter(({ needsRoof }) => place !== 'outdoors' || !needsRoof)

/** What the venue has to allow or to provide for a tier, and what it does not include. */
export function listConditions(facts: TierFacts, place: EventPlace, pkg: Package): string[] {
  const { tier, kit, outdoorItems, crewFrom } = facts
  const specs = getUsedItems(kit, place)
  const unused = getItems(kit).filter(({ item }) => !specs.includes(item))
  const permissions = new Set(specs.flatMap(({ permission }) => permission ?? []))
  const roofedSpecs = specs.filter(
    ({ id, permission }) =>
      !outdoorItems.has(id) && !(place === 'marquee' && permission && adviceRules.outsideMarquee.includes(permission)),
  )
  const placeConditions = [
    ...(place === 'indoors'
      ? [adviceRules.roomTiers[pkg.slug]?.[tier.level]]
      : [...specs.map(({ outdoors }) => outdoors), adviceRules.outdoorTiers[pkg.slug]?.[tier.level]]),
    place === 'outdoors' ? adviceRules.cover : formatCeiling(tier.ceilingM, roofedSpecs),
  ]
  return [
    unused.length > 0
      ? `Not for outdoors: ${formatList(unused.map(({ item }) => item.name))}. Ask us for the price without.`
      : undefined,
    ...[...permissions].map((permission) => adviceRules.permissions[permission][place]),
    ...placeConditions,
    formatMissingItem(facts, pkg),
    crewFrom > 0 ? adviceRules.crewCost : undefined,
  ].filter((condition) => condition !== undefined)
}

/** The lowest ceiling, if there is a limit, and the items that need it. `tierCeilingM` is for what is not a hire item. */
function formatCeiling(tierCeilingM = 0, specs: readonly EquipmentItem[]): string | undefined {
  const ceilingM = Math.max(tierCeilingM, ...specs.map((item) => item.ceilingM ?? 0))
  const names = specs.filter((item) => item.ceilingM === ceilingM).map(({ name }) => name)
  const purpose = names.length > 0 ? ` for the ${names.join(' and ')}` : ''
  return ceilingM > 0 ? `The ceiling has to be at least ${ceilingM} m high${purpose}.` : undefined
}

/** Which larger tier has what clients expect. */
function formatMissingItem(facts: TierFacts, pkg: Package): string | undefined {
  const expected = adviceRules.expectedItems[pkg.slug]
  if (!expected) return undefined
  const hasExpected = ({ tier, kit }: TierFacts) =>
    expected.id ? getCount(kit, expected.id) > 0 : tier.screenM !== undefined
  if (hasExpected(facts)) return undefined
  const larger = getTierFacts(pkg).find(hasExpected)
  return larger && `${expected.name} isn't included. ${larger.tier.name} has one, from ${formatTierPrice(larger)}.`
}
