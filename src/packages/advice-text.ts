import type { Package } from '../content/packages'
import { formatCount, formatMaxGuests } from '../lib/text/quantities'
import { describeLimit, formatGuestsReason, outdoorScreen } from '../suitability/suitability'
import type { Advice, CustomAdvice, TierAdvice } from './advice'
import { type CompleteBrief, formatWhere } from './event-brief'
import type { TierOption } from './tier-options'
import { formatTierHours, formatTierPrice } from './tier-prices'

/** 'Weddings Premium with the add-on "Two subwoofers"'. */
export const formatOption = ({ tier, addOn }: TierOption): string =>
  tier.name + (addOn ? ` with the add-on "${addOn.text}"` : '')

/** One sentence for screen readers. */
export function formatAdvice(brief: CompleteBrief, advice: Advice): string {
  return 'tier' in advice
    ? `${formatOption(advice)}, from ${formatTierPrice(advice)}`
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
export const createAdviceHead = ({ tier, addOn, crewFrom, image }: TierAdvice, pkg: Package) => ({
  name: tier.name,
  addOn: addOn?.text,
  price: { price: tier.price, buys: formatTierHours(pkg), crewFrom },
  description: tier.description,
  image,
})
