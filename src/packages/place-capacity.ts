import { adviceRules } from '../content/advice/advice-rules'
import type { EventPlace } from '../content/advice/event-kinds'
import type { Package } from '../content/packages'
import type { Tier } from '../content/schemas/package'

/** The most guests that a tier of a package suits at a place. 0 if it cannot be used there. */
export function getPlaceCapacity({ guests, level }: Tier, place: EventPlace, { slug }: Package): number {
  const { roomTiers, roofTiers } = adviceRules
  const isUnusable =
    (place !== 'indoors' && roomTiers[slug]?.[level]) || (place === 'outdoors' && roofTiers[slug]?.includes(level))
  return isUnusable ? 0 : toPlaceGuests(guests, place)
}

/** How many guests at a place something suits that suits so many indoors. */
export const toPlaceGuests = (guests: number, place: EventPlace): number =>
  Math.floor((guests * adviceRules.guestPercent[place]) / 100)
