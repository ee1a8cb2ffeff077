import { formatPlace, getEventKind } from '../content/advice/event-kinds'
import { formatCount } from '../lib/text/quantities'
import type { Advice } from './advice'
import type { CompleteBrief } from './event-brief'
import type { TierOption } from './tier-options'
import { formatTierPrice } from './tiers'

/** 'a wedding for 120 guests, outdoors'. */
const formatEvent = ({ event, guests, place }: CompleteBrief): string =>
  `${getEventKind(event).object} for ${formatCount(guests, 'guest')}, ${formatPlace(place)}`

/** 'Weddings Premium with the add-on "Two subwoofers"'. */
export const formatOption = ({ tier, addOn }: TierOption): string =>
  tier.name + (addOn ? ` with the add-on "${addOn.text}"` : '')

/** One sentence for screen readers. */
export function formatAdvice(brief: CompleteBrief, advice: Advice): string {
  return 'tier' in advice
    ? `${formatOption(advice)}, from ${formatTierPrice(advice)}`
    : `No tier suits ${formatCount(brief.guests, 'guest')} ${formatPlace(brief.place)}. Please talk to us`
}

/** The enquiry about an advised tier or, without one, about a plan for the event. */
export function createPackageEnquiry(brief: CompleteBrief, advice: Advice): { subject: string; message: string } {
  const event = `I'm planning ${formatEvent(brief)}.`
  if ('tier' in advice) {
    return {
      subject: `Package Enquiry: ${advice.tier.name}`,
      message: `I'm interested in ${formatOption(advice)}, from ${formatTierPrice(advice)}.\n\n${event}\n\nPlease let me know if you're available and what it costs.`,
    }
  }
  const { largest, guests } = advice
  return {
    subject: getEventKind(brief.event).slug,
    message: `${event}\n\nYour website says ${formatOption(largest)} suits up to ${guests} guests ${formatPlace(brief.place)}. Please let me know what you suggest and what it costs.`,
  }
}
