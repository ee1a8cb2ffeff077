import { RoomFieldset } from '../../../components/room/RoomFieldset'
import { type CompleteBrief, toRoomFields } from '../../../packages/event-brief'
import { setRoom, useRoom } from '../../../suitability/room/room-fields'

/** The last question, which is optional. */
export default function RoomQuestion({ brief }: { brief: CompleteBrief }) {
  const known = toRoomFields(brief)
  const own = useRoom()
  const fields = { ...own, ...known }
  return (
    <fieldset className="pt-1 pb-4">
      <legend className="sr-only">How big is the room?</legend>
      <RoomFieldset fields={fields} onChange={(next) => setRoom({ ...next, ...known, seating: own.seating })} />
    </fieldset>
  )
}
