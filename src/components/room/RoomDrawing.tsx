import { useId } from 'react'
import { SLIDE_TEXT_POINTS } from '../../content/advice/guest-rules'
import { formatCount, withCount } from '../../lib/text/quantities'
import type { Piece, Rect } from '../../suitability/room/gear'
import { CHAIR_HALF_M, type Point } from '../../suitability/room/guests'
import type { RoomAnswer, RoomBrief } from '../../suitability/room/room'
import { formatMetres, formatRoom, formatSize } from '../../suitability/room/room-format'
import { type Box, type Label, placeLabels } from './drawing-labels'

type Props = {
  /** Of the tier, or of the quote. */
  name: string
  brief: RoomBrief
  answer: RoomAnswer
  /** With the gear's wall on the left, for a wide window and for print. Otherwise it is at the top. */
  isWide: boolean
}

/** The size of the letters in pixels, for the usual width of the drawing. */
const LETTER_PX = 11.5
/** Around the room, for its measures, in letters. */
const MARGIN = 3.2

const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1.25, stroke: 'currentColor' } as const

/** The floor of the room with the gear and the guests, to scale. All lengths are metres. */
export function RoomDrawing({ name, brief, answer, isWide }: Props) {
  const { plan, reach, gearFits } = answer
  const { floor, gear, pieces, screen, beam, danceFloor, zone, guests } = plan
  const hatch = useId()
  const toBox = ({ x, y, width, depth }: Rect): Box =>
    isWide ? { x: y, y: x, width: depth, height: width } : { x, y, width, height: depth }
  const toPoint = ({ x, y }: Point) => (isWide ? { x: y, y: x } : { x, y })
  const room = toBox({ x: 0, y: 0, ...floor })
  const missing = Math.max(0, (brief.guests ?? 0) - guests.seats.length)
  const parts = [room, ...[gear, danceFloor, zone].flatMap((rect) => (rect ? toBox(rect) : []))]
  const start = { x: Math.min(...parts.map(({ x }) => x)), y: Math.min(...parts.map(({ y }) => y)) }
  const end = {
    x: Math.max(...parts.map(({ x, width }) => x + width)),
    y: Math.max(...parts.map(({ y, height }) => y + height)),
  }
  const letter = getLetter(end.x - start.x, end.y - start.y, isWide ? 640 : 330, isWide ? 0.62 : 1.5)
  const outer = MARGIN * letter
  const below = missing > 0 ? 5.6 * letter : 3 * letter
  const viewBox = [
    start.x - outer,
    start.y - outer,
    end.x - start.x + 2 * outer,
    end.y - start.y + outer + below + letter,
  ]
  const missingBox = { x: 0, y: end.y + 2.9 * letter, width: room.width, height: 2 * letter }

  const chairs = guests.seats.map(toPoint)
  const aisleLabels = guests.aisles.map((aisle): Label => {
    const box = toBox(aisle)
    const width = `${formatMetres(isWide ? box.height : box.width)} m`
    return { texts: [width], places: spread(box, isWide), inside: grow(box, 0.2 * letter), className: 'text-muted' }
  })
  const { placed, left } = placeLabels(
    [
      ...(gear && pieces.length === 0
        ? [labelOf(toBox(gear), [`${name}, ${formatSize(gear)}`, name, 'Our gear'], 'text-amber', letter)]
        : []),
      ...namePieces(pieces).map(({ piece, texts }) => labelOf(toBox(piece), texts, 'text-amber', letter)),
      ...(danceFloor
        ? [labelOf(toBox(danceFloor), [`Dance floor, ${formatSize(danceFloor)}`, 'Dance floor'], 'text-straw', letter)]
        : []),
      ...(zone
        ? [
            labelOf(
              toBox(zone),
              ['Everyone leaves this while the effects go', 'Left during effects', 'Effects'],
              'text-rose-light',
              letter,
            ),
          ]
        : []),
      ...(screen ? [labelBelow(toBox(screen), 'Screen', letter, isWide)] : []),
      ...(beam ? [labelOf(toBox(beam), ['Projector beam', 'Beam'], 'text-amber', letter)] : []),
      ...listReaches(reach).map(([text, metres]): Label => ({
        texts: [text],
        places: [0, 0.9, -0.9, 0.6, -0.6, 0.3, -0.3].map((angle) =>
          moved(toPoint(onArc(floor.width, metres, angle)), isWide ? 0 : -0.8 * letter, isWide ? 0 : 0),
        ),
        inside: room,
        className: 'text-teal',
      })),
      ...aisleLabels,
      {
        texts: ['Power, to confirm'],
        places: atWall(room, 0, letter, isWide),
        className: 'text-teal',
        isTurned: isWide,
      },
      {
        texts: ['Entry and exits, to confirm'],
        places: atWall(room, 1, letter, isWide),
        className: 'text-muted',
        isTurned: isWide,
      },
    ],
    letter,
    chairs.map(({ x, y }) => ({
      x: x - CHAIR_HALF_M,
      y: y - CHAIR_HALF_M,
      width: 2 * CHAIR_HALF_M,
      height: 2 * CHAIR_HALF_M,
    })),
  )
  const title = `${name}, ${formatRoom(brief)}`
  return (
    <figure className="mt-6 print:break-inside-avoid">
      <figcaption className="mb-2 text-small font-semibold text-warm">{title}</figcaption>
      <svg
        role="img"
        aria-label={`Floor plan of ${title}`}
        viewBox={viewBox.map((value) => value.toFixed(2)).join(' ')}
        className="block w-full max-w-[42rem] font-mono"
      >
        <pattern id={hatch} width={0.5} height={0.5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V0.5" className="text-rose-light" stroke="currentColor" strokeWidth={0.16} />
        </pattern>
        <rect
          data-part="room"
          {...room}
          className="text-warm"
          fill="none"
          {...line}
          strokeWidth={brief.place === 'indoors' ? 3 : 1.5}
          strokeDasharray={brief.place === 'outdoors' ? '8 5' : undefined}
        />
        {guests.aisles.map((aisle, index) => (
          <rect
            key={index}
            data-part="aisle"
            {...toBox(aisle)}
            className="text-muted"
            fill="currentColor"
            fillOpacity={0.12}
          />
        ))}
        {danceFloor && (
          <rect
            data-part="dance floor"
            {...toBox(danceFloor)}
            className="text-straw"
            fill="currentColor"
            fillOpacity={0.1}
            {...line}
          />
        )}
        {beam && (
          <rect
            data-part="beam"
            {...toBox(beam)}
            className="text-amber"
            fill="currentColor"
            fillOpacity={0.06}
            {...line}
            strokeDasharray="3 3"
          />
        )}
        {gear && (
          <rect
            data-part="gear"
            {...toBox(gear)}
            className="text-amber"
            fill="currentColor"
            fillOpacity={pieces.length > 0 ? 0.04 : 0.16}
            {...line}
            strokeOpacity={pieces.length > 0 ? 0.4 : 1}
          />
        )}
        {pieces.map((piece, index) => (
          <rect
            key={index}
            data-part="piece"
            {...toBox(piece)}
            className="text-amber"
            fill="currentColor"
            fillOpacity={piece.isScreen ? 0.35 : 0.16}
            {...line}
          />
        ))}
        {screen && <rect data-part="screen" {...toBox(screen)} className="text-amber" fill="currentColor" />}
        {zone && (
          <rect
            data-part="zone"
            {...toBox(zone)}
            className="text-rose-light"
            fill="none"
            {...line}
            strokeDasharray="6 4"
          />
        )}
        {guests.tables.map((table, index) => {
          const box = toBox(table)
          return (
            <rect
              key={index}
              data-part="table"
              {...box}
              rx={guests.kind === 'round tables' ? box.width / 2 : 0}
              className="text-soft"
              fill="currentColor"
              fillOpacity={0.12}
              {...line}
              strokeWidth={0.75}
            />
          )
        })}
        {chairs.map(({ x, y }, index) => (
          <circle
            key={index}
            data-part="guest"
            cx={x}
            cy={y}
            r={CHAIR_HALF_M}
            className="text-soft"
            fill="currentColor"
            fillOpacity={0.65}
          />
        ))}
        {!gearFits &&
          [gear, danceFloor, zone].map(
            (rect, index) =>
              rect &&
              (rect.x < 0 || rect.x + rect.width > floor.width || rect.y + rect.depth > floor.depth) && (
                <rect key={index} data-part="too large" {...toBox(rect)} fill={`url(#${hatch})`} fillOpacity={0.5} />
              ),
          )}
        {listReaches(reach).map(([text, metres]) => (
          <polyline
            key={text}
            data-part="reach"
            points={Array.from({ length: 61 }, (_, step) =>
              onArc(floor.width, metres, ((step - 30) / 30) * (Math.PI / 3)),
            )
              .filter(({ x, y }) => x >= 0 && x <= floor.width && y <= floor.depth)
              .map((point) =>
                Object.values(toPoint(point))
                  .map((value) => value.toFixed(2))
                  .join(','),
              )
              .join(' ')}
            className="text-teal"
            fill="none"
            {...line}
            strokeDasharray="5 4"
          />
        ))}
        {missing > 0 && (
          <>
            <rect
              data-part="missing"
              {...missingBox}
              fill={`url(#${hatch})`}
              fillOpacity={0.5}
              className="text-rose-light"
              {...line}
            />
            <Text x={missingBox.width / 2} y={missingBox.y + letter} letter={letter} className="text-warm">
              {`No room for ${formatCount(missing, 'guest')}`}
            </Text>
          </>
        )}
        <Text x={room.width / 2} y={start.y - 2.2 * letter} letter={letter} className="text-warm">
          {`${formatMetres(room.width)} m`}
        </Text>
        <Text x={start.x - 2.2 * letter} y={room.height / 2} letter={letter} className="text-warm" isTurned>
          {`${formatMetres(room.height)} m`}
        </Text>
        <ScaleBar width={room.width} y={end.y + 1.9 * letter} letter={letter} />
        {placed.map(({ text, ...label }, index) => (
          <Text key={index} {...label} letter={letter}>
            {text}
          </Text>
        ))}
      </svg>
      {left.length > 0 && <p className="mt-2 text-small">{`Also drawn: ${left.join(', ')}.`}</p>}
    </figure>
  )
}

/** The letters have the same size in every room. `maxHeight` is the height of the room divided by the width of the drawing. */
function getLetter(width: number, height: number, px: number, maxHeight: number): number {
  const letters = LETTER_PX / px
  return Math.max(width / (1 - 2 * MARGIN * letters), height / maxHeight) * letters
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const moved = ({ x, y }: Point, byX: number, byY: number) => ({ x: x + byX, y: y + byY })

/** In a box: in its middle, near its ends, or turned if it is narrow. */
function labelOf(box: Box, texts: readonly string[], className: string, letter: number): Label {
  const { x, y, width, height } = box
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isTurned = height > 2 * width
  const offsets = [0, 0.25, -0.25, 0.4, -0.4].map((part) =>
    isTurned ? { ...middle, y: middle.y + part * height } : { ...middle, y: middle.y + part * (height - letter) },
  )
  return { texts, places: offsets, inside: grow(box, 0.1 * letter), className, isTurned }
}

const labelBelow = ({ x, y, width, height }: Box, text: string, letter: number, isWide: boolean): Label => ({
  texts: [text],
  places: isWide
    ? [
        { x: x + width + 2.6 * letter, y: y + height / 2 },
        { x: x + width + 2.6 * letter, y: y + letter },
      ]
    : [{ x: x + width / 2, y: y + height + 0.8 * letter }],
  className: 'text-amber',
})

/** Along an aisle. */
const spread = ({ x, y, width, height }: Box, isWide: boolean) =>
  [0.5, 0.25, 0.75, 0.1, 0.9].map((part) =>
    isWide ? { x: x + width * part, y: y + height / 2 } : { x: x + width / 2, y: y + height * part },
  )

/** Outside the wall of the gear, or the one opposite. */
function atWall({ width, height }: Box, end: 0 | 1, letter: number, isWide: boolean) {
  const away = end === 0 ? -0.85 * letter : 0.85 * letter
  return isWide ? [{ x: end * width + away, y: height / 2 }] : [{ x: width / 2, y: end * height + away }]
}

/** `angle` from the middle of the room. */
const onArc = (wallM: number, metres: number, angle: number): Point => ({
  x: wallM / 2 + Math.sin(angle) * metres,
  y: Math.cos(angle) * metres,
})

const listReaches = ({ pictureM, speechM }: RoomAnswer['reach']): [string, number][] => [
  ...(pictureM
    ? [[`${SLIDE_TEXT_POINTS}-point text readable to ${pictureM} m`, pictureM] satisfies [string, number]]
    : []),
  ...(speechM ? [[`Speech clear to ${speechM} m`, speechM] satisfies [string, number]] : []),
]

/** One name for equal pieces that are side by side, with their number. */
function namePieces(pieces: readonly Piece[]): { piece: Rect; texts: string[] }[] {
  const groups: { piece: Rect & { name: string }; count: number }[] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && last.piece.name === piece.name && last.piece.y === piece.y) {
      last.count += 1
      last.piece = { ...last.piece, width: piece.x + piece.width - last.piece.x }
    } else groups.push({ piece, count: 1 })
  }
  return groups.map(({ piece, count }) => ({ piece, texts: [withCount(piece.name, count)] }))
}

function ScaleBar({ width, y, letter }: { width: number; y: number; letter: number }) {
  const metres = [10, 5, 2, 1].find((length) => length <= width / 2.5) ?? 1
  return (
    <g className="text-muted">
      <path d={`M0 ${y}v${0.4 * letter}h${metres}v${-0.4 * letter}`} fill="none" {...line} />
      <Text x={metres + 2 * letter} y={y} letter={letter} className="text-muted">
        {`${metres} m`}
      </Text>
    </g>
  )
}

type TextProps = {
  x: number
  y: number
  letter: number
  className: string
  isTurned?: boolean | undefined
  children: string
}

/** Scaled, because browsers round font sizes below one pixel. With an outline in the colour of the ground. */
function Text({ x, y, letter, className, isTurned, children }: TextProps) {
  return (
    <text
      transform={`translate(${x} ${y}) ${isTurned ? 'rotate(-90) ' : ''}scale(${letter / 10})`}
      fontSize={10}
      dy="0.35em"
      textAnchor="middle"
      fill="currentColor"
      strokeWidth={3}
      className={`${className} stroke-raised [paint-order:stroke] print:stroke-[white]`}
    >
      {children}
    </text>
  )
}
