import { type Equipment, getSuitability, type Limit, type Suitability } from '../suitability'
import { checkRoom, getCeiling, getPictureReach, type RoomAnswer, type RoomBrief } from './room'

/** `room` is the room with everything in it. */
export type SuitabilityInRoom = Suitability & { room: RoomAnswer }

/**
 * The same as `getSuitability`, with the limits of the room: its floor, its ceiling, and how many sit where speech is clear.
 * In a module of its own, so that pages without a room do not load it.
 */
export function getSuitabilityInRoom(equipment: Equipment, brief: RoomBrief): SuitabilityInRoom {
  const suitability = getSuitability(equipment, brief)
  const screen = suitability.limits.find((limit) => limit.kind === 'picture')?.screen
  const speechM = suitability.limits.find((limit) => limit.kind === 'speech')?.reachM
  const pictureM = screen?.showsText ? getPictureReach(screen.heightM) : undefined
  const room = checkRoom(equipment, brief, { pictureM, pictureHeightM: screen?.heightM, speechM })
  const limits = [...suitability.limits, ...getRoomLimits(equipment, brief, room)].toSorted(
    (a, b) => a.guests - b.guests,
  )
  return { ...suitability, guests: Math.min(...limits.map(({ guests }) => guests)), limits, room }
}

function getRoomLimits(equipment: Equipment, { place, room }: RoomBrief, { tight, heard, reach }: RoomAnswer): Limit[] {
  const ceiling = getCeiling(equipment, place)
  const { heightM = Infinity } = room
  return [
    ...(ceiling && heightM < ceiling.metres ? [{ kind: 'ceiling', guests: 0, ceiling } as const] : []),
    { kind: 'floor', guests: tight },
    ...(heard < Infinity ? [{ kind: 'speech', guests: heard, reachM: reach.speechM, isInRoom: true } as const] : []),
  ]
}
