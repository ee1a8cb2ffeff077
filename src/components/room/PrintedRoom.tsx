import { roomNote, type RoomVerdict, summarizeRoom } from '../../suitability/room/room-verdict'
import { RoomPlan } from './RoomPlan'

/** Whether equipment suits the visitor's room, for print. A tier has a name and a plan. */
export function PrintedRoom({ name, verdict }: { name?: string | undefined; verdict: RoomVerdict }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 text-card">Your space</h3>
      <p className="text-small">{summarizeRoom(verdict)}</p>
      {name && <RoomPlan name={name} verdict={verdict} />}
      <p className="mt-2 text-small">{roomNote}</p>
    </section>
  )
}
