import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { deleteEvent, loadEvent, type SiteEvent } from '../../data/events'
import { Notice } from '../Notice'
import { Banner } from './Banner'
import { DashboardHeader } from './DashboardHeader'
import { DeleteDialog } from './DeleteDialog'
import { filterEvents, noFilters } from './event-filters'
import { EventForm } from './EventForm'
import { EventList } from './EventList'
import { FilterBar } from './FilterBar'
import { removeImage } from './picture/remove-image'
import { StatCards } from './StatCards'
import { type BannerMessage, useBanner } from './use-banner'
import { useEventEditor } from './use-event-editor'
import { useEvents } from './use-events'

type Props = {
  user: { id: string; email: string }
  /** The account is not on the admin list. */
  isPendingApproval: boolean
  /** Shown on arrival, for example after a new password was saved. */
  initialBanner: BannerMessage | null
  onSignOut: () => void
}

/** Lists all stored events, to find, add, edit and delete them. */
export function Dashboard({ user, isPendingApproval, initialBanner, onSignOut }: Props) {
  const { banner, showBanner } = useBanner(initialBanner)
  const { events, hasFailed, now, reload } = useEvents()
  const { draft, formProps, ...editor } = useEventEditor({ userId: user.id, events, showBanner, reload })
  const [filters, setFilters] = useState(noFilters)
  const [deleting, setDeleting] = useState<SiteEvent | null>(null)
  const { headingRef, focusHeading } = useListHeading()
  const filteredEvents = filterEvents(events ?? [], filters)

  async function handleDelete({ id, image }: SiteEvent) {
    const isDeleted = await deleteEvent(id)
    // Another event may have been chosen in the meantime.
    setDeleting((current) => (current?.id === id ? null : current))
    const stored = isDeleted ? null : await loadEvent(id)
    if (stored && !(stored.ok && stored.data === null)) {
      showBanner('error', 'Failed to delete event. Please try again.')
      return
    }
    removeImage(image)
    showBanner('success', isDeleted ? 'Event deleted successfully!' : 'This event had already been deleted.')
    focusHeading()
    await reload()
  }

  function handleReload() {
    focusHeading()
    void reload()
  }

  return (
    <div className="wrap grid gap-10 pt-36">
      <DashboardHeader email={user.email} onAdd={editor.addEvent} onSignOut={onSignOut} />

      {isPendingApproval && (
        <Notice title="Your account awaits approval">
          You can look around, but you cannot change anything until the office has approved {user.email}.
        </Notice>
      )}
      {draft && (
        <Notice
          title="You have an unsaved event"
          actions={
            <>
              <Button size="small" variant="primary" onClick={editor.resumeDraft}>
                Continue Editing
              </Button>
              <Button size="small" onClick={editor.discardDraft}>
                Discard
              </Button>
            </>
          }
        >
          {draft.fields.title.trim() ? `"${draft.fields.title.trim()}"` : 'It has no title yet.'}
        </Notice>
      )}

      <StatCards events={events} now={now} />

      <section aria-labelledby="stored-events" className="grid gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="stored-events" ref={headingRef} tabIndex={-1} className="text-block outline-none">
            Events and announcements
          </h2>
          <p aria-live="polite" className="font-mono text-spec text-muted">
            {events && events.length > 0 && `${filteredEvents.length} of ${events.length} shown`}
          </p>
        </div>
        <FilterBar filters={filters} onChange={setFilters} />
        {events && hasFailed && (
          <Notice
            role="alert"
            title="The list could not be refreshed"
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
          filteredEvents={filteredEvents}
          now={now}
          onReload={handleReload}
          onAdd={editor.addEvent}
          onEdit={editor.editEvent}
          onDelete={setDeleting}
          onClearFilters={() => {
            setFilters(noFilters)
            focusHeading()
          }}
        />
      </section>

      {formProps && <EventForm {...formProps} now={now} banner={banner} />}
      {deleting && (
        <DeleteDialog
          title={deleting.title}
          onDelete={() => void handleDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
      <Banner
        banner={formProps ? null : banner}
        className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit"
      />
    </div>
  )
}

/** Moves the focus to the heading of the list when the button that was pressed disappears. */
function useListHeading() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [requestCount, setRequestCount] = useState(0)
  // Runs after Dialog has restored the focus.
  useEffect(() => {
    if (requestCount > 0) headingRef.current?.focus({ preventScroll: true })
  }, [requestCount])
  return { headingRef, focusHeading: () => setRequestCount((count) => count + 1) }
}
