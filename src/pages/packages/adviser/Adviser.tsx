import { useRoomModule } from '../../../components/hooks/use-room-answer'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { RoomFieldset } from '../../../components/room/RoomFieldset'
import { RoomFromLink } from '../../../components/room/RoomFromLink'
import { Section } from '../../../components/ui/Section'
import { getEventKind } from '../../../content/advice/event-kinds'
import { packageSeatings } from '../../../content/advice/guest-rules'
import { getAdvice } from '../../../packages/advice'
import { type CompleteBrief, formatEventBrief, getCompleteBrief, parseEventBrief } from '../../../packages/event-brief'
import { formatAdvice } from '../../../packages/package-enquiry'
import { toRoomBrief, toRoomPlace } from '../../../suitability/room/room-input'
import { setRoom, useRoom } from '../../../suitability/room/use-room'
import { AdviceCard } from './AdviceCard'
import { Questions } from './Questions'

/** The last question, which is optional. */
function RoomQuestion({ brief }: { brief: CompleteBrief | null }) {
  const fields = useRoom()
  if (!brief) return null
  const { slug } = getEventKind(brief.event)
  return (
    <fieldset className="mt-4.5 rounded-plate border border-line bg-raised p-5 sm:p-7 print:hidden">
      <legend className="sr-only">How big is the room?</legend>
      <p aria-hidden className="mb-3 text-small font-semibold text-warm">
        How big is the room? <span className="font-normal text-muted">optional</span>
      </p>
      <RoomFieldset
        isSizeOnly
        fields={{ ...fields, place: toRoomPlace(brief.place, brief.time === 'after-dark') }}
        onChange={(next) => setRoom({ ...next, guests: String(brief.guests), seating: packageSeatings[slug] })}
      />
    </fieldset>
  )
}

/** A few questions about an event, and the package tier that suits it. */
export function Adviser() {
  const { state: brief, isPending, update, flush } = useUrlState({ parse: parseEventBrief, format: formatEventBrief })
  const roomFields = useRoom()
  const answered = getCompleteBrief(brief)
  const room = toRoomBrief({ ...roomFields, guests: '', place: answered?.place ?? roomFields.place })?.room
  const roomModule = useRoomModule(room !== undefined)
  const inRoom = room && roomModule && { room, getSuitability: roomModule.getSuitabilityInRoom }
  const completeBrief = answered && { ...answered, inRoom }
  const advice = completeBrief && getAdvice(completeBrief)

  return (
    <Section
      id="which-package"
      title="Which package?"
      intro="Answer three questions to find the cheapest package that suits your event."
      gel="amber"
      className={`md:pt-16 ${completeBrief ? 'print:pt-6' : 'print:hidden'}`}
    >
      <div className="grid items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-4.5 min-[900px]:grid-cols-[5fr_7fr] print:block">
        <div className="min-[900px]:sticky min-[900px]:top-20">
          <Questions brief={brief} onChange={update} onCommit={flush} />
          <RoomQuestion brief={answered} />
        </div>
        {/* Announced when the visitor pauses, not after every digit. */}
        <p role="status" className="sr-only">
          {advice && !isPending && formatAdvice(completeBrief, advice)}
        </p>
        <RoomFromLink />
        {advice ? (
          <AdviceCard brief={completeBrief} advice={advice} />
        ) : (
          <p className="grid place-items-center rounded-plate border border-dashed border-edge bg-radial-[70%_60%_at_50%_0] from-gel/18 to-transparent px-6 py-14 text-center min-[900px]:h-full">
            <span className="max-w-[34ch]">Answer all three and we'll tell you which one, and why.</span>
          </p>
        )}
      </div>
    </Section>
  )
}
