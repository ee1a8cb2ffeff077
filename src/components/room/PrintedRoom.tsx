import { toRoomBrief } from '../../suitability/room/room-input'
import { getRoomVerdict, type NamedEquipment, roomNote, summarizeRoom } from '../../suitability/room/room-text'
import { useRoom } from '../../suitability/room/use-room'
import { RoomDrawing } from './RoomDrawing'

/** Whether equipment suits the visitor's room, with the drawing, for print. */
export function PrintedRoom({ equipment }: { equipment: NamedEquipment }) {
  const brief = toRoomBrief(useRoom())
  if (!brief) return null
  const verdict = getRoomVerdict(equipment, brief)
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 text-card">Your space</h3>
      <p className="text-small">{summarizeRoom(brief, verdict)}</p>
      <RoomDrawing name={equipment.name ?? 'Our gear'} brief={brief} answer={verdict.suitability.room} isWide />
      <p className="mt-2 text-small">{roomNote}</p>
    </section>
  )
}
