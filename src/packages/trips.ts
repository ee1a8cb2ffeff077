import type { Kit } from '../content/equipment/kit'
import type { Package } from '../content/packages'
import type { Service } from '../content/services'
import { type DeliveryAreaId, getTripPrice, type TripPurpose } from '../content/terms/travel'
import { getTripPurpose } from '../hire/delivery'

/**
 * What a price says of the trip: a crew that brings everything includes it, a visit includes its own and brings nothing else,
 * or the booking pays for one, by people or of gear alone.
 */
export type Trip = 'included' | 'own' | TripPurpose

export const getTripOfTier = ({ crewed }: Package, kit: Kit): Trip =>
  crewed ? 'included' : getTripPurpose(kit)

export const getTripOfService = ({ travel }: Service): Trip =>
  travel === 'included' ? 'own' : 'people'

/** The one trip of a booking. People bring the gear along, and a crew whose travel is included brings everything. */
export function joinTrips(trips: readonly Trip[]): 'included' | TripPurpose {
  if (trips.includes('included')) return 'included'
  if (trips.includes('people')) return 'people'
  return trips.includes('own') && !trips.includes('gear') ? 'included' : 'gear'
}

/** The price of a booking's trip to an area, in AUD excluding GST. */
export const getTripTotal = (trip: 'included' | TripPurpose, area: DeliveryAreaId): number =>
  trip === 'included' ? 0 : getTripPrice(area, trip)
