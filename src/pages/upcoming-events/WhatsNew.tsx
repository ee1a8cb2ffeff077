import { useEffect, useState } from 'react'
import { ScrollStrip, StripButtons, useScrollStrip } from '../../components/ui/ScrollStrip'
import { Section } from '../../components/ui/Section'
import { Spinner } from '../../components/ui/Spinner'
import { deactivatePastEvents, getActiveEvents, type SiteEvent } from '../../data/events'
import { sydneyToday } from '../../lib/dates'
import { NewsCard, NewsCardSkeleton } from './NewsCard'

/** The stored events and announcements that are active. */
export function WhatsNew() {
  const events = useCurrentEvents()
  const strip = useScrollStrip()

  return (
    <Section
      eyebrow="From the crew"
      title="What's New?"
      ground="paper"
      gel="rose"
      aside={events && events.length > 0 && <StripButtons strip={strip} label="news" ground="paper" />}
    >
      {events === null && <Loading />}
      {events?.length === 0 && <Empty />}
      {events && events.length > 0 && (
        <ScrollStrip strip={strip} label="Latest news">
          {events.map((event) => (
            <li key={event.id} className="w-[min(18.875rem,78vw)] snap-start print:break-inside-avoid">
              <NewsCard event={event} />
            </li>
          ))}
        </ScrollStrip>
      )}
    </Section>
  )
}

/** Null while they load. What is past is retired first, so that nobody reads yesterday's news. */
function useCurrentEvents(): SiteEvent[] | null {
  const [events, setEvents] = useState<SiteEvent[] | null>(null)
  useEffect(() => {
    let isGone = false
    async function load() {
      await deactivatePastEvents(sydneyToday(new Date()))
      if (isGone) return
      const active = await getActiveEvents()
      if (!isGone) setEvents(active)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [])
  return events
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
        Nothing is announced at the moment. The weekly events above run as always.
      </p>
    </div>
  )
}
