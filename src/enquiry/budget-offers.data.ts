import { type Line, type ServiceLine, type TierLine, toServiceLine } from '../booking/booking'
import { getTierDetails } from '../booking/tiers/tier'
import { getPackage, type PackageSlug } from '../content/packages'
import { findService, type ServiceSlug } from '../content/services'
import type { EventType, ServiceInterested } from './options'

// The contact page needs only these lines, not the packages. See vite/prerender/data-modules.ts.

function listTiers(slug: PackageSlug): TierLine[] {
  const pkg = getPackage(slug)
  const { name, crewed, hours, extraHour } = pkg
  return getTierDetails(pkg).map(({ kind, tier, kit, crewFrom, addOns }) => {
    const { level, price, guests, technicians, longerFrom } = tier
    return {
      kind,
      pkg: { slug, name, crewed, hours, extraHour },
      tier: { name: tier.name, level, price, guests, technicians, longerFrom },
      kit,
      crewFrom,
      addOns,
    }
  })
}

/** A service at the starting price with this unit, or at the one on its card. */
function listService(slug: ServiceSlug, unit?: string): ServiceLine[] {
  const service = findService(slug)
  if (!service) throw new Error(`Unknown service: ${slug}`)
  const { name, travel, countNoun } = service
  return [{ ...toServiceLine(service, unit), service: { slug, name, travel, countNoun } }]
}

type EventOffers = {
  /** The tiers of the package for the event, from the smallest to the largest. */
  tiers: readonly TierLine[]
  /** The services of the form that each of them includes. */
  includes: readonly ServiceInterested[]
}

const sound = ['Sound System', 'Lighting'] as const
const wedding: EventOffers = { tiers: listTiers('weddings'), includes: ['DJ Services', ...sound] }
const party: EventOffers = { tiers: listTiers('functions'), includes: ['DJ Services', ...sound] }
const corporate: EventOffers = {
  tiers: listTiers('corporate'),
  includes: ['AV Equipment Hire', ...sound],
}

/** The package for each type of event that has one. A school disco and a charity night are parties. */
export const eventOffers: Partial<Record<string, EventOffers>> = {
  wedding,
  birthday: party,
  anniversary: party,
  engagement: party,
  school: party,
  charity: party,
  corporate,
  conference: corporate,
  'product-launch': corporate,
} satisfies Partial<Record<EventType, EventOffers>>

/** What is offered for each service of the form, from the smallest to the largest. */
export const serviceOffers: Record<string, readonly Line[] | undefined> = {
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
} satisfies Record<ServiceInterested, Line[]>
