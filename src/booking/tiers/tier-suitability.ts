import { packageSeatings } from '../../content/advice/event-kinds'
import type { EventPlace, EventTime } from '../../content/advice/event-places'
import { type Ceiling, getHighestCeiling, splitKit } from '../../hire/kit-totals'
import { formatOutlets, getSiteNeeds } from '../../hire/needs'
import { formatFloor } from '../../lib/text/quantities'
import { getSuitabilityInRoom } from '../../suitability/room/room'
import {
  type Equipment,
  formatGuestsReason,
  getSuitability,
  type RoomSize,
  type Suitability,
} from '../../suitability/suitability'
import type { TierDetails } from './tier-details'

/** The known facts of an event that a package is for. `time` is undefined if it does not matter. */
export type PackageBrief = {
  guests: number
  place: EventPlace
  time?: EventTime | undefined
  room?: RoomSize | undefined
}

/** For how many guests a tier suits what its package is for, and why. */
export function getTierSuitability(
  { pkg, withAddOns }: Pick<TierDetails, 'pkg'> & { withAddOns: Equipment },
  { place = 'indoors', time, guests, room }: Partial<PackageBrief> = {},
): Suitability {
  const brief = {
    seating: packageSeatings[pkg.slug],
    place,
    isAfterDark: time === 'after-dark',
    guests,
  }
  return room
    ? getSuitabilityInRoom(withAddOns, { ...brief, room })
    : getSuitability(withAddOns, brief)
}

/** For how many guests a tier suits with its add-ons. Outdoors it is after dark. */
export const getGuests = (details: TierDetails, place: EventPlace = 'indoors'): number =>
  getTierSuitability(details, {
    place,
    ...(place === 'outdoors' && { time: 'after-dark' as const }),
  }).guests

/** The power points of 10 A that a tier needs at a place, where some of its items may be left out. */
export const getTierOutlets = (
  { withAddOns: { tier, kit } }: Pick<TierDetails, 'withAddOns'>,
  place: EventPlace,
): number => getSiteNeeds(kit, tier.totals?.watts, place).outlets

/** 'At least 5 m for the Cold Spark Machine Pair, 3 m without'. */
const describeCeiling = ({ metres, name, without }: Ceiling): string =>
  `At least ${metres} m for ${name}${without > 0 ? `, ${without} m without` : ''}`

export type TierSummary = readonly { label: string; value: string }[]

export function getTierSummary(details: TierDetails, place: EventPlace = 'indoors'): TierSummary {
  const { tier, kit } = details.withAddOns
  const ceiling = getHighestCeiling(splitKit(kit, 'indoors').used, tier)
  const suitability = getTierSuitability(details)
  return [
    {
      label: 'Guests',
      value: `Up to ${suitability.guests} indoors${formatGuestsReason(suitability)}${tier === details.tier ? '' : ', with the add-on'}`,
    },
    { label: 'Power', value: formatOutlets(getTierOutlets(details, place)) },
    { label: 'Floor space', value: formatFloor(tier.floorM) },
    ...(ceiling ? [{ label: 'Ceiling height', value: describeCeiling(ceiling) }] : []),
  ]
}
