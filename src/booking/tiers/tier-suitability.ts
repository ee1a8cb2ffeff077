import { packageSeatings } from '../../content/advice/event-kinds'
import type { EventPlace, EventTime } from '../../content/advice/event-places'
import type { Package } from '../../content/packages'
import { type Ceiling, getHighestCeiling, splitKit } from '../../hire/kit-totals'
import { formatOutlets } from '../../hire/needs'
import { formatFloor } from '../../lib/text/quantities'
import { getSuitabilityInRoom } from '../../suitability/room/room'
import {
  formatGuestsReason,
  getSuitability,
  type RoomSize,
  type Suitability,
} from '../../suitability/suitability'
import { getTierOutlets, type TierDetails } from './tiers'

/** The known facts of an event that a package is for. `time` is undefined if it does not matter. */
export type PackageBrief = {
  guests: number
  place: EventPlace
  time?: EventTime | undefined
  room?: RoomSize | undefined
}

/** For how many guests a tier suits what its package is for, and why. */
export function getTierSuitability(
  { tier, kit }: Pick<TierDetails, 'tier' | 'kit'>,
  { slug }: Package,
  { place = 'indoors', time, guests, room }: Partial<PackageBrief> = {},
): Suitability {
  const brief = {
    seating: packageSeatings[slug],
    place,
    isAfterDark: time === 'after-dark',
    guests,
  }
  return room
    ? getSuitabilityInRoom({ tier, kit }, { ...brief, room })
    : getSuitability({ tier, kit }, brief)
}

/** 'At least 5 m for the Cold Spark Machine Pair, 3 m without'. */
const describeCeiling = ({ metres, name, without }: Ceiling): string =>
  `At least ${metres} m for ${name}${without > 0 ? `, ${without} m without` : ''}`

export type TierSummary = readonly { label: string; value: string }[]

export function getTierSummary(
  details: TierDetails,
  pkg: Package,
  place: EventPlace = 'indoors',
): TierSummary {
  const ceiling = getHighestCeiling(splitKit(details.kit, 'indoors').used, details.tier)
  const suitability = getTierSuitability(details, pkg)
  return [
    {
      label: 'Guests',
      value: `Up to ${suitability.guests} indoors${formatGuestsReason(suitability)}${details.addOn ? ', with the add-on' : ''}`,
    },
    { label: 'Power', value: formatOutlets(getTierOutlets(details, place)) },
    { label: 'Floor space', value: formatFloor(details.tier.floorM) },
    ...(ceiling ? [{ label: 'Ceiling height', value: describeCeiling(ceiling) }] : []),
  ]
}
