import { getEventKind } from '../../../content/advice/event-kinds'
import { packageSeatings } from '../../../content/advice/event-kinds'
import type { CompleteBrief } from '../../../packages/event-brief'
import { toRoomPlace } from '../../../suitability/room/room-fields'

/** The visitor's answers in the adviser, as fields of the room. */
export const toRoomFields = ({ event, guests, place, time }: CompleteBrief) => ({
  guests: String(guests),
  seating: packageSeatings[getEventKind(event).slug],
  place: toRoomPlace(place, time === 'after-dark'),
})
