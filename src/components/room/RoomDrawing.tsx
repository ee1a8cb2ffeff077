import { useId } from 'react'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { formatCount, formatList } from '../../lib/text/quantities'
import type { Rect } from '../../suitability/room/gear'
import { CHAIR_HALF_M } from '../../suitability/room/guests'
import type { RoomAnswer } from '../../suitability/room/room'
import { formatMetres, formatRoom } from '../../suitability/room/room-input'
import { formatSize, type RoomVerdict } from '../../suitability/room/room-text'
import { placeLabels } from './drawing-labels'

type Props = {
  /** Of the tier. */
  name: string | undefined
  verdict: RoomVerdict
  /** For a wide window and for print. */
  isWide: boolean
}

/** The most that the floor takes up, in pixels. */
const SIZES_PX = { narrow: { width: 250, depth: 500 }, wide: { width: 560, depth: 500 } }
const LETTER_PX = 12
/** Around the floor, for its measures, in letters. */
const MARGIN = 3.2
/** Of a line of text, in letters. */
const STRIP = 1.7

const line = {
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: 1.25,
  stroke: 'currentColor',
  fill: 'currentColor',
} as const

const looks = {
  // With an outline, an aisle looks like a table.
  aisle: { className: 'text-muted', fillOpacity: 0.06, stroke: 'none' },
  'dance floor': { className: 'text-straw', fillOpacity: 0.12 },
  gear: { className: 'text-amber', fillOpacity: 0.16 },
  screen: { className: 'text-amber', fillOpacity: 0.4 },
  zone: { className: 'text-rose-light', fillOpacity: 0, strokeDasharray: '6 4' },
  table: { className: 'text-soft', fillOpacity: 0.14 },
  'too large': { className: 'text-rose-light', fillOpacity: 0.6 },
  missing: { className: 'text-rose-light', fillOpacity: 0.6 },
} as const

/** `texts` are its label in other words, the longest first. */
type Part = { name: keyof typeof looks; rect: Rect; texts?: string[] }

const listOf = (rect: Rect | undefined): Rect[] => (rect ? [rect] : [])

/** Everything on the floor, the lowest first. */
function listParts(name: string, { plan, gearFits }: RoomAnswer): Part[] {
  const { floor, gear, pieces, screen, danceFloor, zone, guests } = plan
  const isTooLarge = ({ x, y, width, depth }: Rect) =>
    !gearFits && (x < floor.x || width > floor.width || y + depth > floor.depth)
  const parts: Part[][] = [
    guests.aisles.map((rect) => ({
      name: 'aisle',
      rect,
      texts: [`Aisle, ${formatMetres(rect.width)} m`, `${formatMetres(rect.width)} m`],
    })),
    listOf(danceFloor).map((rect) => ({
      name: 'dance floor',
      rect,
      texts: [`Dance floor, ${formatSize(rect)}`, 'Dance floor', 'Dancing'],
    })),
    listOf(pieces.length > 0 ? undefined : gear).map((rect) => ({
      name: 'gear',
      rect,
      texts: [`${name}, ${formatSize(rect)}`, name, 'Our gear'],
    })),
    pieces.map((piece) => ({
      name: piece.isScreen ? 'screen' : 'gear',
      rect: piece,
      texts: [piece.name, ...(piece.isScreen ? ['Screen'] : [])],
    })),
    listOf(screen).map((rect) => ({ name: 'screen', rect })),
    listOf(zone).map((rect) => ({
      name: 'zone',
      rect,
      texts: ['Everyone leaves this while the effects go', 'Left during effects', 'Effects'],
    })),
    guests.tables.map((rect) => ({ name: 'table', rect })),
    [gear, danceFloor, zone]
      .flatMap(listOf)
      .filter(isTooLarge)
      .map((rect) => ({ name: 'too large', rect })),
  ]
  return parts.flat()
}

/** How far text is readable and speech is clear, if it is not the whole floor. */
function listReaches({ reach: { pictureM, speechM }, plan: { floor } }: RoomAnswer) {
  const reaches = [
    { start: `${SLIDE_TEXT_POINTS}-point text`, verb: 'readable', metres: pictureM },
    { start: 'Speech', verb: 'clear', metres: speechM },
  ]
  return reaches.flatMap(({ start, verb, metres = Infinity }) =>
    metres < floor.depth ? [{ metres, texts: [`${start} ${verb} to ${metres} m`, `${start} to ${metres} m`] }] : [],
  )
}

