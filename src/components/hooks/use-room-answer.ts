import { formatSides } from '../../suitability/room/room-format'
import { toRoomBrief } from '../../suitability/room/room-input'
import { getRoomVerdict, type NamedEquipment, summarizeRoom } from '../../suitability/room/room-text'
import { useRoom } from '../../suitability/room/use-room'

/** The visitor's room with the answer for some equipment. Undefined until it is known. */
export function useRoomAnswer(equipment: NamedEquipment): { line: string; summary: string } | undefined {
  const brief = toRoomBrief(useRoom())
  if (!brief || equipment.kit.length === 0) return undefined
  const verdict = getRoomVerdict(equipment, brief)
  return { line: `${formatSides(brief.room)}: ${verdict.headline}`, summary: summarizeRoom(brief, verdict) }
}
