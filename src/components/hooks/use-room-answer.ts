import { useEffect, useState } from 'react'
import { isRoomEmpty, type RoomFields, useRoom } from '../../suitability/room/room-fields'
import type { NamedEquipment } from '../../suitability/room/room-text'

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
 * The answer for the visitor's room, a line with it, a text about both, and what adds the room to a link. Undefined without a
 * room, and until the calculation is loaded. `changed` are fields that are known from elsewhere.
 */
export function useRoomAnswer(equipment: NamedEquipment, changed: Partial<RoomFields> = {}) {
  const own = useRoom()
  const roomModule = useRoomModule(!isRoomEmpty(own) && equipment.kit.length > 0)
  const fields = { ...own, ...changed }
  const brief = roomModule?.toRoomBrief(fields)
  if (!roomModule || !brief) return undefined
  const verdict = roomModule.getRoomVerdict(equipment, brief)
  return {
    verdict,
    line: `${roomModule.formatSides(brief.room)}: ${verdict.headline}`,
    summary: roomModule.summarizeRoom(verdict),
    addToPath: <Path extends string>(path: Path): Path => roomModule.addRoomToPath(path, fields),
  }
}
