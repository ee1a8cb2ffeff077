import { useNow } from '../../components/hooks/use-now'
import { ScrollStrip, StripButtons, useScrollStrip } from '../../components/ui/ScrollStrip'
import { Section } from '../../components/ui/Section'
import { weeklyCalendarPath, weeklyEvents } from '../../content/events/weekly-events'
import { CalendarLinks } from './CalendarLinks'
import { WeeklyEventCard } from './WeeklyEventCard'

/** The events that take place every week. */
export function WeeklyEvents() {
  const strip = useScrollStrip()
  const now = useNow()

  return (
    <Section
      eyebrow="Free entry"
      title="Our Weekly Events"
      gel="rose"
      className="@container"
      aside={<StripButtons strip={strip} label="weekly events" />}
    >
      <ScrollStrip strip={strip} label="Weekly events">
        {weeklyEvents.map((event) => (
          <li
            key={event.id}
            data-gel={event.gel}
            className="w-[min(18.875rem,78vw)] snap-start md:w-[38.875rem] print:break-inside-avoid"
          >
            <WeeklyEventCard event={event} now={now} />
          </li>
        ))}
      </ScrollStrip>
      <p className="mt-8 text-warm">One calendar for all three, which leaves out the dates they're not on:</p>
      <CalendarLinks path={weeklyCalendarPath} name="all weekly events" className="mt-2" />
    </Section>
  )
}
