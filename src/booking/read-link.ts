import { findPackage } from '../content/packages'
import { findService } from '../content/services'
import { getHirePeriod } from '../hire/hire-dates'
import { parseSharedQuote } from '../hire/quote'
import { getStartingPrices, type PageBooking } from './booking'
import { toHireBooking } from './hire-lines'
import {
  limitServiceChoices,
  limitTierChoices,
  parseServiceChoices,
  parseTierChoices,
  SUBURB_PARAM,
  type Unknown,
} from './link'
import { findPlace } from './place/find-place'
import { getLinePlace } from './price'
import { getTier } from './tiers/tier'

/** What a path books. Null if we have nothing of it. */
type LinkedBooking = Unknown & { booking: PageBooking | null }

const unknown: LinkedBooking = { booking: null, hasUnknownParts: true }

/**
 * The booking of a path that `formatBookingPath` has made, even if its dates have passed. Anybody can send a path, so everything
 * is looked up, and what we do not have is left out.
 */
export function readBookingPath(path: string): LinkedBooking {
  const url = new URL(path, 'https://site.example')
  const [, area, slug] = url.pathname.split('/')
  if (area === 'av-hire') return readHire(url.searchParams)
  if (area === 'packages') return readTier(slug, url.searchParams)
  if (area === 'services') return readService(slug, url.searchParams)
  return { booking: null, hasUnknownParts: false }
}

function readHire(params: URLSearchParams): LinkedBooking {
  const { kit, dates, delivery, hasUnknownParts } = parseSharedQuote(params.get('list') ?? '')
  const period = getHirePeriod(dates, dates.from)
  const booking =
    kit.length > 0 ? toHireBooking({ kit, delivery }, period, readPlace(params)) : null
  const hasWrongDates = !period && Boolean(dates.from || dates.to)
  return { booking, hasUnknownParts: hasUnknownParts || hasWrongDates }
}

const readPlace = (params: URLSearchParams) => findPlace(params.get(SUBURB_PARAM) ?? '')?.place

function readTier(slug: string | undefined, params: URLSearchParams): LinkedBooking {
  const pkg = findPackage(slug)
  const choices = parseTierChoices(params)
  // Another tier would be another price.
  if (!pkg || choices.hasUnknownParts) return unknown
  const line = getTier(
    pkg,
    choices.light,
    pkg.addOns.filter(({ id }) => choices.addOnIds.includes(id)),
  )
  const { hours, addOns, hasUnknownParts } = limitTierChoices(pkg, line.addOns, choices)
  const place = getLinePlace(line, readPlace(params))
  return { booking: { lines: [{ ...line, addOns }], hours, place }, hasUnknownParts }
}

function readService(slug: string | undefined, params: URLSearchParams): LinkedBooking {
  const service = findService(slug)
  const choices = parseServiceChoices(params)
  if (!service || choices.hasUnknownParts) return unknown
  const starts = getStartingPrices(service)
  const { line, hours, hasUnknownParts } = limitServiceChoices(service, starts, choices)
  const place = getLinePlace(line, readPlace(params))
  return { booking: { lines: [line], hours, place }, hasUnknownParts }
}
