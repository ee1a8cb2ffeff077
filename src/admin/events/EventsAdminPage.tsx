import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NotStored } from '../../components/NotStored'
import { Button } from '../../components/ui/Button'
import { countNewEnquiries } from '../../data/enquiries'
import type { SiteEvent } from '../../data/events'
import { removeUnusedPictures } from '../../data/pictures'
import { isPast } from '../../lib/dates/dates'
import type { Gel } from '../../lib/gels'
import { AdminArea, type AdminScreenProps } from '../AdminArea'
import { useBanner } from '../Banner'
import { DeleteDialog } from '../list/DeleteDialog'
import { ApprovalNotice, Notice } from '../Notice'
import { HeaderAction, OfficeLayout } from '../OfficeLayout'
import { EventForm } from './form/EventForm'
import { EventsSection } from './list/EventsSection'
import { type EventForms, useEventForms, useEvents } from './use-events'

export default function EventsAdminPage() {
  return <AdminArea title="Events Admin" Screen={Dashboard} />
}

/** Lists all stored events, to find, add, edit and delete them. */
function Dashboard({ user, now, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner()
  const stored = useEvents()
  const { events, isPendingApproval, reload, showSaved } = stored
  const forms = useEventForms({ userId: user.id, events, reload, showSaved })
  const { form } = forms
  const [newCount, setNewCount] = useState<number>()
  useEffect(() => {
    void removeUnusedPictures()
    void countNewEnquiries().then((result) => result.ok && setNewCount(result.data))
  }, [])

  return (
    <OfficeLayout
      title="Events Admin"
      intro="Manage events and announcements for the What's New? section"
      email={user.email}
      onSignOut={onSignOut}
      newCount={newCount}
      action={
        <HeaderAction
          variant="primary"
          label="Add New Event"
          icon={<Plus aria-hidden />}
          onClick={forms.addEvent}
        />
      }
      // The form shows it itself, because a modal dialog hides the page from screen readers.
      banner={form ? null : banner}
    >
      {isPendingApproval && (
        <ApprovalNotice>
          {`You can look around, but you can't change anything until the office approves ${user.email}.`}
        </ApprovalNotice>
      )}
      <DraftNotice forms={forms} />

      <StatCards events={events} now={now} />
      <EventsSection stored={stored} now={now} forms={forms} showBanner={showBanner} />

      {form && (
        <EventForm
          key={form.start.id}
          form={form}
          userId={user.id}
          now={now}
          banner={banner}
          showBanner={showBanner}
          reload={reload}
          onSaved={forms.handleSaved}
          onClose={forms.closeForm}
        />
      )}
    </OfficeLayout>
  )
}

/** Counts of all stored events, regardless of the filters. Null, while the number is unknown, is shown as a dash. */
function StatCards({ events, now }: { events: readonly SiteEvent[] | null; now: Date }) {
  const active = events?.filter((event) => event.isActive)
  const stats: { label: string; count: number | undefined; gel: Gel }[] = [
    { label: 'Total Events', count: events?.length, gel: 'congo' },
    { label: 'Active Events', count: active?.length, gel: 'teal' },
    {
      label: 'Upcoming',
      count: active?.filter((event) => !isPast(event.eventDate, now)).length,
      gel: 'amber',
    },
  ]
  return (
    <dl className="flex flex-wrap gap-x-4 md:grid md:grid-cols-3">
      {stats.map(({ label, count, gel }) => (
        <div
          key={label}
          data-gel={gel}
          className="relative flex gap-1.5 overflow-hidden text-small md:footlight md:items-baseline md:justify-between md:rounded-field md:border md:border-line md:bg-raised md:px-4 md:py-2"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold text-warm tabular-nums md:font-display md:text-price md:font-extrabold">
            {count ?? '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Offers to continue the latest draft. */
function DraftNotice({ forms }: { forms: EventForms }) {
  const { draft, isDraftStored, continueDraft, deleteDraft } = forms
  const [isAsking, setIsAsking] = useState(false)
  if (!draft) return null
  const title = draft.fields.title.trim() ? `"${draft.fields.title.trim()}"` : 'No title yet'
  return (
    <>
      <Notice
        title="You have an unsaved event"
        actions={
          <>
            <Button size="small" variant="primary" onClick={continueDraft}>
              Continue Editing
            </Button>
            <Button size="small" onClick={() => setIsAsking(true)}>
              Delete Draft
            </Button>
          </>
        }
      >
        <span>{title}</span>
        {!isDraftStored && <NotStored what="what you typed" until="you've saved it" />}
      </Notice>
      {isAsking && (
        <DeleteDialog
          title="Delete Draft"
          question={`Are you sure you want to delete your draft? ${title}`}
          onDelete={async () => {
            deleteDraft(draft.id)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
