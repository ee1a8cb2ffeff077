import { RoomFieldset } from '../../../components/room/RoomFieldset'
import { type CompleteBrief, toRoomFields } from '../../../packages/event-brief'
import { setRoom, useRoom } from '../../../suitability/room/room-fields'

/** The last question, which is optional. */
export default function RoomQuestion({ brief }: { brief: CompleteBrief }) {
  const known = toRoomFields(brief)
  const fields = { ...useRoom(), ...known }
  return (
    <fieldset className="mt-4.5 rounded-plate border border-line bg-raised p-5 sm:p-7 print:hidden">
      <legend className="sr-only">How big is the room?</legend>
      <p aria-hidden className="mb-3 text-small font-semibold text-warm">
        How big is the room? <span className="font-normal text-muted">optional</span>
      </p>
      <RoomFieldset isSizeOnly fields={fields} onChange={(next) => setRoom({ ...next, ...known })} />
    </fieldset>
  )
}
