import type { PackageSlug } from '../content/packages'
import type { ServiceSlug } from '../content/services'
import type { TierLevel } from '../content/tier-levels'
import { noDates } from '../hire/hire-period'
import { formatQuotePath } from '../hire/quote-path'
import { withParams } from '../lib/query'
import type { ItemLine, PageBooking } from './booking'
import { findLight, FIRST_LIGHT, formatLight } from './light'
import { toDelivery } from './place/place'
import { getTierHours } from './tiers/hours'

// The paths of bookings, and what the pages of packages and services keep in their URLs. read-link.ts reads a path.

/** The choices on the page of a package. `hours` is 0 for those that the price buys. */
export type TierChoices = { addOnIds: readonly string[]; hours: number; light: TierLevel }

/** Whether a link names something that has no price. The page then asks the visitor to check its price. */
export type Unknown = { hasUnknownParts: boolean }

export function parseTierChoices(params: URLSearchParams): TierChoices & Unknown {
  const hours = Number(params.get('hours'))
  const light = findLight(params)
  return {
    addOnIds: params.get('add')?.split('.') ?? [],
    hours,
    light: light ?? FIRST_LIGHT,
    hasUnknownParts: Number.isNaN(hours) || (params.has('light') && !light),
  }
}

export const formatTierChoices = ({ addOnIds, hours, light }: TierChoices) => ({
  light: formatLight(light),
  hours: toText(hours),
  add: addOnIds.join('.'),
})

/** The choices on the page of a service. Hours and count are 0 until the visitor sets them, `unit` is that of the price. */
export type ServiceChoices = { hours: number; count: number; unit: string }

export const parseServiceChoices = (params: URLSearchParams): ServiceChoices & Unknown => {
  const hours = Number(params.get('hours'))
  const count = Number(params.get('count'))
  const hasUnknownParts = Number.isNaN(hours + count)
  return { hours, count, unit: params.get('for') ?? '', hasUnknownParts }
}

export const formatServiceChoices = ({ hours, count, unit }: ServiceChoices) => ({
  hours: toText(hours),
  count: toText(count),
  for: unit,
})

const toText = (value: number) => (value > 0 ? String(value) : '')

/** The suburb in the link of a booking, in the visitor's words or as we call it. */
export const SUBURB_PARAM = 'to'

export type BookingPath =
  | `/av-hire?${string}`
  | `/packages/${PackageSlug}?${string}`
  | `/services/${ServiceSlug}?${string}`

/**
 * The path of the page that shows a booking: that of its tier with hours and add-ons, of its service with hours and count, or
 * the catalogue with its items as a quote.
 */
export function formatBookingPath({ lines, hours = 0, period, place }: PageBooking): BookingPath {
  const [line] = lines
  const suburb = typeof place === 'object' ? place.label : ''
  if (line?.kind === 'tier') {
    const addOnIds = line.addOns.map(({ id }) => id)
    const { level: light } = line.tier
    const extra = hours > getTierHours(line.pkg) ? hours : 0
    const choices = formatTierChoices({ addOnIds, hours: extra, light })
    // With the light also if it is the one that the page shows first.
    return `/packages/${line.pkg.slug}?${toQuery({ ...choices, light, [SUBURB_PARAM]: suburb })}`
  }
  if (line?.kind === 'service') {
    const { start, count, service } = line
    const choices = formatServiceChoices({
      hours: hours || (start.hours ?? 0),
      count: service.countNoun ? count : 0,
      unit: start.unit ?? '',
    })
    return `/services/${service.slug}?${toQuery({ ...choices, [SUBURB_PARAM]: suburb })}`
  }
  const items = lines.filter((other): other is ItemLine => other.kind === 'item')
  const quote = formatQuotePath({
    kit: items.map(({ item, count }) => ({ id: item.id, count })),
    dates: period ?? noDates,
    delivery: typeof place === 'object' ? toDelivery(place) : (place ?? ''),
  })
  return suburb ? `${quote}&${toQuery({ [SUBURB_PARAM]: suburb })}` : quote
}

/** The path for others to open. It has the suburb or the area as we call it, never an address that was typed. */
export const formatSharedPath = (booking: PageBooking): BookingPath =>
  formatBookingPath({
    ...booking,
    place: typeof booking.place === 'object' && !booking.place.isKnown ? undefined : booking.place,
  })

const toQuery = (values: Record<string, string>) =>
  withParams(new URLSearchParams(), values).toString()
