import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUrlState } from '../../../components/hooks/use-url-state'
import { deleteEvent, loadEvent, type SiteEvent } from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { getDeleteError } from '../../get-failure-message'
import { DeleteDialog } from '../../list/DeleteDialog'
import { LoadFailure } from '../../list/LoadFailure'
import { PageNav } from '../../list/PageNav'
import { formatShown, getPage, getPageOf } from '../../list/pages'
import type { EventEditor } from '../form/use-event-editor'
import { EventList } from './EventList'
import { FilterBar } from './FilterBar'
import { filterEvents, formatListView, type ListView, noFilters, parseListView } from './list-view'

type Props = {
  /** All stored events, newest entry first. Null until they are loaded. */
  events: readonly SiteEvent[] | null
  hasFailed: boolean
  now: Date
  editor: EventEditor
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
}

/** The list of stored events with its search, filters and pages. */
export function EventsSection({ events, hasFailed, now, editor, showBanner, reload }: Props) {
  const { savedId, forgetSaved } = editor
  const { state: view, update, navigate } = useUrlState({ parse: parseListView, format: formatListView })
  const { category, status } = view
  // Deferred, so that rendering the cards does not block typing.
  const deferredSearch = useDeferredValue(view.search)
  const matches = useMemo(
    () => filterEvents(events ?? [], { search: deferredSearch, category, status }, savedId),
    [events, deferredSearch, category, status, savedId],
  )
  const { items, page, pageCount, start } = getPage(matches, view.page)
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

  // A saved event stays visible: it may be on another page now.
  const showSaved = useEffectEvent(() => {
    const index = matches.findIndex(({ id }) => id === savedId)
    if (index >= 0 && getPageOf(index) !== page) navigate({ page: getPageOf(index) }, { replace: true })
  })
  useEffect(() => {
    if (savedId !== null) showSaved()
  }, [savedId])

  function handleReload() {
    focusHeading()
    void reload()
  }

  async function handleDelete({ id }: SiteEvent) {
    const isDeleted = await deleteEvent(id)
    const message = 'Failed to delete event. Please try again.'
    const error = isDeleted ? null : await getDeleteError(message, await loadEvent(id))
    // The dialog restores the focus before it moves on. Another event may have been chosen in the meantime.
    flushSync(() => setDeleting((current) => (current?.id === id ? null : current)))
    if (error) {
      showBanner({ error })
      return
    }
    showBanner({ success: isDeleted ? 'Event deleted successfully!' : 'Someone had already deleted this event.' })
    focusHeading()
    await reload()
  }

  return (
    <section aria-labelledby="stored-events" className="grid grid-cols-1 gap-6">
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
      {hasFailed && <LoadFailure what="events" isOutdated={events !== null} onRetry={handleReload} />}
      {(events || !hasFailed) && (
        <EventList
          events={events}
          shownEvents={items}
          now={now}
          editor={editor}
          onDelete={setDeleting}
          onClearFilters={() => {
            handleChange(noFilters)
            focusHeading()
          }}
        />
      )}
      <PageNav page={page} pageCount={pageCount} onChange={handlePageChange} />
      {deleting && (
        <DeleteDialog
          title="Delete Event"
          question={`Are you sure you want to delete "${deleting.title}"?`}
          onDelete={() => void handleDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
