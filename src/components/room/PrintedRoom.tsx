import { checkRoom, type RoomQuestion } from '../../hire/room/room'
import { roomNote, summarizeRoom } from '../../hire/room/room-text'
import { RoomSketch } from './RoomSketch'

/** Whether everything fits the room, with the drawing, for the printed quote. */
export function PrintedRoom({ question }: { question: RoomQuestion }) {
  const answer = checkRoom(question)
  return (
    <section className="mt-6 break-inside-avoid">
      <h3 className="mb-2 text-card">Your space</h3>
      <p className="text-small">{summarizeRoom(question, answer)}</p>
      <RoomSketch question={question} answer={answer} isWide />
      <p className="mt-2 text-small">{roomNote}</p>
    </section>
  )
}
