import { findPackage } from '../content/packages'
import { findService } from '../content/services'
import { getHirePeriod } from '../hire/hire-dates'
import { parseSharedQuote } from '../hire/quote'
import { isOfferedFor } from '../packages/add-ons'
import { getTierHours } from '../packages/hours'
import { getTierDetails } from '../packages/tiers'
import { type Booking, limitCount, limitHours, toServiceLine } from './booking'
import { toHireBooking } from './hire-lines'
import { parseServiceChoices, parseTierChoices, SUBURB_PARAM } from './link'
import { findPlace } from './place/find-place'
import { toTierLine } from './tier-lines'

/**
 * The booking of a path that `formatBookingPath` has made, also if its dates are past. Anybody can send a path, so everything
 * is looked up, and what we do not have is left out. Null if that leaves nothing.
 */
export function readBookingPath(path: string): Booking | null {
  const url = new URL(path, 'https://site.example')
  const [, area, slug] = url.pathname.split('/')
  if (area === 'av-hire') return readHire(url.searchParams)
  if (area === 'packages') return readTier(slug, url.searchParams)
  if (area === 'services') return readService(slug, url.searchParams)
  return null
}

function readHire(params: URLSearchParams): Booking | null {
  const { kit, dates, delivery } = parseSharedQuote(params.get('list') ?? '')
  const period = getHirePeriod(dates, dates.from)
  return kit.length > 0 ? toHireBooking({ kit, delivery }, period, readPlace(params)) : null
}

const readPlace = (params: URLSearchParams) => findPlace(params.get(SUBURB_PARAM) ?? '')?.place

function readTier(slug: string | undefined, params: URLSearchParams): Booking | null {
  const pkg = findPackage(slug)
  const { light, hours, addOnIds } = parseTierChoices(params)
  const details = pkg && getTierDetails(pkg).find(({ tier }) => tier.level === light)
  if (!details) return null
  const addOns = pkg.addOns.filter(
    (addOn) => addOnIds.includes(addOn.id) && isOfferedFor(addOn, details),
  )
  return {
    lines: [toTierLine(pkg, details, addOns)],
    hours: limitHours(hours, getTierHours(pkg)),
    place: readPlace(params),
  }
}

function readService(slug: string | undefined, params: URLSearchParams): Booking | null {
  const service = findService(slug)
  if (!service) return null
  const { hours, count, unit } = parseServiceChoices(params)
  const line = toServiceLine(service, unit, limitCount(service, count))
  return {
    lines: [line],
    hours: line.start.hours && limitHours(hours, line.start.hours),
    place: readPlace(params),
  }
}
