import { Suspense, useEffect, useState } from 'react'
import {
  type EventBrief,
  formatEventBrief,
  getCompleteBrief,
  parseEventBrief,
} from '../../../advice/event-brief'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Section } from '../../../components/ui/Section'
import { lazyWithPreload } from '../../../lib/browser/lazy-with-preload'
import { whenIdle } from '../../../lib/browser/when-idle'
import { AdviceExample } from './AdviceHead'
import { Questions } from './Questions'

const AdviceCard = lazyWithPreload(() => import('./AdviceCard'))

export function Adviser() {
  const {
    state: brief,
    update,
    flush,
  } = useUrlState({ parse: parseEventBrief, format: formatEventBrief })
  const completeBrief = getCompleteBrief(brief)
  /** Whether the last answer was chosen, and not typed or part of a link. */
  const [wasChosen, setWasChosen] = useState(false)

  useEffect(() => whenIdle(AdviceCard.prefetch), [])

  function handleChange(change: Partial<EventBrief>) {
    update(change)
    setWasChosen(!('guests' in change))
  }

  return (
    <Section
      id="which-package"
      title="Which package?"
      intro="Answer three questions to find the cheapest package that suits your event."
      gel="amber"
      className={`md:pt-16 ${completeBrief ? 'print:pt-6' : 'print:hidden'}`}
    >
      <div className="grid items-start gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-4.5 min-[56.25em]:grid-cols-[5fr_7fr] print:block">
        <div className="min-[56.25em]:sticky min-[56.25em]:top-20">
          <Questions brief={brief} onChange={handleChange} onCommit={flush} />
        </div>
        <LazyBoundary name="The advice" loadingLabel="Loading advice...">
          <Suspense fallback={<AdviceExample />}>
            {completeBrief ? (
              <AdviceCard brief={completeBrief} scrollsIntoView={wasChosen} />
            ) : (
              <AdviceExample />
            )}
          </Suspense>
        </LazyBoundary>
      </div>
    </Section>
  )
}
