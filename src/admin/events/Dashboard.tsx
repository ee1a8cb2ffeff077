import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { deleteEvent, type SiteEvent } from '../../data/events'
import { Banner } from './Banner'
import { DeleteDialog } from './DeleteDialog'
import { DashboardHeader } from './DashboardHeader'
import { EventForm } from './EventForm'
import { filterEvents, noFilters } from './event-filters'
import { EventList } from './EventList'
import { FilterBar } from './FilterBar'
import { Notice } from '../Notice'
import { StatCards } from './StatCards'
import { type BannerMessage, useBanner } from './use-banner'
import { useEventEditor } from './use-event-editor'
import { useEvents } from './use-events'

type Props = {
  user: { id: string; email: string }
  /** The account is known not to stand on the admin list. */
  awaitsApproval: boolean
  /** What to begin with, such as the news that a new password is set. */
  greeting: BannerMessage | null
  onSignOut: () => void
}

/** The desk: every stored event, found, added, edited and deleted. */
export function Dashboard({ user, awaitsApproval, greeting, onSignOut }: Props) {
  const { banner, show } = useBanner(greeting)
  const { events, now, reload } = useEvents()
  const editor = useEventEditor({ userId: user.id, events, show, reload })
  const [filters, setFilters] = useState(noFilters)
  const [deleting, setDeleting] = useState<SiteEvent | null>(null)
  const { heading, focusHeading } = useHeadingFocus()
  const shown = filterEvents(events ?? [], filters)

  async function remove({ id }: SiteEvent) {
    const isDeleted = await deleteEvent(id).catch(() => false)
    setDeleting((current) => (current?.id === id ? null : current))
    if (!isDeleted) {
      show('error', 'Failed to delete event. Please try again.')
      return
    }
    show('success', 'Event deleted successfully!')
    focusHeading()
    await reload()
  }

  return (
    <div className="wrap grid gap-10 pt-36">
      <DashboardHeader email={user.email} onAdd={editor.add} onSignOut={onSignOut} />

      {awaitsApproval && (
        <Notice title="Your account awaits approval">
          It is not on the admin list yet. You can look around, but the server refuses every change until the office
          adds {user.email} to the list.
        </Notice>
      )}
      {events && editor.draft && <DraftNotice title={editor.draft.fields.title} editor={editor} />}

      <StatCards events={events} now={now} />

      <section aria-labelledby="stored-events" className="grid gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="stored-events" ref={heading} tabIndex={-1} className="text-block outline-none">
            Events and announcements
          </h2>
          <p aria-live="polite" className="font-mono text-spec text-muted">
            {events && events.length > 0 && `${shown.length} of ${events.length} shown`}
          </p>
        </div>
        <FilterBar filters={filters} onChange={setFilters} />
        <EventList
          events={events}
          shown={shown}
          now={now}
          onAdd={editor.add}
          onEdit={editor.edit}
          onDelete={setDeleting}
          onClearFilters={() => {
            setFilters(noFilters)
            focusHeading()
          }}
        />
      </section>

      {editor.form && <EventForm {...editor.form} now={now} banner={banner} />}
      {deleting && (
        <DeleteDialog title={deleting.title} onDelete={() => remove(deleting)} onClose={() => setDeleting(null)} />
      )}
      <Banner
        banner={editor.form ? null : banner}
        className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit"
      />
    </div>
  )
}

type DraftNoticeProps = { title: string; editor: ReturnType<typeof useEventEditor> }

/** Offers back what was typed and not saved. */
function DraftNotice({ title, editor: { draft, resume, discard } }: DraftNoticeProps) {
  if (!draft) return null
  return (
    <Notice
      title="There is an event you have not saved"
      actions={
        <>
          <Button size="small" variant="primary" onClick={() => resume(draft)}>
            Continue Editing
          </Button>
          <Button size="small" onClick={discard}>
            Discard
          </Button>
        </>
      }
    >
      {title.trim() ? `"${title.trim()}"` : 'It has no title yet.'}
    </Notice>
  )
}

/** Puts the focus on the list's heading when the button that was pressed goes away with what it acted on. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [requests, setRequests] = useState(0)
  // In an effect: a dialog that closes in the same moment gives the focus back to its opener first.
  useEffect(() => {
    if (requests > 0) heading.current?.focus({ preventScroll: true })
  }, [requests])
  return { heading, focusHeading: () => setRequests((count) => count + 1) }
}
