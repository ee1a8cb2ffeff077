import { toServiceLine } from '../booking/booking'
import { toItemLines } from '../booking/hire-lines'
import { findObjections } from '../booking/objections'
import { getDeliveryPlace } from '../booking/place/place'
import { priceBooking } from '../booking/price'
import { getTier } from '../booking/tiers/tier'
import { getGuests, getTierOutlets } from '../booking/tiers/tier-suitability'
import { getEventKind, packageSeatings } from '../content/advice/event-kinds'
import { formatPlace } from '../content/advice/event-places'
import { packages } from '../content/packages'
import type {
  Advised,
  Calculate,
  CalculatedGuide,
  Example,
  GuideEntry,
} from '../content/schemas/guide'
import type { Tier } from '../content/schemas/package'
import { NEXT_DAY_PERCENT } from '../content/terms/crew-terms'
import { formatOutlets } from '../hire/needs'
import { getLowestPrice } from '../lib/text/money'
import { getSuitabilityInRoom } from '../suitability/room/room'
import { getAdvice } from './advice'
import { describeNextSize } from './larger-crowd'

/** What guides ask, answered by the parts that answer visitors. An error says what is wrong with an example. */
export const calculate: Calculate = {
  advise(event, guests, place = 'indoors') {
    const { object } = getEventKind(event)
    const time = place === 'outdoors' ? ('after-dark' as const) : undefined
    const advice = getAdvice({ event, guests, place, time })
    if (!('tier' in advice))
      throw new Error(`no tier for ${object} suits ${guests} guests ${formatPlace(place)}`)
    const { pkg, withAddOns, addOns } = advice
    const addOn = pkg.addOns.find(({ id }) => id === addOns[0]?.id)
    const suffix = addOn ? ` with ${addOn.text.charAt(0).toLowerCase()}${addOn.text.slice(1)}` : ''
    const price = getLowestPrice(priceBooking({ lines: [advice] }).total)
    return { pkg, tier: withAddOns.tier, addOn, name: withAddOns.tier.name + suffix, price }
  },
  getPrice(example) {
    const booking = toBooking(example)
    const [objection] = findObjections(booking, { guests: example.guests })
    if (objection) throw new Error(objection)
    return getLowestPrice(priceBooking(booking).total)
  },
  getNextDayPrice: ({ price }) => (price * NEXT_DAY_PERCENT) / 100,
  getGuests: (tier, place) => getGuests(toTier(tier), place),
  getPower: (tier, place) => formatOutlets(getTierOutlets(toTier(tier), place)),
  describeNextSize(pkg) {
    const sentence = describeNextSize(pkg)
    if (!sentence) throw new Error(`nothing of ours makes ${pkg.name} larger`)
    return sentence
  },
  getRoomGuests(tier, room) {
    const { pkg, withAddOns } = toTier(tier)
    const brief = { seating: packageSeatings[pkg.slug], place: 'indoors', room } as const
    return getSuitabilityInRoom(withAddOns, brief).comfortable
  },
}

/** A tier of a package's entry, or the adviser's answer with its add-on. */
function toTier(asked: Tier | Advised) {
  if ('pkg' in asked) return getTier(asked.pkg, asked.tier.level, asked.addOn ? [asked.addOn] : [])
  const pkg = packages.find(({ tiers }) => tiers.some(({ name }) => name === asked.name))
  if (!pkg) throw new Error(`${asked.name} is not a tier of a package`)
  return getTier(pkg, asked.level)
}

function toBooking({ tiers = [], services = [], items = [], quoted, hours, area }: Example) {
  const lines = [
    ...tiers.map(toTier),
    ...services.map((service) => toServiceLine(service)),
    ...toItemLines(items),
    ...(quoted ? [{ kind: 'quoted', price: quoted } as const] : []),
  ]
  const place = area && getDeliveryPlace(area, undefined)
  return { lines, hours, place }
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
