import { priceBooking } from '../booking/price'
import { formatTierHours } from '../booking/tiers/hours'
import type { TierDetails } from '../booking/tiers/tier-details'
import { describeTotal } from '../booking/words'
import { formatCount, formatMaxGuests } from '../lib/text/quantities'
import { describeLimit, formatGuestsReason, outdoorScreen } from '../suitability/suitability'
import { type Advice, type CustomAdvice, type TierAdvice } from './advice'
import { type CompleteBrief, formatWhere } from './event-brief'

/** 'Weddings Premium with the add-on “Two subwoofers”'. */
export const formatOption = ({ tier, addOns: [addOn] }: TierDetails): string =>
  tier.name + (addOn ? ` with the add-on “${addOn.text}”` : '')

/** 'Weddings Premium, from $1,320 incl. GST ($1,200+GST) for 5 hours'. */
export const formatPricedOption = (option: TierDetails): string =>
  `${formatOption(option)}, ${describeTotal(priceBooking({ lines: [option] }))} ${formatTierHours(option.pkg)}`

/** One sentence for screen readers. */
export function formatAdvice(brief: CompleteBrief, advice: Advice): string {
  return 'tier' in advice
    ? formatPricedOption(advice)
    : `No tier suits ${formatCount(brief.guests, 'guest')} ${formatWhere(brief)}. Please talk to us`
}

/** The guests that the largest tier suits where the event is, or why none. */
export function describeLargest(advice: CustomAdvice, brief: CompleteBrief): string {
  const { largest, suitability, needsOutdoorScreen } = advice
  const [limit] = suitability.limits
  if (suitability.guests === 0 && limit)
    return describeLimit(limit, formatOption(largest), brief.place)
  const guests = `${formatOption(largest)} suits ${formatMaxGuests(suitability.guests)} ${formatWhere(brief)}${formatGuestsReason(suitability)}.`
  return needsOutdoorScreen ? `${guests} ${outdoorScreen}` : guests
}

export type AdviceHeadContent = ReturnType<typeof createAdviceHead>

/** What the head of an answer shows. */
export function createAdviceHead(advice: TierAdvice) {
  const { pkg, tier, addOns, image } = advice
  const { price, crewFrom, total } = priceBooking({ lines: [advice] })
  return {
    name: tier.name,
    addOn: addOns[0]?.text,
    price: { price, crewFrom, total, buys: formatTierHours(pkg) },
    description: tier.description,
    image,
  }
}
