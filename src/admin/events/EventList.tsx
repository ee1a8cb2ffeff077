import { CalendarPlus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/Button'
import { type SiteEvent } from '../../data/events'
import { EventCard } from './EventCard'
import { EventSkeletons } from './EventSkeletons'

type Props = {
  /** Null while the first load lasts. */
  events: readonly SiteEvent[] | null
  /** Those of them that pass the filters. */
  shown: readonly SiteEvent[]
  now: Date
  onAdd: () => void
  onEdit: (event: SiteEvent) => void
  onDelete: (event: SiteEvent) => void
  onClearFilters: () => void
}

export function EventList({ events, shown, now, onAdd, onEdit, onDelete, onClearFilters }: Props) {
  if (!events) return <EventSkeletons />

  if (events.length === 0) {
    return (
      <Empty
        icon={<CalendarPlus aria-hidden />}
        title="No events yet"
        text="What you add here stands in the What's New? section, newest date first."
        action={
          <Button variant="primary" onClick={onAdd}>
            Add First Event
          </Button>
        }
      />
    )
  }

  if (shown.length === 0) {
    return (
      <Empty
        icon={<SearchX aria-hidden />}
        title="No events match your filters"
        text="Try fewer letters of the title, or another category or status."
        action={<Button onClick={onClearFilters}>Clear Filters</Button>}
      />
    )
  }

  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {shown.map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} onEdit={() => onEdit(event)} onDelete={() => onDelete(event)} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge px-6 py-16 text-center [&>svg]:size-9 [&>svg]:text-muted">
      {icon}
      <h3 className="text-block">{title}</h3>
      <p className="max-w-[44ch]">{text}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
