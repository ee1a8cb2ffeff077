import { useEffect, useRef, useState } from 'react'
import { NewsCard } from '../../components/cards/NewsCard'
import { NoScript } from '../../components/fallbacks/NoScript'
import { useNow } from '../../components/hooks/use-now'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { ScrollStrip, StripButtons, useScrollStrip } from '../../components/ui/ScrollStrip'
import { Section } from '../../components/ui/Section'
import { Spinner } from '../../components/ui/Spinner'
import { deactivatePastEvents, loadActiveEvents, type SiteEvent, sortNews } from '../../data/events'
import { NoBackendError, type Result } from '../../data/supabase'
import { isPast, sydneyToday } from '../../lib/dates/dates'

export function WhatsNew() {
  const { result, reload } = useActiveEvents()
  const now = useNow()
  const contentRef = useRef<HTMLDivElement>(null)
  const strip = useScrollStrip()
  // Past events may not have been deactivated, and the day may change while the page is open.
  const events =
    result?.ok && now ? sortNews(result.data.filter((event) => !isPast(event.eventDate, now))) : []

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
      className="@container"
      // On a phone they are below the news, which they would push down here, because they come after the spinner.
      aside={
        events.length > 0 && <StripButtons strip={strip} label="news" className="max-md:hidden" />
      }
    >
      <NoScript text="The latest news needs JavaScript." />
      <div ref={contentRef} tabIndex={-1} className="outline-none">
        {!result && (
          // About as high as the cards that follow, and the buttons below them.
          <div className="grid min-h-148 place-items-center max-md:min-h-160 [&_p]:text-paper-text [&_span]:border-paper-line [&_span]:border-t-paper-ink">
            <Spinner label="Loading latest news..." />
          </div>
        )}
        {result?.ok === false && (
          <EmptyState
            role="alert"
            background="paper"
            title="Could not load the latest news"
            text="The weekly events above are still on. Check your connection and try again."
          >
            <Button onClick={handleRetry} className="bg-night!">
              Try again
            </Button>
          </EmptyState>
        )}
        {result?.ok && events.length === 0 && (
          <EmptyState
            background="paper"
            title="More Events Coming Soon!"
            text="Nothing to announce just yet. In the meantime, come along to one of the weekly events above."
          />
        )}
        {events.length > 0 && (
          <>
            <ScrollStrip strip={strip} label="Latest news">
              {events.map((event) => (
                <li
                  key={event.id}
                  className="w-[min(18.875rem,78vw)] snap-start rounded-card print:break-inside-avoid"
                >
                  <NewsCard event={event} />
                </li>
              ))}
            </ScrollStrip>
            <StripButtons strip={strip} label="news" className="mt-2 md:hidden" />
          </>
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
      await deactivatePastEvents(sydneyToday(new Date()))
      if (ignore) return
      const loaded = await loadActiveEvents()
      // A site without a backend has no events.
      const isUnconfigured = !loaded.ok && loaded.error instanceof NoBackendError
      if (!ignore) setResult(isUnconfigured ? { ok: true, data: [] } : loaded)
    }
    void load()
    return () => {
      ignore = true
    }
  }, [result])

  return { result, reload: () => setResult(null) }
}
