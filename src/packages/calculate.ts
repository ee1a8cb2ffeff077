import { getEventKind, packageSeatings } from '../content/advice/event-kinds'
import { type EventPlace, formatPlace } from '../content/advice/event-places'
import { packages } from '../content/packages'
import type { Booking, Calculate, CalculatedGuide, GuideEntry } from '../content/schemas/guide'
import type { Tier } from '../content/schemas/package'
import { NEXT_DAY_PERCENT } from '../content/terms/crew-terms'
import { getTripPrice } from '../content/terms/travel'
import { countItems, getKitPrice, getTripPurpose } from '../hire/kit-totals'
import { formatOutlets } from '../hire/needs'
import { addPrices, getLowestPrice, getTotal } from '../lib/text/money'
import { getSuitabilityInRoom } from '../suitability/room/room'
import { getAdvice } from './advice'
import { findCheaperTier } from './find-packages'
import { getServiceTotal, getStartingPrices } from './services'
import { getTierHours, getTierPrice } from './tier-prices'
import { getTierSuitability } from './tier-suitability'
import { getTierDetails, getTierOutlets } from './tiers'

/** What guides ask, answered by the parts that answer visitors. An error says what is wrong with an example. */
const calculate: Calculate = {
  advise(event, guests, place = 'indoors') {
    const advice = getAdvice({ event, guests, ...inTheDark(place) })
    if (!('tier' in advice))
      throw new Error(`no tier for ${getEventKind(event).object} suits ${guests} guests ${formatPlace(place)}`)
    const { tier, addOn, crewFrom } = advice
    const suffix = addOn ? ` with ${addOn.text.charAt(0).toLowerCase()}${addOn.text.slice(1)}` : ''
    return {
      tier,
      name: tier.name + suffix,
      price: getTotal({ price: tier.price, crewFrom }),
      hasAddOn: addOn !== undefined,
    }
  },
  getPrice,
  getNextDayPrice: ({ price }) => (price * NEXT_DAY_PERCENT) / 100,
  getGuests(tier, place) {
    const { pkg, details } = findDetails(tier)
    return getTierSuitability(details, pkg, inTheDark(place)).guests
  },
  getPower: (tier, place) => formatOutlets(getTierOutlets(findDetails(tier).details, place)),
  getRoomGuests(tier, room) {
    const { pkg, details } = findDetails(tier)
    return getSuitabilityInRoom(details, { seating: packageSeatings[pkg.slug], place: 'indoors', room }).comfortable
  },
}

const inTheDark = (place: EventPlace) => ({ place, ...(place === 'outdoors' && { time: 'after-dark' as const }) })

/** The package of a tier, and what is calculated from its items. */
function findDetails({ name }: Tier) {
  const pkg = packages.find(({ tiers }) => tiers.some((tier) => tier.name === name))
  const details = pkg && getTierDetails(pkg).find(({ tier }) => tier.name === name)
  if (!details) throw new Error(`no package has ${name}`)
  return { pkg, details }
}

function getPrice({ tiers = [], services = [], items = [], guests = 0, hours, area }: Booking): number {
  const options = tiers.map((tier) => ({ tier, ...findDetails(tier) }))
  for (const { tier, pkg, details } of options) {
    const suits = getTierSuitability(details, pkg).guests
    if (suits < guests) throw new Error(`${tier.name} suits ${suits} guests, not ${guests}`)
  }
  const gear = options.flatMap(({ pkg, details }) => (pkg.crewed ? [] : details.kit)).concat(items)
  const kit = [...new Set(gear.map(({ id }) => id))].map((id) => ({
    id,
    count: countItems(gear.filter((line) => line.id === id)),
  }))
  const isTripIncluded =
    options.some(({ pkg }) => pkg.crewed) || services.some(({ travel }) => travel === 'included') || !area
  const price = getLowestPrice(
    addPrices([
      ...options.map(({ tier, pkg, details: { crewFrom } }) =>
        getTotal({ price: getTierPrice(pkg, tier, hours ?? getTierHours(pkg)), crewFrom }),
      ),
      ...services.map((service) => {
        const [start] = getStartingPrices(service)
        return getServiceTotal(service, { start, hours: hours ?? start.hours ?? 0, count: 1 })
      }),
      getTotal(getKitPrice(items)),
    ]),
  )
  const isHire = services.length === 0 && options.every(({ pkg }) => !pkg.crewed)
  const cheaper = isHire ? findCheaperTier(kit) : undefined
  if (cheaper && getTotal({ price: cheaper.details.tier.price, crewFrom: cheaper.details.crewFrom }) < price) {
    throw new Error(`${cheaper.details.tier.name} has all of it for less`)
  }
  return price + (isTripIncluded ? 0 : getTripPrice(area, isHire ? getTripPurpose(kit) : 'people'))
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
