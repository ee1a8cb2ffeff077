import { formatPlace } from '../content/advice/event-places'
import type { Kit } from '../content/equipment/kit'
import { getPackage, type PackageSlug } from '../content/packages'
import type { Booking, PriceRow } from '../content/schemas/guide'
import type { StoryEntry } from '../content/schemas/story'
import { findService, type ServiceSlug } from '../content/services'
import { getBookedPath } from '../content/stories'
import { getDeliveryArea } from '../content/terms/travel'
import type { TierLevel } from '../content/tier-levels'
import { findArea } from '../hire/find-area'
import { contains, getCount, getItems, getKitPrice, getWeightKg } from '../hire/kit-totals'
import { getSiteNeeds } from '../hire/needs'
import { getLowestPrice } from '../lib/text/money'
import { formatCount, withCount } from '../lib/text/quantities'
import { calculate } from './calculate'
import { getStartingPrices } from './services'
import { getTierOptions } from './tier-options'
import { getTierHours } from './tier-prices'
import { getTierSuitability } from './tier-suitability'

/**
 * What follows from the tier or the service of a story and its hire items, with today's prices in AUD excluding GST. Throws
 * an error that says what is wrong with the story.
 */
export function calculateStory(story: StoryEntry) {
  const { items, suburb, hours } = story
  const booked =
    'service' in story.booked
      ? getBookedService(story, story.booked.service)
      : getBookedTier(story, story.booked)
  const area = getArea(suburb, booked.includesTravel)
  const { booking } = booked
  const total = calculate.getPrice({ ...booking, items, hours, area })
  const first: PriceRow = {
    name: booked.name,
    to: booked.link,
    text: booked.description,
    price: calculate.getPrice({ ...booking, hours }),
    isMinimum: true,
    hours: hours ?? booked.hours,
  }
  const added = getItems(items).map(({ item, count }): PriceRow => {
    const { price, crewFrom } = getKitPrice([{ id: item.id, count }])
    return {
      name: withCount(item.name, count),
      to: `/av-hire/${item.id}` as const,
      text: item.summary,
      price: getLowestPrice(price),
      isMinimum: typeof price !== 'number',
      crewFrom,
    }
  })
  const trip =
    total -
    [first, ...added].reduce((sum, row) => sum + getLowestPrice(row.price) + (row.crewFrom ?? 0), 0)
  const rows: PriceRow[] = [
    first,
    ...added,
    ...(area && trip > 0
      ? [
          {
            name: 'The trip',
            text: `To ${getDeliveryArea(area).phrase} and back.`,
            price: trip,
            isMinimum: false,
          },
        ]
      : []),
  ]
  return {
    ...booked,
    path: getBookedPath(story.booked),
    rows,
    total,
    area,
    kit: addKits(booked.kit, items),
  }
}

export type CalculatedStory = ReturnType<typeof calculateStory>

function getBookedTier(
  { guests, place, items }: StoryEntry,
  { package: slug, tier: level }: { package: PackageSlug; tier: TierLevel },
) {
  const pkg = getPackage(slug)
  // An add-on for more guests counts if its items were there.
  const options = getTierOptions(pkg).filter(
    ({ tier, addOn }) => tier.level === level && (!addOn?.items || contains(items, addOn.items)),
  )
  const [details] = options
  const entry = pkg.tiers.find((tier) => tier.level === level)
  if (!details || !entry) throw new Error(`${pkg.name} has no tier ${level}`)
  const time = place === 'outdoors' ? ('after-dark' as const) : undefined
  const suits = Math.max(
    ...options.map((option) => getTierSuitability(option, pkg, { place, time }).guests),
  )
  if (suits < guests)
    throw new Error(`${entry.name} suits ${suits} guests ${formatPlace(place)}, not ${guests}`)
  const { siteNeeds, kit } = details
  return {
    booking: { tiers: [entry] } satisfies Booking,
    name: entry.name,
    description: entry.description,
    link: `/packages/${pkg.slug}#tiers` as const,
    gel: pkg.gel,
    hours: getTierHours(pkg),
    includesTravel: pkg.crewed,
    kit,
    weightKg: siteNeeds.weightKg + getWeightKg(items),
    floor: siteNeeds.floor,
    pkg: {
      slug,
      level: entry.level,
      isCrewed: pkg.crewed,
      hasRoom: pkg.scenes !== undefined,
      addOns: pkg.addOns,
    },
  }
}

function getBookedService({ items }: StoryEntry, slug: ServiceSlug) {
  const service = findService(slug)
  if (!service) throw new Error(`there is no service ${slug}`)
  const [{ hours = 0 }] = getStartingPrices(service)
  return {
    booking: { services: [service] } satisfies Booking,
    name: service.name,
    description: service.slogan,
    link: `/services/${service.slug}` as const,
    gel: service.gel,
    hours,
    includesTravel: service.travel === 'included',
    kit: [] as Kit,
    weightKg: getWeightKg(items),
    floor: getSiteNeeds(items).floor,
    pkg: undefined,
  }
}

/** The area of a suburb. Undefined where a price that includes travel includes it, outside our areas. */
function getArea(suburb: string, includesTravel: boolean) {
  const found = findArea(suburb)
  if (found?.status !== 'found')
    throw new Error(`we have no suburb ${suburb}: see terms/suburbs.ts and terms/neighbours.ts`)
  if (!found.area && !(includesTravel && found.isInRadius))
    throw new Error(`the trip to ${suburb} is quoted, so the page could show no total`)
  return found.area
}

/** The items of both, in one line each. */
const addKits = (kit: Kit, added: Kit): Kit => [
  ...kit.map(({ id, count }) => ({ id, count: count + getCount(added, id) })),
  ...added.filter(({ id }) => getCount(kit, id) === 0),
]

/** 'Weddings Diamond for 6 hours'. */
export const formatBooked = ({ name, rows: [first] }: CalculatedStory): string =>
  first?.hours ? `${name} for ${formatCount(first.hours, 'hour')}` : name
