import { getEventKind } from '../content/advice/event-kinds'
import { formatCount } from '../lib/text/quantities'
import type { Advice } from '../packages/advice'
import { describeLargest, formatOption } from '../packages/advice-text'
import { type CompleteBrief, formatWhere } from '../packages/event-brief'
import { formatTierPrice } from '../packages/tier-prices'
import { formatRoomParagraph, joinParagraphs } from './contact-link'

/** The enquiry about an advised tier or, without one, about a plan for the event. `room` is a text about the visitor's room. */
export function createAdviceEnquiry(brief: CompleteBrief, advice: Advice, room?: string) {
  const kind = getEventKind(brief.event)
  const event = `I'm planning ${kind.object} for ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}.`
  if ('tier' in advice) {
    return {
      subject: `Package Enquiry: ${advice.tier.name}`,
      message: joinParagraphs(
        `I'm interested in ${formatOption(advice)}, from ${formatTierPrice(advice)}.`,
        event,
        formatRoomParagraph(room),
        "Please let me know if you're available and what it costs.",
      ),
    }
  }
  return {
    subject: kind.slug,
    message: joinParagraphs(
      event,
      formatRoomParagraph(room),
      `Your website says: ${describeLargest(advice, brief)} Please let me know what you suggest and what it costs.`,
    ),
  }
}
