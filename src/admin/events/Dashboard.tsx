import { useEffect, useState } from 'react'
import { useNow } from '../../components/hooks/use-now'
import { removeUnusedPictures } from '../../data/pictures'
import { getServerTime } from '../../data/server-time'
import type { AdminScreenProps } from '../AdminGate'
import { ApprovalNotice } from '../ApprovalNotice'
import { Banner } from '../Banner'
import { useBanner } from '../use-banner'
import { DashboardHeader } from './DashboardHeader'
import { DraftNotices } from './form/DraftNotices'
import { EventForm } from './form/EventForm'
import { useEventEditor } from './form/use-event-editor'
import { EventsSection } from './list/EventsSection'
import { PublicSummary } from './PublicSummary'
import { StatCards } from './StatCards'
import { useEvents } from './use-events'

/** Lists all stored events, to find, add, edit and delete them. */
export function Dashboard({ user, initialBanner, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner(initialBanner)
  const { events, isPendingApproval, hasFailed, reload, showSaved } = useEvents()
  const [openedAt] = useState(() => new Date())
  const now = useNow(getServerTime) ?? openedAt
  const editor = useEventEditor({ userId: user.id, reload, showSaved })
  const { form } = editor
  useEffect(() => void removeUnusedPictures(), [])

  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-36">
      <DashboardHeader email={user.email} onAdd={editor.addEvent} onSignOut={onSignOut} />

      {isPendingApproval && (
        <ApprovalNotice>
          {`You can look around, but you can't change anything until the office approves ${user.email}.`}
        </ApprovalNotice>
      )}
      <DraftNotices editor={editor} />

      <StatCards events={events} now={now} />
      {events && events.length > 0 && (
        <PublicSummary events={events} now={now} onAdd={editor.addEvent} onEdit={editor.editEvent} />
      )}
      <EventsSection
        events={events}
        isPendingApproval={isPendingApproval}
        hasFailed={hasFailed}
        now={now}
        editor={editor}
        showBanner={showBanner}
        reload={reload}
      />

      {form && (
        <EventForm
          key={form.id}
          form={form}
          now={now}
          banner={banner}
          showBanner={showBanner}
          reload={reload}
          onSaved={editor.handleSaved}
          onClose={editor.closeForm}
          onCancel={editor.cancelForm}
          onShowStored={editor.showStored}
        />
      )}
      <Banner
        {...(!form && banner)}
        className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit"
      />
    </div>
  )
}
