import { roomNote, type RoomVerdict, summarizeRoom } from '../../suitability/room/room-text'
import { RoomDrawing } from './RoomDrawing'

/** Whether equipment suits the visitor's room, with the drawing, for print. `name` is that of a tier. */
export function PrintedRoom({ name, verdict }: { name?: string | undefined; verdict: RoomVerdict }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 text-card">Your space</h3>
      <p className="text-small">{summarizeRoom(verdict)}</p>
      <RoomDrawing name={name} verdict={verdict} isWide />
      <p className="mt-2 text-small">{roomNote}</p>
    </section>
  )
}
