import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../components/hooks/use-now'
import { deleteEvent, loadEvent, type SiteEvent } from '../../data/events'
import { removeUnusedPictures } from '../../data/pictures'
import { getServerTime } from '../../data/server-time'
import { getFailureMessage } from '../get-failure-message'
import { Notice } from '../Notice'
import { Banner } from './Banner'
import { DashboardHeader } from './DashboardHeader'
import { DraftNotice } from './form/DraftNotice'
import { EventForm } from './form/EventForm'
import { useEventEditor } from './form/use-event-editor'
import { DeleteDialog } from './list/DeleteDialog'
import { EventsSection } from './list/EventsSection'
import { PublicSummary } from './PublicSummary'
import { StatCards } from './StatCards'
import { type BannerMessage, useBanner } from './use-banner'
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
  const { events, hasFailed, reload } = useEvents()
  const [openedAt] = useState(() => new Date())
  const now = useNow(getServerTime) ?? openedAt
  const { draft, formProps, ...editor } = useEventEditor({ userId: user.id, events, showBanner, reload })
  const [deleting, setDeleting] = useState<SiteEvent | null>(null)
  const { headingRef, focusHeading } = useListHeading()
  useEffect(() => void removeUnusedPictures(), [])

  async function handleDelete({ id }: SiteEvent) {
    const isDeleted = await deleteEvent(id)
    // Another event may have been chosen in the meantime.
    setDeleting((current) => (current?.id === id ? null : current))
    const stored = isDeleted ? null : await loadEvent(id)
    if (stored && !(stored.ok && stored.data === null)) {
      showBanner(
        'error',
        await getFailureMessage('Failed to delete event. Please try again.', stored.ok ? undefined : stored.error),
      )
      return
    }
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
        <DraftNotice title={draft.fields.title.trim()} onResume={editor.resumeDraft} onDiscard={editor.discardDraft} />
      )}

      <StatCards events={events} now={now} />
      {events && events.length > 0 && (
        <PublicSummary events={events} now={now} onAdd={editor.addEvent} onEdit={editor.editEvent} />
      )}
      <EventsSection
        events={events}
        hasFailed={hasFailed}
        now={now}
        savedId={editor.savedId}
        headingRef={headingRef}
        focusHeading={focusHeading}
        onForgetSaved={editor.forgetSaved}
        onReload={handleReload}
        onAdd={editor.addEvent}
        onEdit={editor.editEvent}
        onDuplicate={editor.duplicateEvent}
        onDelete={setDeleting}
      />

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
