import { Suspense, useEffect } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useRoomModule } from '../../../components/hooks/use-room-answer'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Section } from '../../../components/ui/Section'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import { whenIdle } from '../../../lib/browser/when-idle'
import { getAdvice } from '../../../packages/advice'
import { formatAdvice } from '../../../packages/advice-text'
import {
  formatEventBrief,
  getCompleteBrief,
  getUsualSeating,
  parseEventBrief,
  toRoomFields,
} from '../../../packages/event-brief'
import { toRoomBrief, useRoom } from '../../../suitability/room/room-input'
import { AdviceExample } from './AdviceHead'
import { Questions } from './Questions'

const AdviceCard = lazyWithPreload(() => import('./AdviceCard'))

export function Adviser() {
  const { state: brief, isPending, update, flush } = useUrlState({ parse: parseEventBrief, format: formatEventBrief })
  const roomFields = useRoom()
  const answered = getCompleteBrief(brief)
  const room = answered
    ? toRoomBrief({ ...roomFields, ...toRoomFields(answered) }, getUsualSeating(answered))?.room
    : undefined
  const roomModule = useRoomModule(Boolean(room))
  const inRoom = room && roomModule && { room, getSuitability: roomModule.getSuitabilityInRoom }
  const completeBrief = answered && { ...answered, inRoom }
  const advice = completeBrief && getAdvice(completeBrief)

  useEffect(() => whenIdle(AdviceCard.prefetch), [])

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
        </div>
        {/* Announced when the visitor pauses, not after every digit. */}
        <p role="status" className="sr-only">
          {advice && !isPending && formatAdvice(completeBrief, advice)}
        </p>
        {advice ? (
          <LazyBoundary name="The advice" loadingLabel="Loading advice...">
            <Suspense fallback={<AdviceExample />}>
              <AdviceCard brief={completeBrief} advice={advice} />
            </Suspense>
          </LazyBoundary>
        ) : (
          <AdviceExample />
        )}
      </div>
    </Section>
  )
}
