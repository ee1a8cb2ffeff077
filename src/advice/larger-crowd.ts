import { toItemLines } from '../booking/hire-lines'
import { priceBooking } from '../booking/price'
import { formatTierHours } from '../booking/tiers/hours'
import { getTierOptions } from '../booking/tiers/tier'
import type { TierDetails } from '../booking/tiers/tier-details'
import { describeTotal } from '../booking/words'
import type { EventPlace } from '../content/advice/event-places'
import { furtherGuests } from '../content/advice/guest-rules'
import type { Package } from '../content/packages'
import { toPlaceGuests } from '../hire/item-facts'
import { formatKitItem } from '../hire/kit-totals'
import { formatTotal } from '../lib/text/money'
import { formatCount, formatList, formatNumber } from '../lib/text/quantities'
import type { Limit, Suitability } from '../suitability/suitability'
import { type CustomAdvice, findLargest } from './advice'
import { formatOption } from './advice-text'
import type { CompleteBrief } from './event-brief'

/** For more of an item than this, we plan another system. */
const MAX_COUNT = 4

/** The hire item that lifts a limit, how many of it, and for how many guests that is. */
function liftLimit(limit: Limit, guests: number, place: EventPlace) {
  const further = furtherGuests[limit.kind]
  if (!further || limit.guests === 0) return []
  const step = limit.kind === 'dancing' ? toPlaceGuests(further.guests, place) : further.guests
  const count = Math.ceil((guests - limit.guests) / step)
  return count > MAX_COUNT ? [] : [{ id: further.id, count, guests: limit.guests + count * step }]
}

/** What a tier costs with more hire items, for more guests than it suits. Undefined if no items of ours help. */
function extend(option: TierDetails, { limits }: Suitability, guests: number, place: EventPlace) {
  // The number that a tier is made for follows from its equipment.
  const ofEquipment = limits.filter(({ kind }) => kind !== 'tier')
  const tight = ofEquipment.filter((limit) => limit.guests < guests)
  const others = ofEquipment.filter((limit) => limit.guests >= guests)
  const items = tight.flatMap((limit) => liftLimit(limit, guests, place))
  if (items.length === 0 || items.length < tight.length) return undefined
  return {
    names: items.map(formatKitItem),
    guests: Math.min(...[...items, ...others].map((limit) => limit.guests)),
    total: `${describeTotal(priceBooking({ lines: [option, ...toItemLines(items)] }))} ${formatTierHours(option.pkg)}`,
  }
}

/** What a custom answer needs on top of the largest tier, and what it costs. Empty if that tier is not for the place. */
export function describeLargerCrowd(
  { largest, suitability }: CustomAdvice,
  { guests, place }: CompleteBrief,
): string {
  if (suitability.guests === 0) return ''
  const extended = extend(largest, suitability, guests, place)
  return extended
    ? `With ${formatList(extended.names)}, it suits ${formatNumber(extended.guests)}, ${extended.total}.`
    : `For ${formatNumber(guests)}, it costs more than ${formatTotal(priceBooking({ lines: [largest] }).total)} ${formatTierHours(largest.pkg)}.`
}

/**
 * 'For up to 300 guests indoors, Functions Diamond and 28-Inch Tower Pair cost from $1,056 incl. GST ($960+GST) for 3
 * hours.'
 */
export function describeNextSize(pkg: Package): string | undefined {
  const { option, suitability } = findLargest(getTierOptions(pkg), { place: 'indoors' })
  const extended = extend(option, suitability, suitability.guests + 1, 'indoors')
  return (
    extended &&
    `For up to ${formatCount(extended.guests, 'guest')} indoors, ${formatList([formatOption(option), ...extended.names])} cost ${extended.total}.`
  )
}
