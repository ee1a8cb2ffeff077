import type { FloorPlan } from '../../hire/room/floor-plan'
import type { Rect } from '../../hire/room/rows'

type BoxProps = {
  rect: Rect
  name: string
  className: string
  fillOpacity: number
  stroke?: string
  strokeWidth?: number
  strokeDasharray?: string
}

/** A rectangle of the floor. */
export function Box({ rect, name, ...rest }: BoxProps) {
  return (
    <rect
      data-part={name}
      x={rect.x}
      y={rect.y}
      width={rect.width}
      height={rect.depth}
      fill="currentColor"
      vectorEffect="non-scaling-stroke"
      {...rest}
    />
  )
}

/** At the end wall, in the middle of the tier's equipment. */
export function TierScreen({ width, gear }: { width: number; gear: Rect }) {
  const rect = { x: gear.x + (gear.width - width) / 2, y: 0, width, depth: 0.15 }
  return <Box rect={rect} name="screen" className="text-amber" fillOpacity={1} />
}

/** Squares of one metre. */
export function Grid({ floor: { width, depth } }: Pick<FloorPlan, 'floor'>) {
  const across = Array.from({ length: Math.ceil(width) - 1 }, (_, index) => `M${index + 1} 0v${depth}`)
  const along = Array.from({ length: Math.ceil(depth) - 1 }, (_, index) => `M0 ${index + 1}h${width}`)
  return (
    <path
      d={[...across, ...along].join('')}
      className="text-soft"
      stroke="currentColor"
      strokeOpacity={0.09}
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** With a parquet of one metre. */
export function DanceFloor({ rect }: { rect: Rect }) {
  const { x, y, width, depth } = rect
  const across = Array.from({ length: Math.max(0, Math.ceil(width) - 1) }, (_, index) => x + index + 1)
  const along = Array.from({ length: Math.max(0, Math.ceil(depth) - 1) }, (_, index) => y + index + 1)
  return (
    <g className="text-straw">
      <Box rect={rect} name="dance floor" className="" fillOpacity={0.08} stroke="currentColor" strokeWidth={1.25} />
      <path
        d={[...across.map((at) => `M${at} ${y}v${depth}`), ...along.map((at) => `M${x} ${at}h${width}`)].join('')}
        stroke="currentColor"
        strokeOpacity={0.28}
        strokeWidth={0.75}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}
