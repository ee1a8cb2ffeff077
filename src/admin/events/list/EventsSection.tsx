import { CalendarPlus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { SelectField, TextField } from '../../../components/ui/Field'
import { deleteEventIfUnchanged, eventCategories, type EventCategory, type SiteEvent } from '../../../data/events'
import { search } from '../../../lib/text/search'
import type { BannerMessage } from '../../Banner'
import { OfficeList } from '../../list/OfficeList'
import { formatPage, getPage, parsePage } from '../../list/pages'
import { categoryOptions } from '../form/event-fields'
import type { EventForms, useEvents } from '../use-events'
import { EventCard } from './EventCard'

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
  const { state: view, update, navigate } = useUrlState({ parse: parseListView, format: formatListView })
  const { category, status } = view
  // Deferred, so that rendering the cards does not block typing.
  const deferredSearch = useDeferredValue(view.search)
  const matches = useMemo(
    () => filterEvents(events ?? [], { search: deferredSearch, category, status }),
    [events, deferredSearch, category, status],
  )
  const list = events && getPage(matches, view.page, events.length)

  const changeView = (changes: Partial<ListView>, apply = navigate) => apply({ page: 1, ...changes })

  return (
    <OfficeList
      heading="Events and announcements"
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

const noFilters = {
  search: '',
  category: '' as EventCategory | '',
  status: '' as 'active' | 'inactive' | '',
}
type Filters = typeof noFilters

/** The search, filters and page of the list of events. The URL has what differs from the first page without filters. */
type ListView = Filters & {
  /** Counted from 1. May be past the last page, because the number of events changes. */
  page: number
}

/** Reads the view from the query of the URL. Ignores unknown values. */
function parseListView(params: URLSearchParams): ListView {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    category: eventCategories.find((category) => category === params.get('category')) ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
    page: parsePage(params),
  }
}

/** The parameters of the URL for a view. */
const formatListView = ({ search, category, status, page }: ListView) => ({
  q: search.trim() && search,
  category,
  status,
  page: formatPage(page),
})

/**
 * Returns the events that match all filters, in the given order. An empty filter matches every event. The search is for
 * words of the title, see `search`, none of which is left out.
 */
function filterEvents(events: readonly SiteEvent[], { search: query, category, status }: Filters): SiteEvent[] {
  const { items, match } = search(events, query, ({ title }) => [[title]])
  const found = new Set(match === 'partial' ? [] : items)
  return events.filter(
    (event) =>
      found.has(event) &&
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')),
  )
}
