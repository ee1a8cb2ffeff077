import { CalendarPlus } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { SelectField, TextField } from '../../../components/ui/Field'
import { deleteEventIfUnchanged } from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { OfficeList } from '../../list/OfficeList'
import { getPage, getPageOf } from '../../list/pages'
import { categoryOptions, getDifferences } from '../form/event-fields'
import type { EventForms } from '../form/use-event-forms'
import type { useEvents } from '../use-events'
import { EventCard } from './EventCard'
import { filterEvents, formatListView, type ListView, noFilters, parseListView } from './list-view'

type Props = {
  stored: ReturnType<typeof useEvents>
  now: Date
  forms: EventForms
  showBanner: (message: BannerMessage) => void
}

const statusOptions = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

/** The list of stored events with its search, filters and pages. */
export function EventsSection({ stored, now, forms, showBanner }: Props) {
  const { events, isPendingApproval, hasFailed, reload } = stored
  const { savedId, clearSavedId } = forms
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

  function changeView(changes: Partial<ListView>, apply = navigate) {
    clearSavedId()
    apply({ page: 1, ...changes })
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
      isFiltered={view.search.trim() !== '' || category !== '' || status !== ''}
      filters={
        <div
          role="search"
          className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4 lg:grid-cols-[1fr_14rem_11rem]"
        >
          <TextField
            type="search"
            label="Search"
            placeholder="Part of the title"
            className="col-span-full lg:col-span-1"
            value={view.search}
            onChange={({ target }) => changeView({ search: target.value }, update)}
          />
          <SelectField
            label="Category"
            placeholder="All Categories"
            options={categoryOptions}
            value={category}
            onChange={({ target }) => changeView({ category: target.value as ListView['category'] })}
          />
          <SelectField
            label="Status"
            placeholder="All Status"
            options={statusOptions}
            value={status}
            onChange={({ target }) => changeView({ status: target.value as ListView['status'] })}
          />
        </div>
      }
      // To an account that is not an admin, the database shows active events only.
      emptyState={
        !isPendingApproval && (
          <EmptyState
            icon={<CalendarPlus aria-hidden />}
            title="No events yet"
            text="Events you add show up in What's New? until the end of their day."
          >
            <Button variant="primary" onClick={forms.addEvent}>
              Add First Event
            </Button>
          </EmptyState>
        )
      }
      filterHint="Try a shorter search, or another category or status."
      className="md:grid-cols-2 lg:grid-cols-3"
      renderCard={(event, onDelete) => <EventCard event={event} now={now} forms={forms} onDelete={onDelete} />}
      deletion={{
        title: 'Delete Event',
        getQuestion: ({ title }) => `Are you sure you want to delete "${title}"?`,
        deleteItem: deleteEventIfUnchanged,
        getDifferences,
        deletedMessage: 'Event deleted successfully!',
        failedMessage: 'Failed to delete event. Please try again.',
      }}
      onClearFilters={() => changeView(noFilters)}
      onPageChange={(page) => changeView({ page })}
      showBanner={showBanner}
      reload={reload}
    />
  )
}
