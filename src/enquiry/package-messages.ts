import { getEventKind } from '../content/advice/event-kinds'
import type { Package } from '../content/packages'
import type { AddOn, Tier } from '../content/schemas/package'
import { formatBothPrices } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import { formatAddOnPrice } from '../packages/add-ons'
import type { Advice } from '../packages/advice'
import { describeLargest, formatOption } from '../packages/advice-text'
import { type CompleteBrief, formatWhere } from '../packages/event-brief'
import { formatTierPrice, getTierHours, getTierPrice } from '../packages/tiers'
import { formatRoomParagraph } from './contact-link'

/** The visitor's choices in an enquiry about a tier. */
type TierBooking = {
  addOns?: readonly AddOn[]
  /** By default the hours of the package. */
  hours?: number
  suburb?: string | undefined
  /** A text about the visitor's room. */
  room?: string | undefined
}

/** The enquiry about a tier. Without any choices it has no message: the contact page makes one of the subject. */
export function createTierEnquiry(
  tier: Tier,
  pkg: Package,
  { addOns = [], hours = getTierHours(pkg), suburb, room }: TierBooking = {},
): { subject: string; message?: string; venue?: string | undefined } {
  const subject = `Package Enquiry: ${tier.name}`
  const isLonger = hours > getTierHours(pkg)
  if (addOns.length === 0 && !isLonger && !suburb && !room) return { subject }
  const lines = addOns.map((addOn) => `- ${addOn.text}: ${formatAddOnPrice(addOn, pkg)}`)
  const longer = `${tier.name} for ${formatCount(hours, 'hour')}. Your website says from ${formatBothPrices(getTierPrice(pkg, tier, hours))}.`
  const paragraphs = [
    `Subject: ${subject}`,
    isLonger && longer,
    suburb && `Suburb: ${suburb}`,
    lines.length > 0 && ['Add-ons:', ...lines].join('\n'),
    room && formatRoomParagraph(room),
  ]
  return { subject, message: paragraphs.filter(Boolean).join('\n\n'), venue: suburb }
}

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
