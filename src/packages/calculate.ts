import { getEventKind, packageSeatings } from '../content/advice/event-kinds'
import { type EventPlace, formatPlace } from '../content/advice/event-places'
import { getPackage, packages } from '../content/packages'
import type {
  Advised,
  Booking,
  Calculate,
  CalculatedGuide,
  GuideEntry,
} from '../content/schemas/guide'
import type { Tier } from '../content/schemas/package'
import { NEXT_DAY_PERCENT } from '../content/terms/crew-terms'
import { getTripPurpose } from '../hire/delivery'
import { countItems, getKitPrice } from '../hire/kit-totals'
import { formatOutlets } from '../hire/needs'
import { addPrices, getLowestPrice, getTotal } from '../lib/text/money'
import { formatCount } from '../lib/text/quantities'
import { getSuitabilityInRoom } from '../suitability/room/room'
import { getAdvice } from './advice'
import { findCheaperTier } from './find-packages'
import { getServiceTotal, getStartingPrices } from './services'
import { getTierHours, getTierPrice } from './tier-prices'
import { getTierSuitability } from './tier-suitability'
import { getTierDetails, getTierOutlets } from './tiers'
import { getTripOfService, getTripOfTier, getTripTotal, joinTrips } from './trips'

/** What guides ask, answered by the parts that answer visitors. An error says what is wrong with an example. */
export const calculate: Calculate = {
  advise(event, guests, place = 'indoors') {
    const { object, slug } = getEventKind(event)
    const advice = getAdvice({ event, guests, ...afterDarkOutdoors(place) })
    if (!('tier' in advice))
      throw new Error(`no tier for ${object} suits ${guests} guests ${formatPlace(place)}`)
    const { tier, kit, addOn, crewFrom } = advice
    const suffix = addOn ? ` with ${addOn.text.charAt(0).toLowerCase()}${addOn.text.slice(1)}` : ''
    const price = getTotal({ price: tier.price, crewFrom })
    return { pkg: getPackage(slug), tier, kit, addOn, crewFrom, name: tier.name + suffix, price }
  },
  getPrice,
  getNextDayPrice: ({ price }) => (price * NEXT_DAY_PERCENT) / 100,
  getGuests(tier, place) {
    const option = toOption(tier)
    return getTierSuitability(option, option.pkg, afterDarkOutdoors(place)).guests
  },
  getPower: (tier, place) => formatOutlets(getTierOutlets(toOption(tier), place)),
  getRoomGuests(tier, room) {
    const { pkg, tier: entry, kit } = toOption(tier)
    const brief = { seating: packageSeatings[pkg.slug], place: 'indoors', room } as const
    return getSuitabilityInRoom({ tier: entry, kit }, brief).comfortable
  },
}

const afterDarkOutdoors = (place: EventPlace) => ({
  place,
  ...(place === 'outdoors' && { time: 'after-dark' as const }),
})

/** The adviser's answer as it is, or a tier of a package's entry with its items. */
function toOption(tier: Tier | Advised): Omit<Advised, 'name' | 'price'> {
  if ('kit' in tier) return tier
  const pkg = packages.find(({ tiers }) => tiers.includes(tier))
  const details = pkg && getTierDetails(pkg).find((candidate) => candidate.tier === tier)
  if (!details) throw new Error(`${tier.name} is not a tier of a package`)
  return { pkg, ...details }
}

function getPrice({
  tiers = [],
  services = [],
  items = [],
  quoted = 0,
  guests = 0,
  hours,
  area,
}: Booking): number {
  const options = tiers.map(toOption)
  for (const option of options) {
    const { tier, pkg } = option
    const suits = getTierSuitability(option, pkg).guests
    if (suits < guests) throw new Error(`${tier.name} suits ${suits} guests, not ${guests}`)
  }
  const gear = options.flatMap((option) => (option.pkg.crewed ? [] : option.kit)).concat(items)
  const kit = [...new Set(gear.map(({ id }) => id))].map((id) => ({
    id,
    count: countItems(gear.filter((line) => line.id === id)),
  }))
  const trip = joinTrips([
    ...options.map(({ pkg, kit }) => getTripOfTier(pkg, kit)),
    ...services.map(getTripOfService),
    ...(items.length > 0 ? [getTripPurpose(items)] : []),
  ])
  const price = getLowestPrice(
    addPrices([
      ...options.map(({ tier, pkg, crewFrom }) => {
        const included = getTierHours(pkg)
        // What is hired is hired for a day, however long the event.
        const used = pkg.crewed ? getHours(tier.name, included, hours) : included
        return getTotal({ price: getTierPrice(pkg, tier, used), crewFrom })
      }),
      ...services.map((service) => {
        const [start] = getStartingPrices(service)
        return getServiceTotal(service, {
          start,
          hours: getHours(service.name, start.hours ?? 0, hours),
          count: 1,
        })
      }),
      getTotal(getKitPrice(items)),
    ]),
  )
  const isHire = services.length === 0 && options.every(({ pkg }) => !pkg.crewed)
  const cheaper = isHire ? findCheaperTier(kit) : undefined
  if (
    cheaper &&
    getTotal({ price: cheaper.details.tier.price, crewFrom: cheaper.details.crewFrom }) < price
  ) {
    throw new Error(`${cheaper.details.tier.name} has all of it for less`)
  }
  return price + quoted + (area ? getTripTotal(trip, area) : 0)
}

/** The hours of an example. Fewer than its price buys would be cheaper than anyone can book. */
function getHours(name: string, included: number, hours = included): number {
  if (hours < included)
    throw new Error(`${name} is for at least ${formatCount(included, 'hour')}, not ${hours}`)
  return hours
}

/** A guide with its sums. */
export function calculateGuide<Guide extends GuideEntry>(guide: Guide): CalculatedGuide<Guide> {
  const { prices, points, examples } = guide
  return {
    ...guide,
    prices: typeof prices === 'function' ? prices(calculate) : prices,
    points: typeof points === 'function' ? points(calculate) : points,
    examples: typeof examples === 'function' ? examples(calculate) : examples,
  }
}
