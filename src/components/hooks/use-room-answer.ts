import { useEffect, useState } from 'react'
import type { RoomBrief } from '../../suitability/room/room'
import { formatRoom, formatSides, toRoomBrief } from '../../suitability/room/room-input'
import type { NamedEquipment } from '../../suitability/room/room-text'
import { useRoom } from '../../suitability/room/use-room'

type RoomModule = typeof import('../../suitability/room/room-text')

let loaded: RoomModule | undefined

/** The calculation of the room check, loaded when the visitor has a room. Undefined until then. */
export function useRoomModule(isNeeded: boolean): RoomModule | undefined {
  const [roomModule, setRoomModule] = useState(loaded)
  useEffect(() => {
    if (!isNeeded || roomModule) return undefined
    let isCurrent = true
    import('../../suitability/room/room-text').then(
      (result) => {
        loaded = result
        if (isCurrent) setRoomModule(result)
      },
      // The page stays usable without the answer.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, roomModule])
  return isNeeded ? roomModule : undefined
}

/**
 * A line with the answer for the visitor's room, or for another one, and a text about both. `line` is undefined until the
 * calculation is loaded.
 */
export function useRoomAnswer(equipment: NamedEquipment, other?: RoomBrief) {
  const own = toRoomBrief(useRoom())
  const brief = other ?? own
  const isNeeded = brief !== undefined && equipment.kit.length > 0
  const roomModule = useRoomModule(isNeeded)
  if (!isNeeded) return undefined
  if (!roomModule) return { line: undefined, summary: `${formatRoom(brief)}.` }
  const verdict = roomModule.getRoomVerdict(equipment, brief)
  return {
    line: `${formatSides(brief.room)}: ${verdict.headline}`,
    summary: roomModule.summarizeRoom(brief, verdict),
  }
}
