import { getPackage, type PackageSlug } from '../content/packages'
import { findService, type ServiceSlug } from '../content/services'
import { getTotal } from '../lib/text/money'
import { formatCount, formatMaxGuests } from '../lib/text/quantities'
import { formatBuys, getStartingPrices } from '../packages/services'
import { getTierHours } from '../packages/tier-prices'
import { getTierDetails } from '../packages/tiers'
import { getTripOfService, getTripOfTier, type Trip } from '../packages/trips'
import type { EventType, ServiceInterested } from './options'

// The contact page needs only these names and prices, not the packages. See vite/prerender/data-modules.ts.

/** Something that a budget may buy. */
export type Offer = {
  /** 'Weddings Premium for 5 hours (up to 80 guests)'. */
  name: string
  /** The lowest price, with the crew that it needs and without the trip, in AUD excluding GST. */
  price: number
  trip: Trip
}

function listTiers(slug: PackageSlug): Offer[] {
  const pkg = getPackage(slug)
  return getTierDetails(pkg).map(({ tier, kit, crewFrom }) => ({
    name: `${tier.name} for ${formatCount(getTierHours(pkg), 'hour')} (${formatMaxGuests(tier.guests)})`,
    price: getTotal({ price: tier.price, crewFrom }),
    trip: getTripOfTier(pkg, kit),
  }))
}

/** A service at the starting price with this unit, or at the one on its card. */
function listService(slug: ServiceSlug, unit?: string): Offer[] {
  const service = findService(slug)
  if (!service) throw new Error(`Unknown service: ${slug}`)
  const prices = getStartingPrices(service)
  const start = prices.find((price) => unit && price.unit === unit) ?? prices[0]
  return [
    {
      name: `${service.name} ${formatBuys(start)}`,
      price: start.price,
      trip: getTripOfService(service),
    },
  ]
}

type EventOffers = {
  /** The tiers of the package for the event, from the smallest to the largest. */
  offers: readonly Offer[]
  /** The services of the form that each of them includes. */
  includes: readonly ServiceInterested[]
}

const sound = ['Sound System', 'Lighting'] as const
const wedding: EventOffers = { offers: listTiers('weddings'), includes: ['DJ Services', ...sound] }
const party: EventOffers = { offers: listTiers('functions'), includes: ['DJ Services', ...sound] }
const corporate: EventOffers = {
  offers: listTiers('corporate'),
  includes: ['AV Equipment Hire', ...sound],
}

/** The package for each type of event that has one. */
export const eventOffers: Partial<Record<string, EventOffers>> = {
  wedding,
  birthday: party,
  anniversary: party,
  engagement: party,
  corporate,
  conference: corporate,
  'product-launch': corporate,
} satisfies Partial<Record<EventType, EventOffers>>

/** What is offered for each service of the form, from the smallest to the largest. */
export const serviceOffers: Record<string, readonly Offer[] | undefined> = {
  'DJ Services': listService('dj-hire'),
  'Live Entertainment': listService('bands-acoustic'),
  'Sound System': listTiers('speakers'),
  Lighting: listTiers('production'),
  Photography: listService('photography-videography'),
  Videography: listService('photography-videography', 'of video'),
  'Event Production': listService('live-music-production'),
  'AV Equipment Hire': listTiers('av-equipment'),
  Karaoke: listService('karaoke'),
  'Event Consultation': listService('event-consultation'),
} satisfies Record<ServiceInterested, Offer[]>
