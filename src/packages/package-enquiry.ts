import { getEventKind } from '../content/advice/event-kinds'
import { formatCount } from '../lib/text/quantities'
import { formatRoomParagraph } from '../lib/text/room-paragraph'
import { describeLimit, formatGuestsReason } from '../suitability/suitability'
import type { Advice, CustomAdvice } from './advice'
import { type CompleteBrief, formatWhere } from './event-brief'
import type { TierOption } from './tier-options'
import { formatTierPrice } from './tiers'

/** 'a wedding for 120 guests, outdoors'. */
const formatEvent = (brief: CompleteBrief): string =>
  `${getEventKind(brief.event).object} for ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}`

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
export function describeLargest({ largest, suitability }: CustomAdvice, brief: CompleteBrief): string {
  const [limit] = suitability.limits
  return suitability.guests === 0 && limit
    ? describeLimit(limit, formatOption(largest), brief.place)
    : `${formatOption(largest)} suits up to ${formatCount(suitability.guests, 'guest')} ${formatWhere(brief)}${formatGuestsReason(suitability)}.`
}

/** The enquiry about an advised tier or, without one, about a plan for the event. */
export function createPackageEnquiry(
  brief: CompleteBrief,
  advice: Advice,
  room = '',
): { subject: string; message: string } {
  const event = [`I'm planning ${formatEvent(brief)}.`, room && formatRoomParagraph(room)].filter(Boolean).join('\n\n')
  if ('tier' in advice) {
    return {
      subject: `Package Enquiry: ${advice.tier.name}`,
      message: `I'm interested in ${formatOption(advice)}, from ${formatTierPrice(advice)}.\n\n${event}\n\nPlease let me know if you're available and what it costs.`,
    }
  }
  return {
    subject: getEventKind(brief.event).slug,
    message: `${event}\n\nYour website says: ${describeLargest(advice, brief)} Please let me know what you suggest and what it costs.`,
  }
}
