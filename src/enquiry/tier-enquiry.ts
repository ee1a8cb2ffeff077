import type { Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import type { Place } from '../hire/use-suburb'
import { formatBothPrices } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import { getTierHours, getTierPrice } from '../packages/tier-prices'
import { formatRoomParagraph, joinParagraphs } from './contact-link'

/** The visitor's choices in an enquiry about a tier. */
type TierBooking = {
  addOns?: readonly { text: string; price: string }[]
  /** By default the hours of the package. */
  hours?: number
  suburb?: Place | undefined
  /** A text about the visitor's room. */
  room?: string | undefined
}

/** Empty if it is not clear which suburb is meant. */
function formatTravel({ isInRadius }: Place): string {
  if (isInRadius === undefined) return ''
  return isInRadius ? ', travel included' : ', trip quoted'
}

/** The enquiry about a tier. Without any choices it has no message: the contact page uses the subject as the message. */
export function createTierEnquiry(
  tier: Tier,
  pkg: Package,
  { addOns = [], hours = getTierHours(pkg), suburb, room }: TierBooking = {},
) {
  const subject = `Package Enquiry: ${tier.name}`
  const choices = joinParagraphs(
    hours > getTierHours(pkg) &&
      `${tier.name} for ${formatCount(hours, 'hour')}. Your website says from ${formatBothPrices(getTierPrice(pkg, tier, hours))}.`,
    suburb && `Suburb: ${suburb.label}${formatTravel(suburb)}`,
    addOns.length > 0 &&
      ['Add-ons:', ...addOns.map(({ text, price }) => `- ${text}: ${price}`)].join('\n'),
    formatRoomParagraph(room),
  )
  return choices
    ? { subject, message: joinParagraphs(`Subject: ${subject}`, choices), venue: suburb?.label }
    : { subject }
}
