import { CalendarPlus, SearchX } from 'lucide-react'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Spinner } from '../../../components/ui/Spinner'
import type { SiteEvent } from '../../../data/events'
import type { EventEditor } from '../form/use-event-editor'
import { EventCard } from './EventCard'

type Props = {
  /** All stored events. Null until they are loaded. */
  events: readonly SiteEvent[] | null
  /** The events of the current page that match the filters. */
  shownEvents: readonly SiteEvent[]
  now: Date
  editor: EventEditor
  onDelete: (event: SiteEvent) => void
  onClearFilters: () => void
}

export function EventList({ events, shownEvents, now, editor, onDelete, onClearFilters }: Props) {
  if (!events) return <Spinner label="Loading events..." />
  if (events.length === 0) {
    return (
      <EmptyState
        icon={<CalendarPlus aria-hidden />}
        title="No events yet"
        text="Events you add show up in What's New?, latest date first."
      >
        <Button variant="primary" onClick={editor.addEvent}>
          Add First Event
        </Button>
      </EmptyState>
    )
  }
  if (shownEvents.length === 0) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="No events match your filters"
        text="Try a shorter search, or another category or status."
      >
        <Button onClick={onClearFilters}>Clear Filters</Button>
      </EmptyState>
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
      {shownEvents.map((event) => (
        <li key={event.id}>
          <EventCard
            event={event}
            now={now}
            isSaved={event.id === editor.savedId}
            onEdit={editor.editEvent}
            onDuplicate={editor.duplicateEvent}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  )
}
