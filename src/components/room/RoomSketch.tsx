import type { FloorPlan } from '../../hire/room/floor-plan'
import type { RoomAnswer, RoomQuestion } from '../../hire/room/room'
import { describeRoom, formatRoom, verdictText } from '../../hire/room/room-text'
import type { PlacedPiece } from '../../hire/room/rows'
import { Dimensions } from './Dimensions'
import { Box, DanceFloor, Grid, TierScreen } from './floor-parts'
import { placeGuests } from './guest-symbols'
import { Labels } from './Labels'
import { Legend } from './Legend'
import { Piece } from './Piece'
import { type Bounds, getScale, type Scale } from './sketch-scale'
import { Guests, Person, PowerPoints, Walls } from './sketch-symbols'

type Props = {
  question: RoomQuestion
  answer: RoomAnswer
  /** With the end wall on the left, for a wide window and for print. Otherwise it is at the top. */
  isWide: boolean
}

/** The room with the equipment and the guests, to scale. All lengths in the drawing are metres. */
export function RoomSketch({ question, answer, isWide }: Props) {
  const { plan } = answer
  const { floor } = plan
  const room = isWide ? { width: floor.depth, height: floor.width } : { width: floor.width, height: floor.depth }
  const drawn = getDrawnPart(plan, isWide)
  const scale = isWide ? getScale(drawn, 624, 0.72) : getScale(drawn, 300, 1.9)
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
        <Labels plan={plan} keys={keys} scale={scale} isWide={isWide} />
        <Dimensions room={room} drawn={drawn} scale={scale} />
      </svg>
      <figcaption>
        <Legend plan={plan} keys={keys} question={question} />
      </figcaption>
    </figure>
  )
}

/** The room, and what is larger than it. */
function getDrawnPart({ floor, overflow }: FloorPlan, isWide: boolean): Bounds {
  const rects = [{ x: 0, y: 0, ...floor }, ...overflow]
  const x = Math.min(...rects.map((rect) => rect.x))
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) - x
  const height = Math.max(...rects.map((rect) => rect.y + rect.depth))
  return isWide ? { x: 0, y: x, width: height, height: width } : { x, y: 0, width, height }
}

type DrawingProps = { question: RoomQuestion; answer: RoomAnswer; plan: FloorPlan; scale: Scale }

function Drawing({ question, answer, plan, scale }: DrawingProps) {
  const { floor, gear, pieces, clearSpace, way, danceFloor, guestAreas, overflow } = plan
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
      {overflow.map((rect, index) => (
        <Box key={index} rect={rect} name="too large" className="text-rose-light" fillOpacity={0.35} />
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

/** The numbers of the drawing: one for each item that is in it. */
const listKeys = ({ pieces }: FloorPlan): PlacedPiece['id'][] => [...new Set(pieces.map(({ id }) => id))]
