import { useEffect, useMemo, useState } from 'react'
import type { Seating } from '../../content/advice/room-rules'
import {
  formatSides,
  type RoomFields,
  toRoomBrief,
  useRoom,
} from '../../suitability/room/room-input'
import type { NamedEquipment } from '../../suitability/room/room-verdict'

type RoomModule = typeof import('../../suitability/room/room-verdict')

let loaded: RoomModule | undefined

/** The calculation of the room check, loaded when the visitor has a room. Undefined until then. */
function useRoomModule(isNeeded: boolean): RoomModule | undefined {
  const [roomModule, setRoomModule] = useState(loaded)
  useEffect(() => {
    if (!isNeeded || roomModule) return undefined
    let isCurrent = true
    import('../../suitability/room/room-verdict').then(
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
 * The answer for the visitor's room, a line with it, and a text about both. Undefined without a room, and until the calculation
 * is loaded. `usualSeating` is what the guests do unless the visitor says otherwise. `known` are fields from elsewhere.
 */
export function useRoomAnswer(
  equipment: NamedEquipment,
  usualSeating: Seating,
  known: Partial<RoomFields> = {},
) {
  // A text, because it is the same from one rendering to the next.
  const key = JSON.stringify(toRoomBrief({ ...useRoom(), ...known }, usualSeating))
  const { kit, tier, name } = equipment
  const roomModule = useRoomModule(key !== undefined && kit.length > 0)
  const verdict = useMemo(
    () => key && roomModule?.getRoomVerdict({ kit, tier, name }, JSON.parse(key)),
    [roomModule, key, kit, tier, name],
  )
  if (!roomModule || !verdict) return undefined
  return {
    verdict,
    line: `${formatSides(verdict.brief.room)}: ${verdict.headline}`,
    summary: roomModule.summarizeRoom(verdict),
  }
}
