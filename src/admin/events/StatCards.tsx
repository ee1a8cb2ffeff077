import type { SiteEvent } from '../../data/events'
import { isPast } from '../../lib/dates/dates'
import type { Gel } from '../../lib/gels'

/** Counts of all stored events, regardless of the filters. Null, while the number is unknown, is shown as a dash. */
export function StatCards({ events, now }: { events: readonly SiteEvent[] | null; now: Date }) {
  const active = events?.filter((event) => event.isActive)
  const stats: { label: string; count: number | undefined; gel: Gel }[] = [
    { label: 'Total Events', count: events?.length, gel: 'congo' },
    { label: 'Active Events', count: active?.length, gel: 'teal' },
    { label: 'Upcoming', count: active?.filter((event) => !isPast(event.eventDate, now)).length, gel: 'amber' },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {stats.map(({ label, count, gel }) => (
        <div
          key={label}
          data-gel={gel}
          className="footlight relative flex flex-col justify-between gap-3 overflow-hidden rounded-card border border-line bg-raised px-3.5 py-4 sm:px-6 sm:py-5"
        >
          <dt className="font-mono text-spec text-muted">{label}</dt>
          <dd className="font-display text-section font-extrabold text-warm tabular-nums">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
