import { PageLink } from '../../components/links/PageLink'
import { Picture } from '../../components/ui/Picture'
import { Section } from '../../components/ui/Section'
import { type WeeklyEvent, weeklyEvents } from '../../content/events/weekly-events'
import { formatWeeklyTimes } from '../../lib/dates/weekly-dates'

/** Links to the other weekly events. */
export function OtherWeeklyEvents({ current }: { current: WeeklyEvent }) {
  const others = weeklyEvents.filter(({ id }) => id !== current.id)
  return (
    <Section title="Other weekly events" className="print:hidden">
      <ul className="grid gap-4.5 lg:grid-cols-2">
        {others.map((event) => (
          <li
            key={event.id}
            data-gel={event.gel}
            className="group footlight relative isolate grid grid-cols-[7.5rem_1fr] overflow-hidden rounded-card border border-line bg-raised transition duration-300 ease-standard focus-within:border-gel/55 hover:border-gel/55 hover:shadow-lit sm:grid-cols-[10rem_1fr] lg:last:odd:col-span-full"
          >
            <Picture picture={event.image} alt="" sizes="160px" className="size-full bg-plate" />
            <div className="self-center p-5 md:p-6">
              <h3 className="text-block">
                <PageLink to={`/upcoming-events/${event.id}`} className="stretch">
                  {event.title}
                </PageLink>
              </h3>
              <p className="mt-3 font-semibold text-warm">{formatWeeklyTimes(event)}</p>
              <p className="text-small">{event.ages}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
