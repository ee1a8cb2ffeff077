import { getTierDetails, getTierKit, getTierOptions } from '../../../src/booking/tiers/tier'
import type { TierDetails } from '../../../src/booking/tiers/tier-details'
import { getTierSuitability } from '../../../src/booking/tiers/tier-suitability'
import { packageSeatings } from '../../../src/content/advice/event-kinds'
import { SLIDE_TEXT_POINTS, WALL_TEXT_POINTS } from '../../../src/content/advice/slide-text'
import { getEquipment } from '../../../src/content/equipment'
import type { Package } from '../../../src/content/packages'
import { tierLevels } from '../../../src/content/tier-levels'
import { getZone } from '../../../src/hire/kit-floor'
import {
  formatKitItem,
  getCount,
  getItems,
  getKitPrice,
  getWatts,
  getWeightKg,
  splitKit,
} from '../../../src/hire/kit-totals'
import { getLowestPrice } from '../../../src/lib/text/money'
import { formatList } from '../../../src/lib/text/quantities'
import { getSuitabilityInRoom } from '../../../src/suitability/room/room'
import { getTextPoints } from '../../../src/suitability/room/room-verdict'
import type { EntryMistake } from '../mistake'

/** Problems with the tiers of a package, by the name of the tier. */
export const checkTiers = (pkg: Package): EntryMistake[] => [
  ...checkAddOns(pkg),
  ...checkCounts(pkg),
  ...getTierDetails(pkg).flatMap((details, index) =>
    [
      ...checkOrder(pkg, index),
      ...checkItems(pkg, index),
      ...(pkg.crewed ? checkCrewed(details) : checkEquipment(details)),
      ...checkClearSpace(details),
      ...checkGuests(details),
      ...checkSlides(details),
    ].flatMap((message) => (message ? { entry: details.tier.name, message } : [])),
  ),
]

/** A sentence, or false if there is no problem. */
type Problem = string | false

/** Each tier has the name of its place, costs more than the one before it, and suits as many guests. */
function checkOrder({ tiers }: Package, index: number): Problem[] {
  const { level, price, guests } = tiers[index] ?? tiers[0]
  const before = tiers[index - 1]
  return [
    level !== tierLevels[index] &&
      `level is ${level}. The tiers are in this order: ${tierLevels.join(', ')}.`,
    ...(before
      ? [
          price <= before.price &&
            `price is ${price}. It must be more than the ${before.price} of ${before.name}.`,
          guests < before.guests &&
            `guests is ${guests}. It must be at least the ${before.guests} of ${before.name}.`,
        ]
      : []),
  ]
}

/** A tier adds to the hire items of the one before it, or replaces some of them. */
function checkItems(pkg: Package, index: number): Problem[] {
  const previousKit = getTierKit(pkg, index - 1)
  return (pkg.tiers[index]?.items ?? []).map(({ id, count, replaces }) => {
    const item = formatKitItem({ id, count })
    const before = getCount(previousKit, replaces ?? id)
    if (!replaces)
      return (
        count <= before && `${item} adds nothing, because the tier before already has ${before}.`
      )
    return (
      before === 0 &&
      `${item} replaces ${getEquipment(replaces).name}, which the tier before does not have.`
    )
  })
}

/** A tier with a crew needs at least the power of its hire items, weighs as much, and has a price for longer events. */
function checkCrewed({ pkg: { extraHour }, tier, kit }: TierDetails): Problem[] {
  const { totals, longerFrom, technicians } = tier
  const [watts, weightKg] = [getWatts(kit), getWeightKg(kit)]
  const describe = (name: string, is: number, least: number) =>
    is < least && `totals.${name} is ${is}. It must be at least ${least}, as its hire items need.`
  return [
    !(extraHour ?? longerFrom ?? technicians) &&
      'has no price for more hours. Add longerFrom, technicians, or the extraHour of its package.',
    ...(totals
      ? [describe('watts', totals.watts, watts), describe('weightKg', totals.weightKg, weightKg)]
      : ['totals is missing. A package with a crew needs its watts and weightKg.']),
  ]
}

