import { getEquipment } from '../../content/equipment'
import type { FloorPlan, RoomAnswer, RoomQuestion } from '../../hire/room/room'
import type { PlacedPiece, Rect } from '../../hire/room/room-layout'
import { describeRoom, formatRoom, verdictText } from '../../hire/room/room-text'
import { placeGuests } from './guest-symbols'
import { Legend } from './Legend'
import { Measures } from './Measures'
import { getScale, type Scale } from './sketch-scale'
import { Guests, Label, Person, Piece, PowerPoints, Walls } from './sketch-symbols'

type Props = {
  question: RoomQuestion
  answer: RoomAnswer
  /** With the end wall on the left, for a wide window and for print. Otherwise it is at the top. */
  isWide: boolean
}

/** The room with the equipment and the guests, to scale. All lengths in the drawing are metres. */
export function RoomSketch({ question, answer, isWide }: Props) {
  const { plan } = answer
  if (!plan) return null
  const { floor } = plan
  const room = isWide ? { width: floor.depth, height: floor.width } : { width: floor.width, height: floor.depth }
  const scale = isWide ? getScale(room, 624, 0.72) : getScale(room, 300, 1.9)
  const keys = listKeys(plan)
  return (
    <figure className="mt-6">
      <svg
        role="img"
        aria-label={`Floor plan, ${formatRoom(question.room)}. ${verdictText(answer)} ${describeRoom(question, answer).join(' ')}`}
        viewBox={scale.viewBox}
        className="block w-full max-w-[39rem] font-mono"
      >
        {/* The drawing has the end wall at the top. Swapping the axes moves it to the left. */}
        <g transform={isWide ? 'matrix(0 1 1 0 0 0)' : undefined}>
          <Drawing question={question} answer={answer} plan={plan} scale={scale} />
        </g>
        <Letters plan={plan} question={question} keys={keys} scale={scale} isWide={isWide} />
        <Measures room={room} scale={scale} />
      </svg>
      <figcaption>
        <Legend plan={plan} keys={keys} question={question} />
      </figcaption>
    </figure>
  )
}

type DrawingProps = { question: RoomQuestion; answer: RoomAnswer; plan: FloorPlan; scale: Scale }

function Drawing({ question, answer, plan, scale }: DrawingProps) {
  const { floor, gear, pieces, clearSpace, way, danceFloor, guestAreas } = plan
  const guests = Math.min(question.guests ?? answer.capacity.comfortable, answer.capacity.tight)
  return (
    <>
      <Grid floor={floor} />
      <Walls floor={floor} kind={question.room.kind} />
      {way && <Box rect={way} name="way" className="text-muted" fillOpacity={0.12} />}
      {danceFloor && <DanceFloor rect={danceFloor} />}
      {guestAreas.map((area) => (
        <Box key={`${area.x} ${area.y}`} rect={area} name="guests" className="text-soft" fillOpacity={0} />
      ))}
      <Guests symbols={placeGuests(guestAreas, question.seating, guests)} />
      {question.gear.tier && (
        <Box
          rect={gear}
          name="gear"
          className="text-amber"
          fillOpacity={0.1}
          stroke="currentColor"
          strokeWidth={1.25}
        />
      )}
      {question.gear.tier?.screenM && <TierScreen width={question.gear.tier.screenM.width} gear={gear} />}
      {clearSpace && (
        <Box
          rect={clearSpace}
          name="clear space"
          className="text-rose-light"
          fillOpacity={0.07}
          stroke="currentColor"
          strokeWidth={1.25}
          strokeDasharray="6 4"
        />
      )}
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
      {getOperators(pieces).map((table) => (
        <Person key={table.x} x={table.x + table.width / 2} y={table.y - 0.45} />
      ))}
      <PowerPoints count={question.gear.outlets} gear={gear} floor={floor} size={scale.letter} />
    </>
  )
}

/** Whoever operates what is on a table, behind the middle one. */
function getOperators(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  const tables = pieces.filter(({ id }) => id === 'table' || id === 'led-dj-booth')
  return tables.slice(0, 1)
}

type BoxProps = {
  rect: Rect
  name: string
  className: string
  fillOpacity: number
  stroke?: string
  strokeWidth?: number
  strokeDasharray?: string
}

function Box({ rect, name, ...rest }: BoxProps) {
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
function TierScreen({ width, gear }: { width: number; gear: Rect }) {
  const rect = { x: gear.x + (gear.width - width) / 2, y: 0, width, depth: 0.15 }
  return <Box rect={rect} name="screen" className="text-amber" fillOpacity={1} />
}

/** Squares of one metre. */
function Grid({ floor: { width, depth } }: Pick<FloorPlan, 'floor'>) {
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
function DanceFloor({ rect }: { rect: Rect }) {
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

/** The numbers of the drawing: one for each item that is in it. */
const listKeys = ({ pieces }: FloorPlan): PlacedPiece['id'][] => [...new Set(pieces.map(({ id }) => id))]

type LettersProps = {
  plan: FloorPlan
  question: RoomQuestion
  keys: readonly PlacedPiece['id'][]
  scale: Scale
  isWide: boolean
}

function Letters({ plan, question, keys, scale, isWide }: LettersProps) {
  const { letter } = scale
  const { gear, way, danceFloor, pieces, clearSpace } = plan
  const { tier } = question.gear
  const toPoint = ({ x, y, width, depth }: Rect) => {
    const [across, away] = [x + width / 2, y + depth / 2]
    return isWide ? { x: away, y: across } : { x: across, y: away }
  }
  const isLegible = ({ width, depth }: Rect, characters: number) => {
    const [horizontal, vertical] = isWide ? [depth, width] : [width, depth]
    return horizontal > letter * characters * 0.72 && vertical > letter * 1.2
  }
  const texts = [
    ...(tier && pieces.length === 0
      ? [{ rect: gear, text: tier.name.toUpperCase(), className: 'text-amber', turned: isWide && gear.depth < 4 }]
      : []),
    ...(way ? [{ rect: way, text: 'WAY 1 M', className: 'text-muted', turned: isWide }] : []),
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
        // Behind a speaker on its stand.
        const isStand = isOnStand(piece)
        const { x, y } = toPoint(isStand ? { ...piece, depth: piece.depth * 0.4 } : piece)
        const isSmall = Math.min(piece.width, piece.depth) < letter * 1.3
        if (isSmall && pieces.findIndex(({ id }) => id === piece.id) !== index) return null
        return (
          <Label
            key={index}
            x={isSmall && isWide ? x - piece.depth / 2 - letter * 0.75 : x}
            y={isSmall && !isWide ? y - piece.depth / 2 - letter * 0.75 : y}
            letter={letter}
            className="text-warm"
            hasHalo
          >
            {String(keys.indexOf(piece.id) + 1)}
          </Label>
        )
      })}
    </g>
  )
}

const isOnStand = ({ id }: PlacedPiece) =>
  id !== 'table' && getEquipment(id).category === 'pa-systems' && typeof getEquipment(id).placement === 'object'
