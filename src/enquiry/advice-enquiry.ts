import { getEventKind } from '../content/advice/event-kinds'
import { formatCount } from '../lib/text/quantities'
import type { Advice } from '../packages/advice'
import { describeLargest, formatOption } from '../packages/advice-text'
import { type CompleteBrief, formatWhere } from '../packages/event-brief'
import { formatTierPrice } from '../packages/tier-prices'
import { formatRoomParagraph } from './contact-link'

/** 'a wedding for 120 guests, outdoors'. */
const formatEvent = (brief: CompleteBrief): string =>
  `${getEventKind(brief.event).object} for ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}`

/** The enquiry about an advised tier or, without one, about a plan for the event. */
export function createAdviceEnquiry(
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
