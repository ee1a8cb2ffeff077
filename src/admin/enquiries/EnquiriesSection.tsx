import { Inbox } from 'lucide-react'
import { useRef } from 'react'
import { EmptyState } from '../../components/ui/EmptyState'
import { SelectField, TextField } from '../../components/ui/Field'
import { deleteEnquiry, type StoredEnquiry } from '../../data/stored-enquiries'
import { statuses } from '../../enquiry/options'
import { formatMoment } from '../../lib/dates/dates'
import { formatCount } from '../../lib/text/quantities'
import type { BannerMessage } from '../Banner'
import { OfficeList } from '../list/OfficeList'
import { Notice } from '../Notice'
import { DeleteMatches } from './DeleteMatches'
import { clearDraft } from './enquiry-draft'
import { EnquiryCard } from './EnquiryCard'
import { describeStored, type Enquiries, type EnquiryView, noFilters } from './use-enquiries'

type Props = {
  enquiries: Enquiries
  userId: string
  now: Date
  showBanner: (message: BannerMessage) => void
}

/** The list of enquiries with its search, filter and pages. */
export function EnquiriesSection({ enquiries, userId, now, showBanner }: Props) {
  const { view, stored, list, hasFailed, reload, showSaved, changeView, changeSearch } = enquiries
  const headingRef = useRef<HTMLHeadingElement>(null)

  function handleSaved(enquiry: StoredEnquiry) {
    showSaved(enquiry)
    showBanner({ success: 'Enquiry updated.' })
    void reload()
  }

  return (
    <OfficeList
      heading="All enquiries"
      headingRef={headingRef}
      note={
        <>
          <p className="text-small text-muted">
            Newest first. Every enquiry also goes to your automation service. These are copies, and one may be missing.
          </p>
          {stored?.refused && (
            <Notice title="Some enquiries may be missing here">
              {`Too many came in at once, so ${formatCount(stored.refused.count, 'copy', 'copies')} couldn't be kept, the last at ${formatMoment(stored.refused.at)}. Your automation service has them.`}
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
            userId={userId}
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
      className=""
      renderCard={(enquiry, onDelete) => (
        <EnquiryCard
          enquiry={enquiry}
          userId={userId}
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
        describeChange: (_, after) => describeStored(after),
        deletedMessage: 'Enquiry deleted.',
        failedMessage: 'Failed to delete the enquiry. Please try again.',
        onDeleted: ({ id }) => clearDraft({ id, userId }),
      }}
      onClearFilters={() => changeView(noFilters)}
      onPageChange={(page) => changeView({ page })}
      showBanner={showBanner}
      reload={reload}
    />
  )
}
