import { formatPlace, getEventKind } from '../content/event-kinds'
import { formatCount } from '../lib/quantities'
import type { Advice } from './advice'
import type { CompleteBrief } from './event-brief'
import { formatTierPrice } from './tiers'

/** 'a wedding for 120 guests, outdoors'. */
const formatEvent = ({ event, guests, place }: CompleteBrief): string =>
  `${getEventKind(event).object} for ${formatCount(guests, 'guest')}, ${formatPlace(place)}`

/** One sentence for screen readers. */
export function formatAdvice(brief: CompleteBrief, advice: Advice): string {
  return 'tier' in advice
    ? `${advice.tier.name}, from ${formatTierPrice(advice)}`
    : `No tier suits ${formatCount(brief.guests, 'guest')} ${formatPlace(brief.place)}. Please talk to us`
}

/** The enquiry about an advised tier or, without one, about a plan for the event. */
export function createPackageEnquiry(brief: CompleteBrief, advice: Advice): { subject: string; message: string } {
  const event = `I'm planning ${formatEvent(brief)}.`
  if ('tier' in advice) {
    const { name } = advice.tier
    return {
      subject: `Package Enquiry: ${name}`,
      message: `I'm interested in ${name}, from ${formatTierPrice(advice)}.\n\n${event}\n\nPlease let me know if you're available and what it costs.`,
    }
  }
  const { largestTier, guests } = advice
  return {
    subject: getEventKind(brief.event).slug,
    message: `${event}\n\nYour website says ${largestTier.name} suits up to ${guests} guests ${formatPlace(brief.place)}. Please let me know what you suggest and what it costs.`,
  }
}
