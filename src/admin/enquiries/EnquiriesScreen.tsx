import { CalendarDays, Inbox, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNow } from '../../components/hooks/use-now'
import { ButtonLink } from '../../components/links/ButtonLink'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { SelectField, TextField } from '../../components/ui/Field'
import { getServerTime } from '../../data/server-time'
import { deleteEnquiry, type StoredEnquiry } from '../../data/stored-enquiries'
import { statuses } from '../../enquiry/options'
import { formatMoment } from '../../lib/dates/dates'
import { formatCount, formatNumber } from '../../lib/text/quantities'
import type { AdminScreenProps } from '../AdminArea'
import { AdminHeader } from '../AdminHeader'
import { Banner, useBanner } from '../Banner'
import { OfficeList } from '../list/OfficeList'
import { ApprovalNotice, Notice } from '../Notice'
import { DeleteMatches } from './DeleteMatches'
import { EnquiryCard } from './EnquiryCard'
import { getDifferences, statusDrafts } from './EnquiryStatusForm'
import { type EnquiryView, noFilters, useEnquiries } from './use-enquiries'

/** Lists the enquiries of visitors, to find, answer and delete them. */
export function EnquiriesScreen({ user, initialBanner, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner(initialBanner)
  const enquiries = useEnquiries()
  const [openedAt] = useState(() => new Date())
  const now = useNow(getServerTime) ?? openedAt
  const { view, counts, list, hasFailed, reload, showSaved, changeView, changeSearch } = enquiries
  const newCount = counts?.newCount
  const headingRef = useRef<HTMLHeadingElement>(null)

  function handleSaved(enquiry: StoredEnquiry) {
    showSaved(enquiry)
    showBanner({ success: 'Enquiry updated.' })
    void reload()
  }

  return (
    <div className="wrap grid grid-cols-1 gap-10 pt-36">
      <AdminHeader
        title="Enquiries"
        intro={
          newCount === undefined ? 'From the contact page' : `${formatNumber(newCount)} new, from the contact page`
        }
        email={user.email}
        onSignOut={onSignOut}
      >
        <Button onClick={() => void reload()} className="col-span-2">
          <RefreshCw aria-hidden className="size-4.5" />
          Refresh
        </Button>
        <ButtonLink to="/eventsadmin">
          <CalendarDays aria-hidden className="size-4.5" />
          Events Admin
        </ButtonLink>
      </AdminHeader>
      {enquiries.isPendingApproval ? (
        <ApprovalNotice>{`You can't read enquiries until the office approves ${user.email}.`}</ApprovalNotice>
      ) : (
        <OfficeList
          heading="All enquiries"
          headingRef={headingRef}
          note={
            <>
              <p className="text-small text-muted">
                Newest first. Every enquiry also goes to your automation service. These are copies, and one may be
                missing.
              </p>
              {counts?.refused && (
                <Notice title="Some enquiries may be missing here">
                  {`Too many came in at once, so ${formatCount(counts.refused.count, 'copy', 'copies')} couldn't be kept, the last at ${formatMoment(counts.refused.at)}. Your automation service has them.`}
                </Notice>
              )}
            </>
          }
          names={{ one: 'enquiry', many: 'enquiries' }}
          list={list}
          hasFailed={hasFailed}
          filters={
            <div className="grid gap-4">
              <div role="search" className="grid gap-4 sm:grid-cols-[1fr_14rem]">
                <TextField
                  type="search"
                  label="Search"
                  placeholder="Name, reference, venue or message"
                  value={view.search}
                  onChange={({ target }) => changeSearch(target.value)}
                />
                <SelectField
                  label="Status"
                  placeholder="All Status"
                  options={statuses}
                  value={view.status}
                  onChange={({ target }) => changeView({ status: target.value as EnquiryView['status'] })}
                />
              </div>
              <DeleteMatches
                enquiries={enquiries}
                userId={user.id}
                showBanner={showBanner}
                onDeleted={() => headingRef.current?.focus({ preventScroll: true })}
              />
            </div>
          }
          emptyState={
            <EmptyState
              icon={<Inbox aria-hidden />}
              title="No enquiries yet"
              text="What visitors send from the contact page shows up here."
            />
          }
          filterHint="Try a shorter search, or another status."
          renderCard={(enquiry, onDelete) => (
            <EnquiryCard
              enquiry={enquiry}
              userId={user.id}
              now={now}
              onSaved={handleSaved}
              onConflict={() => void reload()}
              onError={(error) => showBanner({ error })}
              onDelete={onDelete}
            />
          )}
          deletion={{
            title: 'Delete Enquiry',
            getQuestion: ({ reference, fields }) =>
              `Are you sure you want to delete the enquiry ${reference} from ${fields.fullName}?`,
            deleteItem: deleteEnquiry,
            getDifferences,
            deletedMessage: 'Enquiry deleted.',
            failedMessage: 'Failed to delete the enquiry. Please try again.',
            onDeleted: ({ id }) => statusDrafts.remove(user.id, id),
          }}
          onClearFilters={() => changeView(noFilters)}
          onPageChange={(page) => changeView({ page })}
          showBanner={showBanner}
          reload={reload}
        />
      )}
      <Banner {...banner} className="pointer-events-none fixed inset-x-4 top-24 z-40 mx-auto max-w-xl shadow-lit" />
    </div>
  )
}
