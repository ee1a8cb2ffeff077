import { getEquipment } from '../../content/equipment'
import type { FloorPlan } from '../../hire/room/floor-plan'
import type { PlacedPiece, Rect } from '../../hire/room/rows'
import { Label } from './Label'
import type { Scale } from './sketch-scale'

type Props = {
  plan: FloorPlan
  keys: readonly PlacedPiece['id'][]
  scale: Scale
  isWide: boolean
}

/** The names of the parts of the floor, and the numbers of the pieces. */
export function Labels({ plan, keys, scale, isWide }: Props) {
  const { letter } = scale
  const { floor, way, danceFloor, pieces, clearSpace, overflow } = plan
  const [largestOverflow] = overflow.toSorted((a, b) => b.width * b.depth - a.width * a.depth)
  const toPoint = ({ x, y, width, depth }: Rect) => {
    const [across, away] = [x + width / 2, y + depth / 2]
    return isWide ? { x: away, y: across } : { x: across, y: away }
  }
  const isLegible = ({ width, depth }: Rect, characters: number) => {
    const [horizontal, vertical] = isWide ? [depth, width] : [width, depth]
    return horizontal > letter * characters * 0.72 && vertical > letter * 1.2
  }
  /** Behind a small piece, or in front of it if something else is behind it. */
  const getPlaceBeside = (piece: PlacedPiece) => {
    const x = piece.x + piece.width / 2
    const behind = piece.y - letter * 0.75
    const isTaken = pieces.some(
      (other) => x > other.x && x < other.x + other.width && behind > other.y && behind < other.y + other.depth,
    )
    return isTaken ? piece.y + piece.depth + letter * 0.75 : behind
  }
  const texts = [
    ...(way && way.y + way.depth <= floor.depth
      ? [{ rect: way, text: 'WAY 1 M', className: 'text-muted', turned: isWide }]
      : []),
    ...(danceFloor ? [{ rect: danceFloor, text: 'DANCE FLOOR', className: 'text-straw', turned: false }] : []),
    ...(clearSpace
      ? [
          {
            rect: { ...clearSpace, y: clearSpace.y + clearSpace.depth * 0.55, depth: clearSpace.depth * 0.45 },
            text: 'KEEP CLEAR',
            className: 'text-rose-light',
            turned: false,
          },
        ]
      : []),
    ...(largestOverflow
      ? [{ rect: largestOverflow, text: 'TOO LARGE', className: 'text-rose-light', turned: false }]
      : []),
  ]
  return (
    <g>
      {texts
        .filter(({ rect, text, turned }) => turned || isLegible(rect, text.length))
        .map(({ rect, text, className, turned }) => {
          const { x, y } = toPoint(rect)
          return (
            <Label key={text} x={x} y={y} letter={letter} className={className} turned={turned} hasHalo>
              {text}
            </Label>
          )
        })}
      {pieces.map((piece, index) => {
        const isSmall = Math.min(piece.width, piece.depth) < letter * 1.3
        if (isSmall && pieces.findIndex(({ id }) => id === piece.id) !== index) return null
        const { x, y } = toPoint({ ...piece, y: isSmall ? getPlaceBeside(piece) : getMiddle(piece), depth: 0 })
        return (
          <Label key={index} x={x} y={y} letter={letter} className="text-warm" hasHalo>
            {String(keys.indexOf(piece.id) + 1)}
          </Label>
        )
      })}
    </g>
  )
}

/** Drawn behind a speaker that is on a stand. */
const getMiddle = (piece: PlacedPiece) => piece.y + piece.depth * (isOnStand(piece) ? 0.2 : 0.5)

const isOnStand = ({ id }: PlacedPiece) =>
  id !== 'table' && getEquipment(id).category === 'pa-systems' && typeof getEquipment(id).placement === 'object'