/** The floor of the room with the gear and the guests, to scale. All lengths are metres, and the gear's wall is at the top. */
export function RoomDrawing({ name = 'Our gear', verdict, isWide }: Props) {
  const { brief, suitability } = verdict
  const { floor, screen, guests } = suitability.room.plan
  const id = useId()
  const onFloor = listParts(name, suitability.room)
  const reaches = listReaches(suitability.room)
  const missing = Math.max(0, (brief.guests ?? 0) - guests.seats.length)
  const extent = getExtent([floor, ...onFloor.map(({ rect }) => rect)])
  const most = isWide ? SIZES_PX.wide : SIZES_PX.narrow
  const pixelsPerMetre = Math.min(most.width / extent.width, most.depth / extent.depth)
  const letter = LETTER_PX / pixelsPerMetre
  const bottom = extent.y + extent.depth + STRIP * letter
  const scaleM = [10, 5, 2, 1].find((metres) => metres <= floor.width / 2.5) ?? 1
  const all = {
    x: extent.x - MARGIN * letter,
    y: extent.y - MARGIN * letter,
    width: extent.width + 2 * MARGIN * letter,
    depth: bottom - extent.y + (MARGIN + (missing > 0 ? 4 : 1.3)) * letter,
  }
  const toLabel = (rect: Rect, className: string, ...texts: string[]) => ({ rect, className, texts })
  /** A strip for a label along a wall. It is longer, for a small room. */
  const alongWidth = (y: number): Rect => ({ x: all.x, y, width: all.width, depth: STRIP * letter })
  const sideStrip = { x: extent.x - 3 * letter, y: all.y, width: STRIP * letter, depth: 2 * (floor.depth / 2 - all.y) }
  const scaleStrip = { x: floor.x + scaleM, y: bottom, width: 4 * letter, depth: STRIP * letter }
  const missingRect = { ...floor, y: bottom + 1.5 * letter, depth: 2.2 * letter }
  const missingTexts = [`No room for ${formatCount(missing, 'guest')}`, formatCount(missing, 'guest')]
  const parts = [...onFloor]
  if (missing > 0) parts.push({ name: 'missing', rect: missingRect, texts: missingTexts })
  const { placed, unplaced } = placeLabels(
    [
      toLabel(alongWidth(extent.y - 3 * letter), 'text-warm', `${formatMetres(floor.width)} m`),
      toLabel(sideStrip, 'text-warm', `${formatMetres(floor.depth)} m`),
      toLabel(scaleStrip, 'text-muted', `${scaleM} m`),
      ...parts.flatMap(({ name: part, rect, texts }) =>
        texts ? [toLabel(rect, looks[part].className, ...texts)] : [],
      ),
      ...(screen ? [toLabel(alongWidth(-STRIP * letter), 'text-amber', 'Screen')] : []),
      ...reaches.map(({ texts, metres }) =>
        toLabel({ ...floor, y: metres - 0.7 * letter, depth: 1.4 * letter }, 'text-teal', ...texts),
      ),
      toLabel(alongWidth(-STRIP * letter), 'text-muted', 'Power, to confirm', 'Power?'),
      toLabel(alongWidth(floor.depth), 'text-muted', 'Entry and exits, to confirm', 'Entry and exits?'),
    ],
    letter,
  )
  const title = `${name}, ${formatRoom(brief)}`
  return (
    <figure className="mt-6 print:break-inside-avoid">
      <figcaption className="mb-2 text-small font-semibold text-warm">{title}</figcaption>
      <svg
        role="img"
        aria-label={`Floor plan of ${title}`}
        viewBox={[all.x, all.y, all.width, all.depth].map((value) => value.toFixed(2)).join(' ')}
        width={all.width * pixelsPerMetre}
        className="mx-auto block h-auto max-w-full font-mono print:max-h-[32rem]"
      >
        <pattern id={`${id}hatch`} width={0.5} height={0.5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V0.5" className="text-rose-light" stroke="currentColor" strokeWidth={0.16} />
        </pattern>
        <clipPath id={`${id}floor`}>
          <rect {...toSvg(floor)} />
        </clipPath>
        <rect
          data-part="room"
          {...toSvg(floor)}
          className="text-warm"
          {...line}
          fill="none"
          strokeWidth={brief.place === 'indoors' ? 3 : 1.5}
          strokeDasharray={brief.place === 'outdoors' ? '8 5' : undefined}
        />
        {parts.map(({ name: part, rect }, index) => (
          <rect
            key={index}
            data-part={part}
            {...toSvg(rect)}
            rx={part === 'table' ? rect.width / 2 : 0}
            {...line}
            {...looks[part]}
            fill={part === 'too large' || part === 'missing' ? `url(#${id}hatch)` : 'currentColor'}
          />
        ))}
        <g className="text-soft" fill="currentColor" fillOpacity={0.65}>
          {guests.seats.map(({ x, y }, index) => (
            <circle key={index} data-part="guest" cx={x} cy={y} r={CHAIR_HALF_M} />
          ))}
        </g>
        <g className="text-teal" {...line} fill="none" strokeDasharray="5 4" clipPath={`url(#${id}floor)`}>
          {reaches.map(({ metres }, index) => (
            <circle key={index} r={metres} vectorEffect={line.vectorEffect} />
          ))}
        </g>
        <path
          d={`M${floor.x} ${bottom + 0.4 * letter}v${0.4 * letter}h${scaleM}v${-0.4 * letter}`}
          className="text-muted"
          {...line}
          fill="none"
        />
        {placed.map(({ text, rect, className, isTurned }) => (
          // Scaled, because browsers round font sizes below one pixel. With an outline in the colour of the ground.
          <text
            key={`${rect.x} ${rect.y}`}
            transform={`translate(${rect.x + rect.width / 2} ${rect.y + rect.depth / 2}) ${isTurned ? 'rotate(-90) ' : ''}scale(${letter / 10})`}
            fontSize={10}
            dy="0.35em"
            textAnchor="middle"
            fill="currentColor"
            strokeWidth={3}
            className={`${className} stroke-raised [paint-order:stroke] print:stroke-[white]`}
          >
            {text}
          </text>
        ))}
      </svg>
      {unplaced.length > 0 && <p className="mt-2 text-small">{`Also drawn: ${formatList(unplaced)}.`}</p>}
    </figure>
  )
}

const toSvg = ({ x, y, width, depth }: Rect) => ({ x, y, width, height: depth })

/** The smallest rectangle around some. */
function getExtent(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x
  const depth = Math.max(...rects.map((rect) => rect.y + rect.depth)) - y
  return { x, y, width, depth }
}
