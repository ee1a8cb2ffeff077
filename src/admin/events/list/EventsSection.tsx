import { CalendarPlus } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { deleteEventIfUnchanged, type SiteEvent } from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { OfficeList } from '../../list/OfficeList'
import { getPage, getPageOf } from '../../list/pages'
import { describeChange } from '../form/event-fields'
import type { EventEditor } from '../form/use-event-editor'
import { EventCard } from './EventCard'
import { FilterBar } from './FilterBar'
import { filterEvents, formatListView, type ListView, noFilters, parseListView } from './list-view'

type Props = {
  /** All stored events, newest entry first. Null until they are loaded. */
  events: readonly SiteEvent[] | null
  isPendingApproval: boolean
  hasFailed: boolean
  now: Date
  editor: EventEditor
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
}

/** The list of stored events with its search, filters and pages. */
export function EventsSection({ events, isPendingApproval, hasFailed, now, editor, showBanner, reload }: Props) {
  const { savedId, clearSavedId } = editor
  const { state: view, update, navigate } = useUrlState({ parse: parseListView, format: formatListView })
  const { category, status } = view
  // Deferred, so that rendering the cards does not block typing.
  const deferredSearch = useDeferredValue(view.search)
  const matches = useMemo(
    () => filterEvents(events ?? [], { search: deferredSearch, category, status }, savedId),
    [events, deferredSearch, category, status, savedId],
  )
  const list = events && getPage(matches, view.page, events.length)
  const headingRef = useRef<HTMLHeadingElement>(null)

  function handleChange(changes: Partial<ListView>) {
    clearSavedId()
    navigate({ page: 1, ...changes })
  }

  // A saved event stays visible: it may be on another page now.
  const showSaved = useEffectEvent(() => {
    const index = matches.findIndex(({ id }) => id === savedId)
    if (index >= 0 && getPageOf(index) !== list?.page) navigate({ page: getPageOf(index) }, { replace: true })
  })
  useEffect(() => {
    if (savedId !== null) showSaved()
  }, [savedId])

  return (
    <OfficeList
      heading="Events and announcements"
      headingRef={headingRef}
      names={{ one: 'event', many: 'events' }}
      list={list}
      hasFailed={hasFailed}
      filters={
        <FilterBar
          view={view}
          onSearch={(text) => {
            clearSavedId()
            update({ search: text, page: 1 })
          }}
          onChange={handleChange}
        />
      }
      // To an account that is not an admin, the database shows active events only.
      emptyState={!isPendingApproval && <NoEvents onAdd={editor.addEvent} />}
      filterHint="Try a shorter search, or another category or status."
      className="md:grid-cols-2 lg:grid-cols-3"
      renderCard={(event, onDelete) => (
        <EventCard
          event={event}
          now={now}
          isSaved={event.id === savedId}
          onEdit={editor.editEvent}
          onDuplicate={editor.duplicateEvent}
          onDelete={onDelete}
        />
      )}
      deletion={{
        title: 'Delete Event',
        getQuestion: ({ title }) => `Are you sure you want to delete "${title}"?`,
        deleteItem: deleteEventIfUnchanged,
        describeChange,
        deletedMessage: 'Event deleted successfully!',
        failedMessage: 'Failed to delete event. Please try again.',
      }}
      onClearFilters={() => handleChange(noFilters)}
      onPageChange={(page) => handleChange({ page })}
      showBanner={showBanner}
      reload={reload}
    />
  )
}

function NoEvents({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<CalendarPlus aria-hidden />}
      title="No events yet"
      text="Events you add show up in What's New? until the end of their day."
    >
      <Button variant="primary" onClick={onAdd}>
        Add First Event
      </Button>
    </EmptyState>
  )
}
