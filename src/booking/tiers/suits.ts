import type { EventPlace } from '../../content/advice/event-places'
import { getPackage } from '../../content/packages'
import type { TierLine } from '../booking'
import { getTierOptions } from './tier-options'
import { getTierSuitability } from './tier-suitability'
import type { TierDetails } from './tiers'

/** The tier of a line as it is with its add-ons: of two that are for more guests, with the one for the most. */
export function getOption({ pkg, tier, addOns }: TierLine): TierDetails {
  const [largest] = getTierOptions(getPackage(pkg.slug))
    .filter(
      (option) =>
        option.tier.level === tier.level &&
        (!option.addOn || addOns.some(({ id }) => id === option.addOn?.id)),
    )
    .toSorted((a, b) => b.tier.guests - a.tier.guests)
  if (!largest) throw new Error(`${pkg.name} has no tier ${tier.level}`)
  return largest
}

/** For how many guests a tier suits with its add-ons. Outdoors it is after dark. */
export const getGuests = (line: TierLine, place: EventPlace = 'indoors'): number =>
  getTierSuitability(getOption(line), getPackage(line.pkg.slug), {
    place,
    ...(place === 'outdoors' && { time: 'after-dark' as const }),
  }).guests
