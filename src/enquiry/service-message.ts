import type { Service } from '../content/services'
import { formatBothPrices } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import { getServiceTotal, getServiceTrip, type ServiceBooking } from '../packages/services'
import { joinParagraphs } from './contact-link'

/** The enquiry about a booking of a service. */
export function createServiceEnquiry(service: Service, booking: ServiceBooking) {
  const { start, hours, count, suburb } = booking
  const isTripQuoted = suburb && !suburb.area
  const subject = `Enquiry: ${service.name}`
  const what = `${formatCount(hours, 'hour')} ${service.countNoun ? '' : (start.unit ?? '')}`.trim()
  const lines = [
    `- ${what}`,
    service.countNoun && `- ${formatCount(count, service.countNoun)}`,
    suburb && `- Suburb: ${suburb.label}${isTripQuoted ? ', trip quoted' : ''}`,
  ]
  const trip =
    getServiceTrip(service, booking) > 0 ? ', with travel' : isTripQuoted ? ', plus the trip' : ''
  return {
    subject,
    message: joinParagraphs(
      `Subject: ${subject}`,
      lines.filter(Boolean).join('\n'),
      `The total on your website is from ${formatBothPrices(getServiceTotal(service, booking))}${trip}.`,
    ),
    venue: suburb?.label,
  }
}
