import { CalendarPlus } from 'lucide-react'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { SelectField, TextField } from '../../../components/ui/Field'
import {
  deleteEventIfUnchanged,
  eventCategories,
  type EventCategory,
  type SiteEvent,
} from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { OfficeList } from '../../list/OfficeList'
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

/** The list of stored events with its search and filters. */
export function EventsSection({ stored, now, forms, showBanner }: Props) {
  const { events, isPendingApproval, hasFailed, reload } = stored
  const {
    state: filters,
    update,
    navigate,
  } = useUrlState({ parse: parseFilters, format: formatFilters })
  const { category, status } = filters
  const matches = filterEvents(events ?? [], filters)

  return (
    <OfficeList
      heading="Events and announcements"
      names={{ title: 'Event', one: 'event', many: 'events' }}
      list={events && { items: matches, matchCount: matches.length, total: events.length }}
      hasFailed={hasFailed}
      isFiltered={filters.search.trim() !== '' || category !== '' || status !== ''}
      filters={
        <div
          role="search"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 lg:grid-cols-[1fr_14rem_11rem]"
        >
          <TextField
            type="search"
            label="Search"
            placeholder="Part of the title"
            className="col-span-full lg:col-span-1"
            value={filters.search}
            onChange={({ target }) => update({ search: target.value })}
          />
          <SelectField
            label="Category"
            placeholder="All Categories"
            options={categoryOptions}
            value={category}
            onChange={({ target }) => navigate({ category: target.value as Filters['category'] })}
          />
          <SelectField
            label="Status"
            placeholder="All Status"
            options={statusOptions}
            value={status}
            onChange={({ target }) => navigate({ status: target.value as Filters['status'] })}
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
      renderCard={(event, onDelete) => (
        <EventCard event={event} now={now} forms={forms} onDelete={onDelete} />
      )}
      deletion={{
        getQuestion: ({ title }) => `Are you sure you want to delete "${title}"?`,
        deleteItem: deleteEventIfUnchanged,
        onDeleted: ({ id }) => forms.deleteDraft(id),
      }}
      onClearFilters={() => navigate(noFilters)}
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

/** Reads the filters from the query of the URL. Ignores unknown values. */
function parseFilters(params: URLSearchParams): Filters {
  const status = params.get('status')
  return {
    search: params.get('q') ?? '',
    category: eventCategories.find((category) => category === params.get('category')) ?? '',
    status: status === 'active' || status === 'inactive' ? status : '',
  }
}

/** The parameters of the URL for the filters. */
const formatFilters = ({ search, category, status }: Filters) => ({
  q: search.trim() && search,
  category,
  status,
})

/** Returns the events that match all filters, in the given order. An empty filter matches every event. */
const filterEvents = (
  events: readonly SiteEvent[],
  { search, category, status }: Filters,
): SiteEvent[] =>
  events.filter(
    (event) =>
      event.title.toLowerCase().includes(search.trim().toLowerCase()) &&
      (category === '' || event.category === category) &&
      (status === '' || event.isActive === (status === 'active')),
  )
