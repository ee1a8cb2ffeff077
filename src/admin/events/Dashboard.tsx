import { ExternalLink, Inbox, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNow } from '../../components/hooks/use-now'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Button } from '../../components/ui/Button'
import type { SiteEvent } from '../../data/events'
import { removeUnusedPictures } from '../../data/pictures'
import { getServerTime } from '../../data/server-time'
import { countNewEnquiries } from '../../data/stored-enquiries'
import { isPast } from '../../lib/dates/dates'
import type { Gel } from '../../lib/gels'
import { formatNumber } from '../../lib/text/quantities'
import type { AdminScreenProps } from '../AdminArea'
import { AdminHeader } from '../AdminHeader'
import { Banner, useBanner } from '../Banner'
import { ApprovalNotice, Notice } from '../Notice'
import type { EventDraft } from './form/event-draft'
import { EventForm } from './form/EventForm'
import { type EventEditor, useEventEditor } from './form/use-event-editor'
import { EventsSection } from './list/EventsSection'
import { PublicSummary } from './PublicSummary'
import { useEvents } from './use-events'

/** Lists all stored events, to find, add, edit and delete them. */
export function Dashboard({ user, initialBanner, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner(initialBanner)
  const stored = useEvents()
  const { events, isPendingApproval, reload, showSaved } = stored
  const [openedAt] = useState(() => new Date())
  const now = useNow(getServerTime) ?? openedAt
  const editor = useEventEditor({ userId: user.id, reload, showSaved })
  const { form } = editor
  const newCount = useNewEnquiryCount()
  useEffect(() => void removeUnusedPictures(), [])

  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-36">
      <AdminHeader
        title="Events Admin"
        intro="Manage events and announcements for the What's New? section"
        email={user.email}
        onSignOut={onSignOut}
      >
        <Button variant="primary" onClick={editor.addEvent} className="col-span-2">
          <Plus aria-hidden className="size-4.5" />
          Add New Event
        </Button>
        <ButtonLink to="/eventsadmin/enquiries" className="col-span-2">
          <Inbox aria-hidden className="size-4.5" />
          Enquiries{newCount > 0 && ` (${formatNumber(newCount)} new)`}
        </ButtonLink>
        <ButtonLink to="/upcoming-events">
          <ExternalLink aria-hidden className="size-4.5" />
          View Public Page
        </ButtonLink>
      </AdminHeader>

      {isPendingApproval && (
        <ApprovalNotice>
          {`You can look around, but you can't change anything until the office approves ${user.email}.`}
        </ApprovalNotice>
      )}
      <DraftNotices editor={editor} />

      <StatCards events={events} now={now} />
      {events && events.length > 0 && <PublicSummary events={events} now={now} editor={editor} />}
      <EventsSection stored={stored} now={now} editor={editor} showBanner={showBanner} />

      {form && (
        <EventForm
          key={form.id}
          form={form}
          now={now}
          banner={banner}
          showBanner={showBanner}
          reload={reload}
          editor={editor}
        />
      )}
      <Banner
        {...(!form && banner)}
        className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit"
      />
    </div>
  )
}

/** 0 until the number is known. */
function useNewEnquiryCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => void countNewEnquiries().then((result) => result.ok && setCount(result.data)), [])
  return count
}

/** Counts of all stored events, regardless of the filters. Null, while the number is unknown, is shown as a dash. */
function StatCards({ events, now }: { events: readonly SiteEvent[] | null; now: Date }) {
  const active = events?.filter((event) => event.isActive)
  const stats: { label: string; count: number | undefined; gel: Gel }[] = [
    { label: 'Total Events', count: events?.length, gel: 'congo' },
    { label: 'Active Events', count: active?.length, gel: 'teal' },
    { label: 'Upcoming', count: active?.filter((event) => !isPast(event.eventDate, now)).length, gel: 'amber' },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2.5 sm:gap-4">
      {stats.map(({ label, count, gel }) => (
        <div
          key={label}
          data-gel={gel}
          className="footlight relative flex flex-col justify-between gap-3 overflow-hidden rounded-card border border-line bg-raised px-3.5 py-4 sm:px-6 sm:py-5"
        >
          <dt className="font-mono text-spec text-muted">{label}</dt>
          <dd className="font-display text-section font-extrabold text-warm tabular-nums">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

const getTitle = ({ fields }: EventDraft) => (fields.title.trim() ? `"${fields.title.trim()}"` : 'No title yet')

/** Offers to continue the latest draft, and to restore the one that was discarded last. */
function DraftNotices({ editor: { draft, discarded, ...editor } }: { editor: EventEditor }) {
  const continueRef = useRef<HTMLButtonElement>(null)
  const undoRef = useRef<HTMLButtonElement>(null)

  // The button that was pressed disappears, or is now about another draft.
  function handleDiscard() {
    flushSync(editor.discardDraft)
    undoRef.current?.focus()
  }

  function handleUndo() {
    flushSync(editor.restoreDraft)
    continueRef.current?.focus()
  }

  return (
    <>
      {discarded && (
        <Notice
          role="alert"
          title="You discarded an unsaved event"
          actions={
            <Button ref={undoRef} size="small" onClick={handleUndo}>
              Undo
            </Button>
          }
        >
          {getTitle(discarded)}
        </Notice>
      )}
      {draft && (
        <Notice
          title="You have an unsaved event"
          actions={
            <>
              <Button ref={continueRef} size="small" variant="primary" onClick={editor.resumeDraft}>
                Continue Editing
              </Button>
              <Button size="small" onClick={handleDiscard}>
                Discard
              </Button>
            </>
          }
        >
          {getTitle(draft)}
        </Notice>
      )}
    </>
  )
}
