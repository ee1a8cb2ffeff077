import { formatFloor } from '../../lib/text/quantities'
import { formatCrowd, formatMetres, formatRoom } from '../../suitability/room/room-input'
import { roomNote, type RoomVerdict, summarizeRoom } from '../../suitability/room/room-verdict'

/** The longer side of the floor, in pixels, and the space around it for its measures. A phone shows them unscaled. */
const LONG_PX = 240
const MARGIN_PX = 30

/** The floor of the room to scale: our gear at its wall, the dance floor, the clear zone, and what is left for the guests. */
export function RoomPlan({ name, verdict }: { name: string; verdict: RoomVerdict }) {
  const { brief, suitability } = verdict
  const { floor, gear, danceFloor, zone, start } = suitability.plan
  const scale = LONG_PX / Math.max(floor.width, floor.depth)
  const [width, depth] = [floor.width * scale, floor.depth * scale]
  const parts = [
    { what: 'Dance floor', size: danceFloor, y: start, className: 'text-straw' },
    {
      what: 'Clear while the effects go',
      size: zone,
      y: gear.depth,
      className: 'text-rose-light',
      isDashed: true,
    },
    { what: name, size: gear.width > 0 ? gear : undefined, y: 0, className: 'text-amber' },
  ].flatMap(({ what, size, ...part }) =>
    size ? [{ ...part, ...size, label: `${what}, ${formatFloor(size)}` }] : [],
  )
  const guests = Math.min(suitability.comfortable, suitability.guests)
  const title = `${name}, ${formatRoom(brief)}`
  return (
    <figure className="mt-6 print:break-inside-avoid">
      <figcaption className="mb-2 text-small font-semibold text-warm">{title}</figcaption>
      <svg
        role="img"
        aria-label={`Floor plan of ${title}`}
        viewBox={`${-MARGIN_PX} ${-MARGIN_PX} ${width + 2 * MARGIN_PX} ${depth + 2 * MARGIN_PX}`}
        width={width + 2 * MARGIN_PX}
        className="mx-auto block h-auto max-w-full overflow-visible text-label"
        fill="currentColor"
        textAnchor="middle"
      >
        <rect
          {...{ width, height: depth }}
          className="text-warm"
          fill="none"
          stroke="currentColor"
          strokeWidth={3}
        />
        <text x={width / 2} y={-10} className="text-warm">
          {`${formatMetres(floor.width)} m`}
        </text>
        <text transform={`translate(-10 ${depth / 2}) rotate(-90)`} className="text-warm">
          {`${formatMetres(floor.depth)} m`}
        </text>
        {parts.map(({ label, className, isDashed, ...part }) => (
          <g key={label} className={className}>
            <rect
              x={(width - part.width * scale) / 2}
              y={part.y * scale}
              width={part.width * scale}
              height={part.depth * scale}
              fillOpacity={isDashed ? 0 : 0.2}
              stroke="currentColor"
              strokeWidth={1.5}
              strokeDasharray={isDashed ? '6 4' : undefined}
            />
          </g>
        ))}
      </svg>
      <ul className="mx-auto mt-3 grid w-fit gap-1 text-small">
        {parts.map(({ label, className, isDashed }) => (
          <li key={label} className="flex items-center gap-2.5">
            <span
              aria-hidden
              className={`size-3 border-[1.5px] border-current ${className} ${isDashed ? 'border-dashed' : ''}`}
            />
            <span>{label}</span>
          </li>
        ))}
        {guests > 0 && <li>{`The rest is for up to ${formatCrowd(guests, brief.seating)}.`}</li>}
      </ul>
    </figure>
  )
}

export function PrintedRoom({
  name,
  verdict,
}: {
  name?: string | undefined
  verdict: RoomVerdict
}) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 text-card">Your space</h3>
      <p className="text-small">{summarizeRoom(verdict)}</p>
      {name && <RoomPlan name={name} verdict={verdict} />}
      <p className="mt-2 text-small">{roomNote}</p>
    </section>
  )
}
