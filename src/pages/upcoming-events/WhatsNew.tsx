import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { NoScript } from '../../components/NoScript'
import { ScrollStrip, StripButtons, useScrollStrip } from '../../components/ui/ScrollStrip'
import { Section } from '../../components/ui/Section'
import { Spinner } from '../../components/ui/Spinner'
import type { Result } from '../../data/call-backend'
import { deactivatePastEvents, loadActiveEvents, type SiteEvent } from '../../data/events'
import { NoBackendError, TIMEOUT_MS } from '../../data/supabase'
import { isPast, sydneyToday } from '../../lib/dates'
import { NewsCard, NewsCardSkeleton } from '../../components/NewsCard'

/** The active events and announcements. */
export function WhatsNew() {
  const { result, reload } = useActiveEvents()
  const contentRef = useRef<HTMLDivElement>(null)
  const strip = useScrollStrip()
  const events = result?.ok ? result.data : []

  function handleRetry() {
    // The button that has the focus is about to be removed.
    contentRef.current?.focus()
    reload()
  }

  return (
    <Section
      eyebrow="News"
      title="What's New?"
      background="paper"
      gel="rose"
      aside={events.length > 0 && <StripButtons strip={strip} label="news" background="paper" />}
    >
      <NoScript text="The latest news needs JavaScript." />
      <div ref={contentRef} tabIndex={-1} className="outline-none">
        {!result && <Loading />}
        {result?.ok === false && <Failed onRetry={handleRetry} />}
        {result?.ok && events.length === 0 && <Empty />}
        {events.length > 0 && (
          <ScrollStrip strip={strip} label="Latest news">
            {events.map((event) => (
              <li key={event.id} className="w-[min(18.875rem,78vw)] snap-start print:break-inside-avoid">
                <NewsCard event={event} />
              </li>
            ))}
          </ScrollStrip>
        )}
      </div>
    </Section>
  )
}

/** Deactivates past events, then loads the active ones. `result` is null while that runs. */
function useActiveEvents() {
  const [result, setResult] = useState<Result<SiteEvent[]> | null>(null)

  useEffect(() => {
    if (result) return undefined
    let ignore = false
    async function load() {
      const deadline = AbortSignal.timeout(TIMEOUT_MS)
      const now = new Date()
      await deactivatePastEvents(sydneyToday(now), deadline)
      if (ignore) return
      const loaded = getCurrentEvents(await loadActiveEvents(deadline), now)
      if (!ignore) setResult(loaded)
    }
    void load()
    return () => {
      ignore = true
    }
  }, [result])

  return { result, reload: () => setResult(null) }
}

/** Leaves out past events, in case they could not be deactivated. A site without a backend has no events. */
function getCurrentEvents(result: Result<SiteEvent[]>, now: Date): Result<SiteEvent[]> {
  if (result.ok) return { ok: true, data: result.data.filter((event) => !isPast(event.eventDate, now)) }
  return result.error instanceof NoBackendError ? { ok: true, data: [] } : result
}

function Loading() {
  return (
    <div className="relative mx-[calc((100%-100vw)/2)] overflow-hidden px-[calc((100vw-100%)/2)] py-3">
      <div aria-hidden className="flex w-max animate-pulse gap-4.5 motion-reduce:animate-none">
        {[1, 2, 3, 4].map((card) => (
          <NewsCardSkeleton key={card} />
        ))}
      </div>
      <div className="absolute inset-0 grid place-items-center">
        <div className="rounded-plate bg-night px-6 [&_p]:py-4">
          <Spinner label="Loading latest news..." />
        </div>
      </div>
    </div>
  )
}

function Empty() {
  return (
    <div className="rounded-plate border border-dashed border-paper-ink/35 px-6 py-14 text-center">
      <h3 className="text-block text-paper-ink">More Events Coming Soon!</h3>
      <p className="mx-auto mt-3 max-w-[48ch]">
        We have nothing to announce yet. In the meantime, come to one of the weekly events above.
      </p>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-plate border border-dashed border-paper-ink/35 px-6 py-14 text-center">
      <h3 className="text-block text-paper-ink">Could not load the latest news</h3>
      <p className="mx-auto mt-3 max-w-[48ch]">
        The weekly events above go ahead as planned. Check your connection and try again.
      </p>
      <Button variant="primary" className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
