import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { Button } from '../../../components/ui/Button'
import { deleteEvent, loadEvent, type SiteEvent } from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { getFailureMessage } from '../../get-failure-message'
import { Notice } from '../../Notice'
import type { EventEditor } from '../form/use-event-editor'
import { DeleteDialog } from './DeleteDialog'
import { filterEvents, noFilters } from './event-filters'
import { EventList } from './EventList'
import { FilterBar } from './FilterBar'
import { formatListView, getPage, getPageOf, type ListView, parseListView, sortEvents } from './list-view'
import { PageNav } from './PageNav'
import { SavedNotice } from './SavedNotice'

type Props = {
  /** All stored events, newest entry first. Null until they are loaded. */
  events: readonly SiteEvent[] | null
  hasFailed: boolean
  now: Date
  editor: EventEditor
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
}

const noEvents: readonly SiteEvent[] = []

/** The list of stored events with its search, filters, order and pages. */
export function EventsSection({ events, hasFailed, now, editor, showBanner, reload }: Props) {
  const { savedId, forgetSaved } = editor
  const { state: view, update, navigate } = useUrlState({ parse: parseListView, format: formatListView })
  // Deferred, so that rendering the cards does not block typing.
  const deferredSearch = useDeferredValue(view.search)
  const matches = useMatches(events ?? noEvents, { ...view, search: deferredSearch })
  const { items, page, pageCount, start } = getPage(matches, view.page)
  const savedEvent = events?.find(({ id }) => id === savedId)
  const savedIndex = savedEvent ? matches.indexOf(savedEvent) : -1
  const [deleting, setDeleting] = useState<SiteEvent | null>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  /** Call it when the button that was pressed disappears. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  function handleChange(changes: Partial<ListView>) {
    forgetSaved()
    navigate({ page: 1, ...changes })
  }

  function handlePageChange(nextPage: number) {
    handleChange({ page: nextPage })
    headingRef.current?.scrollIntoView()
    focusHeading()
  }

  function handleShowSaved() {
    if (!savedEvent) return
    if (savedIndex >= 0) return navigate({ page: getPageOf(savedIndex) })
    navigate({ ...noFilters, page: getPageOf(sortEvents(events ?? noEvents, view.sort).indexOf(savedEvent)) })
  }

  function handleReload() {
    focusHeading()
    void reload()
  }

  async function handleDelete({ id }: SiteEvent) {
    const isDeleted = await deleteEvent(id)
    // The dialog restores the focus before it moves on. Another event may have been chosen in the meantime.
    flushSync(() => setDeleting((current) => (current?.id === id ? null : current)))
    const stored = isDeleted ? null : await loadEvent(id)
    if (stored && (!stored.ok || stored.data)) {
      const cause = stored.ok ? undefined : stored.error
      showBanner({ error: await getFailureMessage('Failed to delete event. Please try again.', cause) })
      return
    }
    showBanner({ success: isDeleted ? 'Event deleted successfully!' : 'This event had already been deleted.' })
    focusHeading()
    await reload()
  }

  return (
    <section aria-labelledby="stored-events" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="stored-events" ref={headingRef} tabIndex={-1} className="text-block outline-none">
          Events and announcements
        </h2>
        <p aria-live="polite" className="font-mono text-spec text-muted">
          {events && events.length > 0 && formatShown(items.length, start, matches.length, events.length)}
        </p>
      </div>
      <FilterBar
        view={view}
        onSearch={(text) => {
          forgetSaved()
          update({ search: text, page: 1 })
        }}
        onChange={handleChange}
      />
      {events && hasFailed && (
        <Notice
          role="alert"
          title="The list didn't refresh"
          actions={
            <Button size="small" onClick={handleReload}>
              Try again
            </Button>
          }
        >
          It may not show the latest changes. Check your connection and try again.
        </Notice>
      )}
      <EventList
        events={events}
        hasFailed={hasFailed}
        shownEvents={items}
        now={now}
        editor={editor}
        onReload={handleReload}
        onDelete={setDeleting}
        onClearFilters={() => {
          handleChange(noFilters)
          focusHeading()
        }}
      />
      <PageNav page={page} pageCount={pageCount} onChange={handlePageChange} />
      {savedEvent && !items.includes(savedEvent) && (
        <SavedNotice
          title={savedEvent.title}
          page={savedIndex >= 0 ? getPageOf(savedIndex) : null}
          onShow={handleShowSaved}
          onClose={() => {
            forgetSaved()
            focusHeading()
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          onDelete={() => void handleDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}

/** The events that match the filters, in the order of the view. */
function useMatches(events: readonly SiteEvent[], { search, category, status, sort }: ListView) {
  return useMemo(
    () => sortEvents(filterEvents(events, { search, category, status }), sort),
    [events, search, category, status, sort],
  )
}

/** '4 of 4 shown', or '25 to 48 of 60 shown, 1,000 in all' if there are pages. */
function formatShown(count: number, start: number, matchCount: number, total: number): string {
  const format = (number: number) => number.toLocaleString('en-AU')
  if (count === matchCount) return `${format(count)} of ${format(total)} shown`
  const range = `${format(start + 1)} to ${format(start + count)} of ${format(matchCount)} shown`
  return matchCount === total ? range : `${range}, ${format(total)} in all`
}
