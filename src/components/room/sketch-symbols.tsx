import { MAX_OUTLETS } from '../../hire/needs'
import type { FloorPlan } from '../../hire/room/floor-plan'
import type { RoomKind } from '../../hire/room/room'
import type { Rect } from '../../hire/room/rows'
import type { GuestSymbol } from './guest-symbols'
import { WALL_M } from './sketch-scale'

export const thinLine = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1, stroke: 'currentColor' } as const

/** Solid walls, the posts and the canvas of a marquee, or the dashed edge of an open space. */
export function Walls({ floor: { width, depth }, kind }: { floor: FloorPlan['floor']; kind: RoomKind }) {
  if (kind === 'indoors') {
    const [x, y, w, d] = [-WALL_M, -WALL_M, width + 2 * WALL_M, depth + 2 * WALL_M]
    return (
      <g className="text-warm">
        <path
          fillRule="evenodd"
          fill="currentColor"
          fillOpacity={0.32}
          d={`M${x} ${y}h${w}v${d}h${-w}zM0 0v${depth}h${width}v${-depth}z`}
        />
        <rect x={x} y={y} width={w} height={d} fill="none" {...thinLine} strokeWidth={1.5} />
        <rect data-part="room" width={width} height={depth} fill="none" {...thinLine} strokeWidth={1.5} />
      </g>
    )
  }
  const posts = [width, depth].map((side) => Math.max(1, Math.round(side / 3)))
  return (
    <g className="text-warm">
      <rect
        data-part="room"
        width={width}
        height={depth}
        fill="none"
        {...thinLine}
        strokeWidth={1.5}
        strokeDasharray={kind === 'open' ? '8 5' : undefined}
      />
      {kind === 'marquee' &&
        [0, width].flatMap((x) =>
          Array.from({ length: (posts[1] ?? 1) + 1 }, (_, index) => (
            <rect
              key={`${x} ${index}`}
              x={x - 0.1}
              y={(index * depth) / (posts[1] ?? 1) - 0.1}
              width={0.2}
              height={0.2}
              fill="currentColor"
            />
          )),
        )}
    </g>
  )
}

/** Someone seen from above, facing away from the end wall: shoulders of half a metre. */
export function Person({ x, y }: { x: number; y: number }) {
  return (
    <g className="text-soft" fill="currentColor" stroke="none">
      <ellipse cx={x} cy={y} rx={0.25} ry={0.13} fillOpacity={0.55} />
      <circle cx={x} cy={y + 0.02} r={0.11} />
    </g>
  )
}

export function Guests({ symbols }: { symbols: readonly GuestSymbol[] }) {
  return (
    <g className="text-soft" fill="currentColor">
      {symbols.map(({ x, y, kind }) => {
        if (kind === 'person') return <circle key={`${x} ${y}`} cx={x} cy={y} r={0.14} fillOpacity={0.6} />
        if (kind === 'chair')
          return (
            <rect key={`${x} ${y}`} x={x - 0.2} y={y - 0.2} width={0.4} height={0.4} rx={0.08} fillOpacity={0.55} />
          )
        return <RoundTable key={`${x} ${y}`} x={x} y={y} />
      })}
    </g>
  )
}

/** A table of 1.5 m with eight chairs. */
function RoundTable({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={0.75} fillOpacity={0.1} {...thinLine} strokeOpacity={0.7} />
      {Array.from({ length: 8 }, (_, index) => {
        const angle = ((index + 0.5) * Math.PI) / 4
        return (
          <circle
            key={index}
            cx={x + Math.cos(angle) * 0.96}
            cy={y + Math.sin(angle) * 0.96}
            r={0.16}
            fillOpacity={0.55}
          />
        )
      })}
    </g>
  )
}

type PowerPointsProps = { count: number; gear: Rect; floor: FloorPlan['floor']; size: number }

/** Power points in the end wall, beside each other behind the equipment. */
export function PowerPoints({ count, gear, floor, size }: PowerPointsProps) {
  // One for three-phase power.
  const shown = count > MAX_OUTLETS ? 1 : count
  const start = Math.max(size, Math.min(gear.x, floor.width - 5 * size))
  return (
    <g className="text-teal" {...thinLine} strokeWidth={1.5} fill="none">
      {Array.from({ length: shown }, (_, index) => {
        const x = start + index * size * 1.5
        return (
          <path
            key={index}
            d={`M${x - size / 2} 0a${size / 2} ${size / 2} 0 0 0 ${size} 0zM${x} ${size / 2}v${size / 2}`}
            fill="currentColor"
            fillOpacity={0.35}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </g>
  )
}
