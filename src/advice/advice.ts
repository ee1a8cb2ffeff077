import { priceBooking } from '../booking/price'
import { getTierDetails, getTierOptions } from '../booking/tiers/tier'
import type { TierDetails } from '../booking/tiers/tier-details'
import { getTierSuitability, type PackageBrief } from '../booking/tiers/tier-suitability'
import { adviceRules } from '../content/advice/advice-rules'
import { getEventKind, packageSeatings } from '../content/advice/event-kinds'
import { formatPlace } from '../content/advice/event-places'
import type { Kit } from '../content/equipment/kit'
import { getPackage, type Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'
import { getHighestCeiling, getItems, mergeKits } from '../hire/kit-totals'
import type { DescribedPicture } from '../lib/pictures'
import { formatPriceWithCrew, getLowestPrice } from '../lib/text/money'
import { formatList, formatMaxGuests } from '../lib/text/quantities'
import { getSuitabilityInRoom } from '../suitability/room/room'
import { getSetupKit } from '../suitability/setups'
import { formatGuestsReason, getSuitability, type Suitability } from '../suitability/suitability'
import type { CompleteBrief } from './event-brief'

/** The advised tier, with the add-on that it may need. */
export type TierAdvice = TierDetails & {
  /** The tier's, or that of the place if it is not indoors. */
  image: DescribedPicture
  reasons: readonly string[]
  /** Requirements for the venue, and extra costs. */
  conditions: readonly string[]
}

export type CustomAdvice = {
  largest: TierDetails
  suitability: Suitability
  /** The tiers with a screen do not suit it, because it is outdoors by day. */
  needsOutdoorScreen: boolean
  /** For an event outdoors, what suits it after dark or in a marquee. */
  otherwise: readonly { brief: CompleteBrief; advice: TierAdvice }[]
}

export type Advice = TierAdvice | CustomAdvice

/** Advises the cheapest tier that suits the guests. With an add-on, a smaller tier may be cheaper than a larger one. */
export function getAdvice(
  brief: CompleteBrief,
  pkg: Package = getPackage(getEventKind(brief.event).slug),
): Advice {
  const { guests, place } = brief
  const options = getTierOptions(pkg)
  const getCapacity = (details: TierDetails) => getTierSuitability(details, brief).guests
  const suitable = options.filter((option) => getCapacity(option) >= guests)
  const advised = suitable.toSorted((a, b) => getCost(a) - getCost(b))[0]
  if (!advised) return getCustomAdvice(brief, pkg, options)

  return {
    ...advised,
    image: (place !== 'indoors' && pkg.placeImages?.[place]) || advised.tier.image,
    reasons: listReasons(advised, brief),
    conditions: listConditions(advised, brief),
  }
}

const getFloorM2 = ({ withAddOns: { tier } }: TierDetails): number =>
  tier.floorM.width * tier.floorM.depth

const getCost = (option: TierDetails): number =>
  getLowestPrice(priceBooking({ lines: [option] }).total)

/** The option for the most guests. Of several that suit as many, the one that needs the least floor. */
export function findLargest(
  options: readonly TierDetails[],
  brief: Partial<PackageBrief>,
): { option: TierDetails; suitability: Suitability } {
  const [largest] = options
    .map((option) => ({ option, suitability: getTierSuitability(option, brief) }))
    .toSorted(
      (a, b) =>
        b.suitability.guests - a.suitability.guests || getFloorM2(a.option) - getFloorM2(b.option),
    )
  if (!largest) throw new Error('There are no tiers')
  return largest
}

function getCustomAdvice(
  brief: CompleteBrief,
  pkg: Package,
  options: readonly TierDetails[],
): CustomAdvice {
  const largest = findLargest(options, brief)
  const others: CompleteBrief[] =
    brief.place === 'outdoors'
      ? [
          ...(brief.time === 'day' ? [{ ...brief, time: 'after-dark' } as const] : []),
          { ...brief, place: 'marquee', time: undefined },
        ]
      : []
  return {
    largest: largest.option,
    suitability: largest.suitability,
    needsOutdoorScreen: options.some((option) =>
      getTierSuitability(option, brief).limits.some(
        (limit) => limit.kind === 'daylight' && limit.hidden === 'picture',
      ),
    ),
    otherwise: others.flatMap((other) => {
      const advice = getAdvice(other, pkg)
      return 'tier' in advice ? { brief: other, advice } : []
    }),
  }
}

/** Speakers that suit the guests and cost less to hire alone than an advised tier without a crew, which has more. */
export function getSpeakerSetup({ guests, place }: CompleteBrief, advice: TierAdvice) {
  const { pkg } = advice
  const seating = packageSeatings[pkg.slug]
  if (pkg.crewed || (seating !== 'dancing' && seating !== 'rows')) return undefined
  const setup = getSetupKit({ purpose: seating === 'rows' ? 'speeches' : 'dancing' }, guests, place)
  return setup && getLowestPrice(setup.total) < getCost(advice) ? setup : undefined
}

/** The smallest projector with the smallest speakers, which suit a film, if they cost less than an advised tier for talks. */
export function getFilmSetup({ guests, place, time, room }: CompleteBrief, advice: TierAdvice) {
  const { pkg } = advice
  if (pkg.slug !== 'av-equipment') return undefined
  const [projector] = getTierDetails(pkg)
  const [speakers] = getTierDetails(getPackage('speakers'))
  const equipment = { kit: mergeKits(projector.kit, speakers.kit) }
  const brief = { seating: packageSeatings[pkg.slug], place, isAfterDark: time === 'after-dark' }
  const suits = (
    room ? getSuitabilityInRoom(equipment, { ...brief, room }) : getSuitability(equipment, brief)
  ).guests
  const price = priceBooking({ lines: [projector, speakers] })
  if (suits < guests || getLowestPrice(price.total) >= getCost(advice)) return undefined
  return { name: `${projector.tier.name} with ${speakers.tier.name}`, price }
}

function listReasons(option: TierDetails, brief: CompleteBrief): string[] {
  const { pkg, addOns } = option
  const addOnPrice = addOns[0]?.price
  const { place } = brief
  const { used, outside } = getTierSuitability(option, brief)
  const itemReasons = getItems([...used, ...outside]).flatMap(
    ({ item: { name, watts, batteryHours, adviceReason } }) => {
      const needsNoMains = place !== 'indoors' && watts === 0 && batteryHours
      const batteryReason = `${name} runs for up to ${batteryHours} hours without a power point`
      return adviceReason ?? (needsNoMains ? batteryReason : [])
    },
  )
  return [
    describeGuests(option, brief),
    ...(addOnPrice ? [`Includes the add-on for ${formatPriceWithCrew(addOnPrice)}`] : []),
    pkg.crewed ? adviceRules.operation.crewed : adviceRules.operation.uncrewed,
    ...itemReasons,
  ]
}

/** The guests that a tier suits at a place, or in the visitor's room if that is what limits them. */
function describeGuests(option: TierDetails, brief: CompleteBrief): string {
  const { place } = brief
  const withoutRoom = { ...brief, room: undefined }
  const inRoom = getTierSuitability(option, brief)
  const elsewhere = getTierSuitability(option, withoutRoom)
  const indoors = getTierSuitability(option, { ...withoutRoom, place: 'indoors' })
  if (inRoom.limits[0]?.kind === 'floor') {
    const space = place === 'outdoors' ? 'space' : 'room'
    return `Your ${space} holds up to ${inRoom.guests} with it, close together. It suits ${elsewhere.guests} in a larger one${formatGuestsReason(elsewhere)}`
  }
  const reason = formatGuestsReason(indoors)
  return elsewhere.guests === indoors.guests
    ? `Suits ${formatMaxGuests(elsewhere.guests)}${reason}`
    : `Good for ${elsewhere.guests} ${formatPlace(place)}, ${indoors.guests} indoors${reason}`
}

/** Requirements of a tier for the venue, what is left out outdoors, and the price of the crew. */
function listConditions(details: TierDetails, brief: CompleteBrief): string[] {
  const { tier, crewFrom } = details
  const { place } = brief
  const { used, outside, leftOut } = getTierSuitability(details, brief)
  const items = getItems([...used, ...outside]).map(({ item }) => item)
  const permissions = new Set(items.flatMap(({ permission }) => permission ?? []))
  const placeConditions = [
    ...(place === 'indoors'
      ? [tier.roomNeeds]
      : [...items.map(({ outdoors }) => outdoors), tier.outdoors]),
    place === 'outdoors' ? adviceRules.cover : formatCeiling(used, tier),
  ]
  return [
    leftOut.length > 0
      ? `Not for outdoors: ${formatList(getItems(leftOut).map(({ item }) => item.name))}. Ask us for the price without.`
      : undefined,
    ...[...permissions].map((permission) => adviceRules.permissions[permission][place]),
    ...placeConditions,
    crewFrom > 0 ? adviceRules.crewCost : undefined,
  ].filter((condition) => condition !== undefined)
}

/** The lowest ceiling, if there is a limit, and what needs it. */
function formatCeiling(kit: Kit, tier: Tier): string | undefined {
  const ceiling = getHighestCeiling(kit, tier)
  if (!ceiling) return undefined
  return `The ceiling has to be at least ${ceiling.metres} m high for ${ceiling.name}.`
}
