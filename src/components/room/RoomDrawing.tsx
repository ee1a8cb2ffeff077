import { useId } from 'react'
import { SLIDE_TEXT_POINTS } from '../../content/advice/slide-text'
import { formatCount, formatList, withCount } from '../../lib/text/quantities'
import type { Piece, Rect, Size } from '../../suitability/room/gear'
import { CHAIR_HALF_M, type Point } from '../../suitability/room/guests'
import type { RoomAnswer, RoomBrief } from '../../suitability/room/room'
import { formatMetres, formatRoom } from '../../suitability/room/room-input'
import { formatSize } from '../../suitability/room/room-text'
import { type Box, type Label, placeLabels } from './drawing-labels'

type Props = {
  /** Of the tier, or of the quote. */
  name: string
  brief: RoomBrief
  answer: RoomAnswer
  /** For a wide window and for print. */
  isWide: boolean
}

/** The size of the letters, and the usual width of the drawing, in pixels. */
const LETTER_PX = 12
const WIDTHS_PX = { narrow: 330, wide: 640 }
/** Around the room, for its measures, in letters. */
const MARGIN = 3.2

const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1.25, stroke: 'currentColor' } as const

type Part = {
  name: string
  rect: Rect
  className: string
  fill?: number
  dashes?: string
  isRound?: boolean
  /** Its label in other words, the longest first. */
  texts?: string[]
  /** Where its label is, if not in its own part of the drawing. */
  labelRect?: Rect
}

/** Everything on the floor, the lowest first. */
function listParts(name: string, { plan, gearFits }: RoomAnswer): Part[] {
  const { floor, gear, pieces, screen, danceFloor, zone, guests } = plan
  const isOver = ({ x, y, width, depth }: Rect) =>
    x < -0.01 || x + width > floor.width + 0.01 || y + depth > floor.depth + 0.01
  const toParts = (rect: Rect | undefined, part: Omit<Part, 'rect'>) => (rect ? [{ rect, ...part }] : [])
  const large = gearFits ? [] : [gear, danceFloor, zone].filter((rect) => rect !== undefined).filter(isOver)
  return [
    ...guests.aisles.flatMap((aisle) =>
      toParts(aisle, {
        name: 'aisle',
        className: 'text-muted',
        fill: 0.06,
        texts: [`Aisle, ${formatMetres(aisle.width)} m`, `${formatMetres(aisle.width)} m`],
      }),
    ),
    ...toParts(danceFloor, {
      name: 'dance floor',
      className: 'text-straw',
      fill: 0.12,
      texts: danceFloor ? [`Dance floor, ${formatSize(danceFloor)}`, 'Dance floor', 'Dancing'] : [],
    }),
    ...(pieces.length > 0
      ? []
      : toParts(gear, {
          name: 'gear',
          className: 'text-amber',
          fill: 0.16,
          texts: gear ? [`${name}, ${formatSize(gear)}`, name, 'Our gear'] : [],
        })),
    ...groupPieces(pieces),
    ...toParts(screen, { name: 'screen', className: 'text-amber', fill: 1, texts: [] }),
    ...toParts(zone, {
      name: 'zone',
      className: 'text-rose-light',
      dashes: '6 4',
      texts: ['Everyone leaves this while the effects go', 'Left during effects', 'Effects'],
    }),
    ...guests.tables.map((rect) => ({
      name: 'table',
      rect,
      className: 'text-soft',
      fill: guests.kind === 'round tables' ? 0.14 : 0.4,
      isRound: guests.kind === 'round tables',
    })),
    ...large.map((rect) => ({ name: 'too large', rect, className: 'text-rose-light' })),
  ]
}

/** Each hire item, with one label for equal ones side by side. */
function groupPieces(pieces: readonly Piece[]): Part[] {
  return pieces.map((piece, index) => {
    const isSame = (other?: Piece) => other?.name === piece.name && other.y === piece.y
    const others = pieces.slice(index).findIndex((other) => !isSame(other))
    const count = others < 0 ? pieces.length - index : others
    const texts = [withCount(piece.name, count), ...(piece.isScreen ? ['Screen'] : [piece.name])]
    return {
      name: piece.isScreen ? 'screen' : 'piece',
      rect: piece,
      className: 'text-amber',
      fill: piece.isScreen ? 0.35 : 0.16,
      texts: isSame(pieces[index - 1]) ? [] : texts,
      labelRect: { ...piece, width: count * piece.width },
    }
  })
}