/** An equipment tier costs no more than its items hired singly, and has no item that only our crew may operate. */
function checkEquipment({ tier, kit }: TierDetails): Problem[] {
  const singly = getLowestPrice(getKitPrice(kit).price)
  const operated = getItems(kit).flatMap(({ item }) => (item.crew === 'operate' ? item.name : []))
  return [
    tier.totals !== undefined &&
      'totals is only for packages with a crew. Take it out: it is calculated.',
    tier.price > singly &&
      `price is ${tier.price}. It must be at most ${singly}, what its items cost singly.`,
    operated.length > 0 &&
      `only our crew operates ${operated.join(', ')}, and nobody comes with this package. Take it out of items.`,
  ]
}

/** Nobody may be near sparks and jets. */
function checkClearSpace({
  tier: { clearSpaceM = { width: 0, depth: 0 } },
  kit,
}: TierDetails): Problem[] {
  const { width, depth } = getZone(splitKit(kit, 'indoors').used) ?? { width: 0, depth: 0 }
  return [
    (width > clearSpaceM.width || depth > clearSpaceM.depth) &&
      `clearSpaceM is too small for its effects, which need ${width.toFixed(2)} × ${depth.toFixed(2)} m.`,
  ]
}

/** Its guests are as many as its sound, its lights and its screen suit, or fewer for a reason. */
function checkGuests({ pkg, tier, kit }: TierDetails): Problem[] {
  const { guests, guestsReason } = tier
  const { guests: most } = getTierSuitability({
    pkg,
    withAddOns: { kit, tier: { ...tier, guests: Infinity } },
  })
  if (most === Infinity)
    return ['guest-rules.ts has no capacity for its speakers, lights or screen. Add one there.']
  const suits = `guests is ${guests}. Its speakers, lights, screen or dance floor suit ${most}: see guest-rules.ts.`
  return [
    guests > most && suits,
    guests < most && !guestsReason && `${suits} Write ${most}, or why it is fewer in guestsReason.`,
  ]
}

/** An add-on for more guests takes each tier that it names to more guests, or at least one if it names none. */
function checkAddOns(pkg: Package): EntryMistake[] {
  const options = getTierOptions(pkg)
  return pkg.addOns
    .filter(({ forMoreGuests }) => forMoreGuests)
    .flatMap((addOn) => {
      const levels = options.flatMap((option) =>
        option.addOns[0]?.id === addOn.id ? option.tier.level : [],
      )
      const missing = addOn.tiers?.filter((level) => !levels.includes(level)) ?? []
      if (levels.length > 0 && missing.length === 0) return []
      const tiers = missing.join(' and ') || 'every tier'
      const message = `is for more guests, but ${tiers} suits as many without it: see guest-rules.ts.`
      return [{ entry: addOn.id, message }]
    })
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** Of an item that is a pair or a set, the catalogue does not always say how many pieces are in it. */
const SEVERAL = /\b(?:Pair|Set|Kit)\b/

/** A number at the start of an add-on's text is how many it has of an item. */
const checkCounts = ({ addOns }: Package): EntryMistake[] =>
  addOns.flatMap(({ id, text, items = [] }) => {
    const [word = ''] = /^\w+/.exec(text) ?? []
    const number = NUMBER_WORDS[word.toLowerCase()] ?? Number(word)
    const lines = getItems(items)
    if (!number || lines.length === 0 || lines.some(({ item }) => SEVERAL.test(item.name)))
      return []
    if (items.some(({ count }) => count === number)) return []
    const message = `'${text}' begins with ${word}, but has ${formatList(items.map(formatKitItem))}. Both must be the same number.`
    return [{ entry: id, message }]
  })

/** A hall in which all guests of a tier can sit as near to its screen as they like. */
const largeHall = { lengthM: 40, widthM: 30 }

/** Its last row can read slides with the size of text that the pages name. */
function checkSlides({ pkg, tier, kit }: TierDetails): Problem[] {
  if (packageSeatings[pkg.slug] !== 'rows') return []
  const brief = { seating: 'rows', place: 'indoors', room: largeHall } as const
  const { limits, getFurthest } = getSuitabilityInRoom({ kit, tier }, brief)
  const screen = limits.find((limit) => limit.kind === 'picture')?.screen
  if (!screen?.showsText) return []
  const needed = getTextPoints(screen, getFurthest(tier.guests).sidesM)
  const points = screen.kit ? SLIDE_TEXT_POINTS : WALL_TEXT_POINTS
  return [
    needed > points &&
      `its last row needs ${needed}-point text, not ${points}-point: see advice/slide-text.ts.`,
  ]
}
