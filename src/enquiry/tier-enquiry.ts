import type { Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { formatBothPrices } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import { getTierHours, getTierPrice } from '../packages/tier-prices'
import { formatRoomParagraph } from './contact-link'

/** The visitor's choices in an enquiry about a tier. */
type TierBooking = {
  addOns?: readonly { text: string; price: string }[]
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
  const lines = addOns.map(({ text, price }) => `- ${text}: ${price}`)
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