/** The floor of the room with the gear and the guests, to scale. All lengths are metres. */
export function RoomDrawing({ name, brief, answer, isWide }: Props) {
  const { plan, reach } = answer
  const { floor, guests } = plan
  // The gear's wall is on the left if that makes better use of the width. Otherwise it is at the top.
  const isTurned = floor.depth > floor.width * (isWide ? 1 : 2)
  const hatch = useId()
  const toBox = ({ x, y, width, depth }: Rect): Box =>
    isTurned ? { x: y, y: x, width: depth, height: width } : { x, y, width, height: depth }
  const toPoint = ({ x, y }: Point) => (isTurned ? { x: y, y: x } : { x, y })
  const room = toBox({ x: 0, y: 0, ...floor })
  const parts = listParts(name, answer).map((part) => ({ ...part, box: toBox(part.rect) }))
  const missing = Math.max(0, (brief.guests ?? 0) - guests.seats.length)
  const boxes = [room, ...parts.map(({ box }) => box)]
  const start = { x: Math.min(...boxes.map(({ x }) => x)), y: Math.min(...boxes.map(({ y }) => y)) }
  const end = {
    x: Math.max(...boxes.map(({ x, width }) => x + width)),
    y: Math.max(...boxes.map(({ y, height }) => y + height)),
  }
  const letter = getLetter(end.x - start.x, isWide)
  const outer = MARGIN * letter
  const bottom = end.y + (missing > 0 ? 5.8 : 3) * letter
  const all: Box = {
    x: start.x - outer,
    y: start.y - outer,
    width: end.x - start.x + 2 * outer,
    height: bottom - start.y + outer,
  }
  const missingBox = { x: 0, y: end.y + 3 * letter, width: room.width, height: 2.2 * letter }
  const chairs = guests.seats.map(toPoint)
  const reaches = listReaches(reach, floor)
  const { placed, unplaced } = placeLabels(
    [
      ...parts.flatMap(({ texts = [], rect, labelRect = rect, className }) =>
        texts.length > 0 ? [toLabel(toBox(labelRect), texts, className, letter)] : [],
      ),
      ...(plan.screen ? [toWallLabel('Screen', room, 0, letter, isTurned, all, 'text-amber')] : []),
      ...reaches.map(({ text, points }): Label => ({
        texts: [text, text.replace(/ (?:readable|clear) to/, ' to')],
        places: [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((part) =>
          points
            .slice(Math.floor(part * (points.length - 1)))
            .slice(0, 1)
            .map(toPoint),
        ),
        inside: room,
        className: 'text-teal',
      })),
      toWallLabel('Power, to confirm', room, 0, letter, isTurned, all),
      toWallLabel('Entry and exits, to confirm', room, 1, letter, isTurned, all),
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
        viewBox={[all.x, all.y, all.width, all.height].map((value) => value.toFixed(2)).join(' ')}
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
        {parts.map((part, index) => (
          <rect
            key={index}
            data-part={part.name}
            {...part.box}
            rx={part.isRound ? part.box.width / 2 : 0}
            className={part.className}
            fill={part.name === 'too large' ? `url(#${hatch})` : part.fill ? 'currentColor' : 'none'}
            fillOpacity={part.fill ?? 0.6}
            {...line}
            // A long table is in parts. An aisle with an outline looks like a table.
            stroke={part.name === 'aisle' || (part.name === 'table' && !part.isRound) ? 'none' : 'currentColor'}
            strokeDasharray={part.dashes}
          />
        ))}
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
        {reaches.map(({ text, points }) => (
          <polyline
            key={text}
            data-part="reach"
            points={points
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
              fillOpacity={0.6}
              className="text-rose-light"
              {...line}
            />
            <Text x={missingBox.width / 2} y={missingBox.y + 1.1 * letter} letter={letter} className="text-warm">
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
        <ScaleBar width={room.width} y={end.y + 2.1 * letter} letter={letter} />
        {placed.map(({ text, x, y, className, isTurned: isTextTurned }, index) => (
          <Text key={index} x={x} y={y} className={className} isTurned={isTextTurned} letter={letter}>
            {text}
          </Text>
        ))}
      </svg>
      {unplaced.length > 0 && <p className="mt-2 text-small">{`Also drawn: ${formatList(unplaced)}.`}</p>}
    </figure>
  )
}

/** The size of a letter in metres, so that letters have the same size in every room. */
function getLetter(width: number, isWide: boolean): number {
  const letters = LETTER_PX / (isWide ? WIDTHS_PX.wide : WIDTHS_PX.narrow)
  return (width / (1 - 2 * MARGIN * letters)) * letters
}

/** In a box: in its middle or near its ends, turned if it is narrow. */
function toLabel({ x, y, width, height }: Box, texts: readonly string[], className: string, letter: number): Label {
  const isTurned = height > 2 * width
  const length = isTurned ? height : height - letter
  return {
    texts,
    places: [0, 0.25, -0.25, 0.4, -0.4].map((part) => ({ x: x + width / 2, y: y + height / 2 + part * length })),
    inside: { x, y, width, height },
    className,
    isTurned,
  }
}

/** Outside the wall of the gear, or the one opposite: in its middle, or nearer to a corner. */
function toWallLabel(
  text: string,
  { width, height }: Box,
  end: 0 | 1,
  letter: number,
  isTurned: boolean,
  inside: Box,
  className = 'text-muted',
): Label {
  const away = (end === 0 ? -0.85 : 0.85) * letter
  return {
    texts: [text, text.replace(', to confirm', '?')],
    places: [0.5, 0.2, 0.8].map((part) =>
      isTurned ? { x: end * width + away, y: part * height } : { x: part * width, y: end * height + away },
    ),
    inside,
    className,
    isTurned,
  }
}

/** Arcs round the middle of the gear's wall, as far as they are in the room. */
function listReaches(
  { pictureM, speechM }: RoomAnswer['reach'],
  { width, depth }: Size,
): { text: string; points: Point[] }[] {
  const texts: [string, number | undefined][] = [
    [`${SLIDE_TEXT_POINTS}-point text readable to`, pictureM],
    ['Speech clear to', speechM],
  ]
  return texts.flatMap(([text, metres]) => {
    if (!metres) return []
    const points = Array.from({ length: 91 }, (_, step) => ((step - 45) * Math.PI) / 90)
      .map((angle) => ({ x: width / 2 + Math.sin(angle) * metres, y: Math.cos(angle) * metres }))
      .filter(({ x, y }) => x >= 0 && x <= width && y <= depth)
    // It is all nearer, or two arcs in the corners.
    return points.length > 1 && metres < depth ? [{ text: `${text} ${metres} m`, points }] : []
  })
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
