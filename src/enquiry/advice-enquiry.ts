import type { Advice } from '../advice/advice'
import { describeLargest } from '../advice/advice-text'
import { type CompleteBrief, formatWhere, getAdviserPath } from '../advice/event-brief'
import { describeLargerCrowd } from '../advice/larger-crowd'
import type { PageBooking } from '../booking/booking'
import type { Place } from '../booking/place/place'
import { getLinePlace } from '../booking/price'
import { getEventKind } from '../content/advice/event-kinds'
import { formatCount } from '../lib/text/quantities'
import { createBookingEnquiry } from './booking-enquiry'
import { formatRoomParagraph, joinLinks, joinParagraphs } from './contact-link'

type Visitor = {
  /** A text about the visitor's room. */
  room?: string | undefined
  place?: Place | undefined
}

/** The enquiry about an advised tier or, without one, about a plan for the event. */
export function createAdviceEnquiry(
  brief: CompleteBrief,
  advice: Advice,
  { room, place }: Visitor = {},
) {
  const { object, slug, eventType } = getEventKind(brief.event)
  const event = `I'm planning ${object} for ${formatCount(brief.guests, 'guest')}, ${formatWhere(brief)}.`
  const path = getAdviserPath({ ...brief, guests: String(brief.guests), time: brief.time ?? null })
  if ('tier' in advice) {
    const booking: PageBooking = {
      lines: [advice],
      place: getLinePlace(advice, place),
    }
    const enquiry = createBookingEnquiry(booking, { event, room })
    return { ...enquiry, eventType, link: joinLinks(path, enquiry.link) }
  }
  return {
    subject: slug,
    message: joinParagraphs(
      event,
      place?.label && `Suburb: ${place.label}`,
      formatRoomParagraph(room),
      `Your website says: ${[describeLargest(advice, brief), describeLargerCrowd(advice, brief)].filter(Boolean).join(' ')} Please let me know what you suggest and what it costs.`,
    ),
    eventType,
    venue: place?.label,
    link: path,
  }
}
