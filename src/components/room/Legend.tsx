import { getEquipment } from '../../content/equipment'
import { formatOutlets } from '../../hire/outlets-text'
import type { FloorPlan } from '../../hire/room/floor-plan'
import type { RoomQuestion } from '../../hire/room/room'
import type { PlacedPiece } from '../../hire/room/rows'
import { formatFloor, withCount } from '../../lib/text/quantities'

/** A pair or a set is one item of several pieces. */
function formatKey(id: PlacedPiece['id'], pieces: number): string {
  if (id === 'table') return withCount('Table', pieces)
  const item = getEquipment(id)
  return withCount(item.shortName, pieces / (item.pieces ?? 1))
}

/** What the numbers and the signs of the drawing are. */
export function Legend({
  plan,
  keys,
  question,
}: {
  plan: FloorPlan
  keys: readonly PlacedPiece['id'][]
  question: RoomQuestion
}) {
  const { outlets, tier } = question.gear
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-mono text-spec">
      {tier && <li className="text-amber">{`${tier.name}, ${formatFloor(tier.floorM)}`}</li>}
      {tier?.screenM && (
        <li>
          <span className="text-amber">▬</span> {`Screen, ${tier.screenM.width} × ${tier.screenM.height} m`}
        </li>
      )}
      {keys.map((id, index) => (
        <li key={id}>
          <span className="border border-line px-1 text-warm print:border-current">{index + 1}</span>{' '}
          {formatKey(id, plan.pieces.filter((piece) => piece.id === id).length)}
        </li>
      ))}
      {outlets > 0 && (
        <li>
          <span className="text-teal">●</span> {formatOutlets(outlets)}
        </li>
      )}
      {plan.clearSpace && (
        <li>
          <span className="text-rose-light">▢</span> Clear of people and things
        </li>
      )}
      {plan.overflow.length > 0 && (
        <li>
          <span className="text-rose-light">▨</span> Larger than your space
        </li>
      )}
    </ul>
  )
}
