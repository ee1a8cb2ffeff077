import { AnimatePresence, usePresenceData } from 'framer-motion'
import { CalendarPlus, CircleAlert, SearchX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useExitAnimation } from '../../../components/hooks/use-exit-animation'
import { Button } from '../../../components/ui/Button'
import type { SiteEvent } from '../../../data/events'
import { EventCard } from './EventCard'
import { EventSkeletons } from './EventSkeletons'

type Props = {
  /** All stored events. Null until they are loaded. */
  events: readonly SiteEvent[] | null
  hasFailed: boolean
  /** The events of the current page that match the filters. */
  shownEvents: readonly SiteEvent[]
  page: number
  now: Date
  /** The event that was saved last. */
  savedId: string | null
  onReload: () => void
  onAdd: () => void
  onEdit: (event: SiteEvent) => void
  onDuplicate: (event: SiteEvent) => void
  onDelete: (event: SiteEvent) => void
  onClearFilters: () => void
}

export function EventList({
  events,
  hasFailed,
  shownEvents,
  page,
  now,
  savedId,
  onReload,
  onAdd,
  onEdit,
  onDuplicate,
  onDelete,
  onClearFilters,
}: Props) {
  const storedIds = useMemo(() => new Set(events?.map(({ id }) => id)), [events])

  if (!events && hasFailed) {
    return (
      <div role="alert">
        <Message
          icon={<CircleAlert aria-hidden />}
          title="The events could not be loaded"
          text="Check your connection and try again."
          action={
            <Button variant="primary" onClick={onReload}>
              Try again
            </Button>
          }
        />
      </div>
    )
  }

  if (!events) return <EventSkeletons />

  if (events.length === 0) {
    return (
      <Message
        icon={<CalendarPlus aria-hidden />}
        title="No events yet"
        text="Events that you add appear in the What's New? section, latest date first."
        action={
          <Button variant="primary" onClick={onAdd}>
            Add First Event
          </Button>
        }
      />
    )
  }

  if (shownEvents.length === 0) {
    return (
      <Message
        icon={<SearchX aria-hidden />}
        title="No events match your filters"
        text="Try a shorter search, or another category or status."
        action={<Button onClick={onClearFilters}>Clear Filters</Button>}
      />
    )
  }

  return (
    // The key replaces all cards of a page at once. AnimatePresence would show them together with the next ones first.
    <ul key={page} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      <AnimatePresence custom={storedIds}>
        {shownEvents.map((event) => (
          <Item key={event.id} id={event.id}>
            <EventCard
              event={event}
              now={now}
              isSaved={event.id === savedId}
              onEdit={onEdit}
              onDuplicate={onDuplicate}
              onDelete={onDelete}
            />
          </Item>
        ))}
      </AnimatePresence>
    </ul>
  )
}

/** Fades out when its event is deleted, but not when it is filtered out or on another page. */
function Item({ id, children }: { id: string; children: ReactNode }) {
  const storedIds = usePresenceData() as ReadonlySet<string>
  const isDeleted = !storedIds.has(id)
  const { ref } = useExitAnimation<HTMLLIElement>({ opacity: 0, scale: 0.95 }, isDeleted)
  return (
    <li ref={ref} inert={isDeleted}>
      {children}
    </li>
  )
}

type MessageProps = { icon: ReactNode; title: string; text: string; action: ReactNode }

function Message({ icon, title, text, action }: MessageProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-edge px-6 py-16 text-center [&>svg]:size-9 [&>svg]:text-muted">
      {icon}
      <h3 className="text-block">{title}</h3>
      <p className="max-w-[44ch]">{text}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
