import { formatMetres } from '../../hire/room/room-text'
import { Label } from './Label'
import { type Bounds, type Scale, WALL_M } from './sketch-scale'
import { Person } from './sketch-symbols'

type Props = {
  room: { width: number; height: number }
  /** The room and what does not fit into it. */
  drawn: Bounds
  scale: Scale
}

/** The sides of the room, a scale bar, and a person for size. */
export function Dimensions({ room, drawn, scale }: Props) {
  const { letter, bottom } = scale
  const offset = 1.3 * letter + WALL_M
  const [top, left] = [drawn.y - offset, drawn.x - offset]
  const tick = letter * 0.45
  const bar = [10, 5, 2, 1].find((metres) => metres <= room.width / 2.5) ?? 1
  const barY = bottom - 2.2 * letter
  // Not over the scale bar of a narrow room.
  const personX = Math.max(room.width - 0.3, bar + 8 * letter)
  return (
    <g className="text-muted" stroke="currentColor" strokeWidth={1}>
      <g vectorEffect="non-scaling-stroke">
        <path
          d={`M0 ${top}H${room.width}M${-tick} ${top + tick}l${2 * tick} ${-2 * tick}M${room.width - tick} ${top + tick}l${2 * tick} ${-2 * tick}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${left} 0V${room.height}M${left - tick} ${tick}l${2 * tick} ${-2 * tick}M${left - tick} ${room.height + tick}l${2 * tick} ${-2 * tick}`}
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <Label x={room.width / 2} y={top - 0.9 * letter} letter={letter} className="text-warm">
        {`${formatMetres(room.width)} m`}
      </Label>
      <Label x={left - 0.9 * letter} y={room.height / 2} letter={letter} className="text-warm" turned>
        {`${formatMetres(room.height)} m`}
      </Label>
      <g stroke="none" fill="currentColor">
        <rect x={0} y={barY} width={bar / 2} height={letter * 0.4} />
        <rect
          x={0}
          y={barY}
          width={bar}
          height={letter * 0.4}
          fill="none"
          stroke="currentColor"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </g>
      <Label x={0} y={barY + 1.3 * letter} letter={letter} className="text-muted">
        0
      </Label>
      <Label x={bar} y={barY + 1.3 * letter} letter={letter} className="text-muted">
        {`${bar} m`}
      </Label>
      <Person x={personX} y={barY + 0.2 * letter} />
      <Label
        x={personX - 0.3 - 0.5 * letter}
        y={barY + 0.2 * letter}
        letter={letter}
        className="text-muted"
        textAnchor="end"
      >
        A person
      </Label>
    </g>
  )
}
