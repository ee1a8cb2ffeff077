import type { Line, PageBooking } from '../booking/booking'
import { formatBookingPath } from '../booking/link'

/** The enquiry about a price on the site without any choices. It has no message: the contact page uses its subject. */
export const createPlainEnquiry = (booking: PageBooking) => ({
  subject: formatSubject(booking.lines),
  link: formatBookingPath(booking),
})

function formatSubject(lines: readonly Line[]): string {
  const [line] = lines
  if (line?.kind === 'tier') return `Package Enquiry: ${line.tier.name}`
  if (line?.kind === 'service') return `Enquiry: ${line.service.name}`
  const names = lines.flatMap((other) => (other.kind === 'item' ? other.item.name : []))
  return `AV Hire Quote Request: ${names.join(', ')}`
}
