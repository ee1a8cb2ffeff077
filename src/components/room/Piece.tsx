import { screenRules } from '../../content/advice/guest-rules'
import { categoryPositions } from '../../content/advice/room-rules'
import { type EquipmentItem, getEquipment } from '../../content/equipment'
import type { PlacedPiece, Rect } from '../../hire/room/rows'
import { thinLine } from './sketch-symbols'

/** The floor that a piece needs, with what it looks like from above. */
export function Piece({ piece }: { piece: PlacedPiece }) {
  const { id, x, y, width, depth } = piece
  const item = id === 'table' ? undefined : getEquipment(id)
  const isFootprintOnly = item && typeof item.placement === 'object'
  return (
    <g className="text-amber" fill="currentColor">
      <rect
        data-part="piece"
        data-item={id}
        x={x}
        y={y}
        width={width}
        height={depth}
        fillOpacity={isFootprintOnly ? 0.06 : 0.3}
        {...thinLine}
        strokeDasharray={isFootprintOnly ? '2 2.5' : undefined}
      />
      {/* The side that the guests see. */}
      {(!item || item.id === 'led-dj-booth') && <rect x={x} y={y + depth - 0.1} width={width} height={0.1} />}
      {item && <Inside item={item} piece={piece} />}
    </g>
  )
}

function Inside({ item, piece }: { item: EquipmentItem; piece: Rect }) {
  const { x, y, width, depth } = piece
  const middle = x + width / 2
  const sizeM = { width: item.sizeMm.width / 1000, depth: item.sizeMm.depth / 1000 }
  if (item.id === 'stage-deck') {
    // Six decks of 2 × 1 m.
    return (
      <path
        d={`M${middle} ${y}v${depth}M${x} ${y + depth / 3}h${width}M${x} ${y + (2 * depth) / 3}h${width}`}
        fill="none"
        {...thinLine}
        strokeOpacity={0.5}
      />
    )
  }
  if (item.id === 'truss-goalpost') {
    const step = width / 8
    const lattice = Array.from({ length: 8 }, (_, index) => `l${step} ${index % 2 === 0 ? 0.3 : -0.3}`).join('')
    return (
      <path
        d={`M${x} ${y + depth / 2 - 0.15}h${width}m${-width} 0.3h${width}m${-width} -0.3${lattice}`}
        fill="none"
        {...thinLine}
      />
    )
  }
  if (screenRules.some(({ kit = [] }) => kit.some(({ id }) => id === item.id))) {
    const hasBeam = depth > sizeM.depth
    return (
      <>
        <rect x={x} y={y} width={width} height={0.1} />
        {hasBeam && (
          <>
            <path
              d={`M${x} ${y + 0.1}L${middle} ${y + depth - 0.4}L${x + width} ${y + 0.1}`}
              fill="none"
              {...thinLine}
              strokeDasharray="4 3"
              strokeOpacity={0.7}
            />
            <rect x={middle - 0.2} y={y + depth - 0.4} width={0.4} height={0.3} fillOpacity={0.8} />
          </>
        )}
      </>
    )
  }
  const isSpeaker = (item.position ?? categoryPositions[item.category]) === 'each side'
  if (!isSpeaker) return null
  const front = y + depth / 2 + sizeM.depth / 2
  return (
    <>
      <rect
        x={middle - sizeM.width / 2}
        y={front - sizeM.depth}
        width={sizeM.width}
        height={sizeM.depth}
        fillOpacity={0.55}
      />
      <rect x={middle - sizeM.width / 2} y={front - 0.07} width={sizeM.width} height={0.07} />
    </>
  )
}
