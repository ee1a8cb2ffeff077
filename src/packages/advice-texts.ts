import { adviceRules } from '../content/advice/advice-rules'
import { formatPlace } from '../content/advice/event-places'
import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import { getCount, getItems } from '../hire/kit'
import { formatBothPrices } from '../lib/text/money'
import { formatList } from '../lib/text/quantities'
import { formatGuestsReason } from '../suitability/texts'
import type { CompleteBrief } from './event-brief'
import { getAddOnPrice, type TierOption } from './tier-options'
import { getTierSuitability } from './tier-suitability'
import { formatTierPrice, getTierDetails, type TierDetails } from './tiers'

/** Why a tier suits an event. */
export function listReasons(option: TierOption, brief: CompleteBrief, pkg: Package): string[] {
  const { tier, addOn } = option
  const { place } = brief
  const { guests, used, outside } = getTierSuitability(option, pkg, brief)
  const reason = formatGuestsReason(getTierSuitability(option, pkg, { ...brief, place: 'indoors' }))
  const itemReasons = getItems([...used, ...outside]).flatMap(
    ({ item: { name, watts, batteryHours, adviceReason } }) => {
      const needsNoMains = place !== 'indoors' && watts === 0 && batteryHours
      const batteryReason = `${name} runs for up to ${batteryHours} hours without a power point`
      return adviceReason ?? (needsNoMains ? batteryReason : [])
    },
  )
  return [
    guests === tier.guests
      ? `Suits up to ${guests} guests${reason}`
      : `Good for ${guests} ${formatPlace(place)}, ${tier.guests} indoors${reason}`,
    ...(addOn?.items ? [`Includes the add-on for ${formatBothPrices(getAddOnPrice(addOn.items))}`] : []),
    pkg.crewed ? adviceRules.operation.crewed : adviceRules.operation.uncrewed,
    ...itemReasons,
  ]
}

/** Requirements of a tier for the venue, and equipment that it does not include. */
export function listConditions(details: TierDetails, brief: CompleteBrief, pkg: Package): string[] {
  const { tier, crewFrom } = details
  const { place } = brief
  const { used, outside, leftOut } = getTierSuitability(details, pkg, brief)
  const items = getItems([...used, ...outside]).map(({ item }) => item)
  const permissions = new Set(items.flatMap(({ permission }) => permission ?? []))
  const placeConditions = [
    ...(place === 'indoors' ? [tier.roomNeeds] : [...items.map(({ outdoors }) => outdoors), tier.outdoors]),
    place === 'outdoors' ? adviceRules.cover : formatCeiling(used, tier.ceilingM),
  ]
  return [
    leftOut.length > 0
      ? `Not for outdoors: ${formatList(getItems(leftOut).map(({ item }) => item.name))}. Ask us for the price without.`
      : undefined,
    ...[...permissions].map((permission) => adviceRules.permissions[permission][place]),
    ...placeConditions,
    formatMissingItem(details, brief, pkg),
    crewFrom > 0 ? adviceRules.crewCost : undefined,
  ].filter((condition) => condition !== undefined)
}

/** The lowest ceiling, if there is a limit, and the items that need it. `tierCeilingM` is for what is not a hire item. */
function formatCeiling(kit: Kit, tierCeilingM = 0): string | undefined {
  const items = getItems(kit).map(({ item }) => item)
  const ceilingM = Math.max(tierCeilingM, ...items.map((item) => item.ceilingM ?? 0))
  const names = items.filter((item) => item.ceilingM === ceilingM).map(({ name }) => name)
  const purpose = names.length > 0 ? ` for the ${names.join(' and ')}` : ''
  return ceilingM > 0 ? `The ceiling has to be at least ${ceilingM} m high${purpose}.` : undefined
}

/** Which larger tier has what clients expect. */
function formatMissingItem(details: TierDetails, brief: CompleteBrief, pkg: Package): string | undefined {
  const expected = adviceRules.expectedItems[pkg.slug]
  if (!expected) return undefined
  const hasExpected = (candidate: TierDetails) =>
    expected.id
      ? getCount(candidate.kit, expected.id) > 0
      : getTierSuitability(candidate, pkg, brief).limits.some(({ kind }) => kind === 'picture')
  if (hasExpected(details)) return undefined
  const larger = getTierDetails(pkg).find(hasExpected)
  return larger && `${expected.name} isn't included. ${larger.tier.name} has one, from ${formatTierPrice(larger)}.`
}
