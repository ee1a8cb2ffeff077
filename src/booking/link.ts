import type { Package, PackageSlug } from '../content/packages'
import type { Service, ServiceSlug } from '../content/services'
import type { TierLevel } from '../content/tier-levels'
import { noDates } from '../hire/hire-period'
import { formatQuotePath } from '../hire/quote-path'
import { withParams } from '../lib/query'
import {
  type AddOnLine,
  findStart,
  type ItemLine,
  limitCount,
  limitHours,
  type PageBooking,
  type ServiceLine,
  type StartingPrice,
} from './booking'
import { findLight, FIRST_LIGHT, formatLight } from './light'
import { toDelivery } from './place/place'
import { getTierHours } from './tiers/hours'

// The paths of bookings, and what the pages of packages and services keep in their URLs. read-link.ts reads a path, with the
// same limits as the pages.

/** The choices on the page of a package. `hours` is 0 for those that the price buys. */
type TierChoices = { addOnIds: readonly string[]; hours: number; light: TierLevel }

/** Whether a link names something that has no price. The page then asks the visitor to check its price. */
export type Unknown = { hasUnknownParts: boolean }

export function parseTierChoices(params: URLSearchParams): TierChoices & Unknown {
  const hours = Number(params.get('hours'))
  const light = findLight(params)
  return {
    addOnIds: params.get('add')?.split('.').filter(Boolean) ?? [],
    hours,
    light: light ?? FIRST_LIGHT,
    hasUnknownParts: Number.isNaN(hours) || (params.has('light') && !light),
  }
}

/**
 * The hours within those that a package has prices for, the chosen add-ons, and whether more was chosen than there is. `all` are
 * the add-ons to choose from. A package without a crew is for 24 hours. Extra hours that are booked are in the price already, so
 * they are no add-on.
 */
export function limitTierChoices<AddOn extends Pick<AddOnLine, 'id' | 'isExtraHours'>>(
  pkg: Pick<Package, 'slug' | 'crewed' | 'hours'>,
  all: readonly AddOn[],
  choices: Omit<TierChoices, 'light'> & Unknown,
): { hours: number; addOns: AddOn[] } & Unknown {
  const included = getTierHours(pkg)
  const hours = pkg.crewed ? limitHours(choices.hours, included) : included
  const addOns = all.filter(
    ({ id, isExtraHours }) => choices.addOnIds.includes(id) && !(isExtraHours && hours > included),
  )
  const hasUnknownParts =
    choices.hasUnknownParts ||
    isLimited(choices.hours, hours) ||
    choices.addOnIds.some((id) => all.every((addOn) => addOn.id !== id))
  return { hours, addOns, hasUnknownParts }
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

/**
 * A service with the hours and the count within those that it has prices for, and whether more was chosen than there is.
 * `starts` are the prices to choose from, the first one for a link without a unit.
 */
export function limitServiceChoices(
  service: Service,
  starts: readonly [StartingPrice, ...StartingPrice[]],
  choices: ServiceChoices & Unknown,
): { line: ServiceLine; hours: number | undefined } & Unknown {
  const chosen = findStart(starts, choices.unit)
  const start = chosen ?? starts[0]
  const count = limitCount(service, choices.count)
  // Without a price for an extra hour there are no more hours to choose.
  const hours =
    start.hours && start.extraHour !== undefined
      ? limitHours(choices.hours, start.hours)
      : start.hours
  const hasUnknownParts =
    choices.hasUnknownParts ||
    isLimited(choices.hours, hours) ||
    isLimited(choices.count, count) ||
    (choices.unit !== '' && !chosen)
  return { line: { kind: 'service', service, start, count }, hours, hasUnknownParts }
}

/** Whether a limit has changed the hours or the count of a link, which are 0 if the link has none. */
const isLimited = (linked: number, limited: number | undefined) =>
  linked !== 0 && linked !== limited

export const formatServiceChoices = ({ hours, count, unit }: ServiceChoices) => ({
  hours: toText(hours),
  count: toText(count),
  for: unit,
})

const toText = (value: number) => (value > 0 ? String(value) : '')

/** The suburb in the link of a booking, in the visitor's words or as we call it. */
export const SUBURB_PARAM = 'to'

type BookingPath =
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
export const formatSharedPath = ({ place, ...booking }: PageBooking): BookingPath =>
  formatBookingPath({
    ...booking,
    place: typeof place === 'object' && !place.isKnown ? { ...place, label: '' } : place,
  })

const toQuery = (values: Record<string, string>) =>
  withParams(new URLSearchParams(), values).toString()
