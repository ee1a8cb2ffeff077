import { type Booking, type Line, toServiceLine } from '../booking/booking'
import { toItemLines } from '../booking/hire-lines'
import { findObjections } from '../booking/objections'
import { getDeliveryPlace } from '../booking/place/place'
import { priceBooking } from '../booking/price'
import { getGuests, getOption } from '../booking/tiers/suits'
import { toTierLine } from '../booking/tiers/tier-lines'
import { getTierDetails, getTierOutlets } from '../booking/tiers/tiers'
import { getEventKind, packageSeatings } from '../content/advice/event-kinds'
import { formatPlace } from '../content/advice/event-places'
import { getPackage, packages } from '../content/packages'
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
import { getAdvice, toTierBooking } from './advice'
import { describeNextSize } from './larger-crowd'

/** What guides ask, answered by the parts that answer visitors. An error says what is wrong with an example. */
export const calculate: Calculate = {
  advise(event, guests, place = 'indoors') {
    const { object, slug } = getEventKind(event)
    const time = place === 'outdoors' ? ('after-dark' as const) : undefined
    const advice = getAdvice({ event, guests, place, time })
    if (!('tier' in advice))
      throw new Error(`no tier for ${object} suits ${guests} guests ${formatPlace(place)}`)
    const pkg = getPackage(slug)
    const { tier, addOn } = advice
    const suffix = addOn ? ` with ${addOn.text.charAt(0).toLowerCase()}${addOn.text.slice(1)}` : ''
    const price = getLowestPrice(priceBooking(toTierBooking(advice, pkg)).total)
    return { pkg, tier, addOn, name: tier.name + suffix, price }
  },
  getPrice(example) {
    const booking = toBooking(example)
    const [objection] = findObjections(booking, { guests: example.guests })
    if (objection) throw new Error(objection)
    return getLowestPrice(priceBooking(booking).total)
  },
  getNextDayPrice: ({ price }) => (price * NEXT_DAY_PERCENT) / 100,
  getGuests: (tier, place) => getGuests(toLine(tier), place),
  getPower: (tier, place) => formatOutlets(getTierOutlets(getOption(toLine(tier)), place)),
  describeNextSize(pkg) {
    const sentence = describeNextSize(pkg)
    if (!sentence) throw new Error(`nothing of ours makes ${pkg.name} larger`)
    return sentence
  },
  getRoomGuests(tier, room) {
    const line = toLine(tier)
    const brief = { seating: packageSeatings[line.pkg.slug], place: 'indoors', room } as const
    return getSuitabilityInRoom(getOption(line), brief).comfortable
  },
}

/** A tier of a package's entry, or the adviser's answer with its add-on. */
function toLine(asked: Tier | Advised) {
  const { level, name, addOn } =
    'pkg' in asked ? { ...asked.tier, addOn: asked.addOn } : { ...asked, addOn: undefined }
  const pkg = packages.find(({ tiers }) => tiers.some((tier) => tier.name === name))
  const details = pkg && getTierDetails(pkg).find(({ tier }) => tier.level === level)
  if (!details) throw new Error(`${name} is not a tier of a package`)
  return toTierLine(pkg, details, addOn ? [addOn] : [])
}

function toBooking({
  tiers = [],
  services = [],
  items = [],
  quoted,
  hours,
  area,
}: Example): Booking {
  const lines: Line[] = [
    ...tiers.map(toLine),
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
