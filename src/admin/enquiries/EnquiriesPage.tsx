import { Inbox, RefreshCw } from 'lucide-react'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { SelectField, TextField } from '../../components/ui/Field'
import { enquiryRetention } from '../../content/terms/legal'
import {
  deleteEnquiry,
  type EnquiryList,
  noFilters,
  PAGE_SIZE,
  type StoredEnquiry,
} from '../../data/enquiries'
import { findChangedEnquiry } from '../../enquiry/changed-enquiry'
import { statuses } from '../../enquiry/options'
import { formatNumber } from '../../lib/text/quantities'
import { AdminArea, type AdminScreenProps } from '../AdminArea'
import { useBanner } from '../Banner'
import { OfficeList } from '../list/OfficeList'
import { ApprovalNotice, Notice } from '../Notice'
import { HeaderAction, OfficeLayout } from '../OfficeLayout'
import { EnquiryCard } from './EnquiryCard'
import { describeChanges, type StatusDraft, statusDrafts } from './EnquiryStatusForm'
import { FullDayList } from './FullDayList'
import { deliveries, type EnquiryView, useEnquiries, useOpenEnquiry } from './use-enquiries'
import { useFullDays } from './use-full-days'

export default function EnquiriesPage() {
  return <AdminArea title="Enquiries" Screen={EnquiriesScreen} />
}

/** Lists the enquiries of visitors, to find, answer and delete them. */
function EnquiriesScreen({ user, now, onSignOut }: AdminScreenProps) {
  const { banner, showBanner } = useBanner()
  const enquiries = useEnquiries(user.id)
  const { open, toggle } = useOpenEnquiry()
  const fullDays = useFullDays(showBanner)
  const { view, counts, list, hasFailed, reload, showSaved, changeView, typeView } = enquiries

  function handleSaved(enquiry: StoredEnquiry) {
    showSaved(enquiry)
    showBanner({ success: 'Enquiry updated.' })
    return reload()
  }

  return (
    <OfficeLayout
      title="Enquiries"
      intro="From the contact page"
      email={user.email}
      onSignOut={onSignOut}
      newCount={counts?.newCount}
      action={
        <HeaderAction
          label="Refresh"
          icon={<RefreshCw aria-hidden />}
          onClick={() => {
            void reload()
            void fullDays.reload()
          }}
        />
      }
      banner={banner}
    >
      {enquiries.isPendingApproval ? (
        <ApprovalNotice>{`You can't read enquiries until the office approves ${user.email}.`}</ApprovalNotice>
      ) : (
        <>
          {enquiries.deletedDrafts.map((draft) => (
            <DeletedNotice
              key={draft.id}
              draft={draft}
              onDiscard={() => {
                statusDrafts.remove(user.id, draft.id)
                // The button is about to be removed.
                document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
                void reload()
              }}
            />
          ))}
          <FullDayList fullDays={fullDays} now={now} />
          <OfficeList
            heading="All enquiries"
            summary={counts && describeCounts(counts)}
            note={
              <p className="max-w-[72ch] text-small text-muted">
                Overdue ones first, then the newest. Every enquiry also goes to your automation
                service. These are copies, and one may be missing. <span>{enquiryRetention}</span>
              </p>
            }
            names={{ title: 'Enquiry', one: 'enquiry', many: 'enquiries' }}
            list={list}
            hasFailed={hasFailed}
            isFiltered={enquiries.isFiltered}
            filters={
              <div
                role="search"
                className="grid grid-cols-[5fr_6fr] gap-4 lg:grid-cols-[1fr_11rem_11rem_12rem]"
              >
                <TextField
                  type="search"
                  label="Search"
                  placeholder="Name, reference, venue or message"
                  className="col-span-full lg:col-span-1"
                  value={view.search}
                  onChange={({ target }) => typeView({ search: target.value })}
                />
                <SelectField
                  label="Status"
                  placeholder="All Status"
                  options={statuses}
                  value={view.status}
                  onChange={({ target }) =>
                    changeView({ status: target.value as EnquiryView['status'] })
                  }
                />
                <SelectField
                  label="Email to the office"
                  placeholder="All"
                  options={deliveries}
                  value={view.delivery}
                  onChange={({ target }) =>
                    changeView({ delivery: target.value as EnquiryView['delivery'] })
                  }
                />
                <TextField
                  type="date"
                  label="Event date"
                  className="max-lg:col-span-full"
                  value={view.eventDate}
                  onChange={({ target }) => typeView({ eventDate: target.value })}
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
            renderCard={(enquiry, onDelete) => (
              <EnquiryCard
                enquiry={enquiry}
                userId={user.id}
                now={now}
                day={list?.days[enquiry.fields.eventDate]}
                fullDays={fullDays}
                changedBy={findChangeOf(enquiry, list?.items)}
                isOpen={enquiry.id === open}
                onToggle={() => toggle(enquiry.id)}
                onSaved={handleSaved}
                // Without loading the list again, in which it may no longer match the filters.
                onConflict={showSaved}
                onNotSaved={(error) => showBanner({ error })}
                onDiscard={() => void reload()}
                onDelete={onDelete}
              />
            )}
            deletion={{
              getQuestion: ({ reference, fields }) =>
                `Are you sure you want to delete the enquiry ${reference} from ${fields.fullName}?`,
              deleteItem: deleteEnquiry,
              onDeleted: ({ id }) => statusDrafts.remove(user.id, id),
              page: {
                getQuestion: (rows) => getPageQuestion(rows, user.id),
                getName: ({ reference }) => reference,
              },
            }}
            onClearFilters={() => changeView(noFilters)}
            pages={
              list && {
                page: list.start / PAGE_SIZE + 1,
                pageCount: Math.ceil(list.matchCount / PAGE_SIZE),
                onChange: (page) => changeView({ page }),
              }
            }
            showBanner={showBanner}
            reload={reload}
          />
        </>
      )}
    </OfficeLayout>
  )
}

type DeletedProps = { draft: StatusDraft; onDiscard: () => void }

/** Shows what was typed on an enquiry that somebody else has deleted. */
function DeletedNotice({ draft, onDiscard }: DeletedProps) {
  return (
    <Notice
      role="alert"
      title={`Enquiry ${draft.name ?? ''}, which you had changed, has been deleted`}
      actions={
        <Button size="small" onClick={onDiscard}>
          Discard Mine
        </Button>
      }
    >
      <p>What you typed can't be saved any more. Copy it if you still need it.</p>
      <dl className="mt-2 grid gap-2">
        {describeChanges(draft.fields).map(([label, text]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-warm">{text || '(empty)'}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** Enquiries on other pages are not looked at. */
const findChangeOf = ({ reference }: StoredEnquiry, enquiries: readonly StoredEnquiry[] = []) =>
  enquiries.find(({ fields }) => findChangedEnquiry(fields.message) === reference)?.reference

/** Deleting a page is for spam, so the question says how many are new, answered or booked. */
function getPageQuestion(enquiries: readonly StoredEnquiry[], userId: string): string {
  const answered = enquiries.filter(
    ({ status }) => status === 'answered' || status === 'booked',
  ).length
  const unanswered = enquiries.filter(({ status }) => status === 'new').length
  const unsaved = enquiries.filter(({ id }) => statusDrafts.read(userId, id)).length
  return [
    `Are you sure you want to delete the ${enquiries.length} enquiries on this page?`,
    unanswered > 0 && `${unanswered} of them ${unanswered === 1 ? 'is' : 'are'} new.`,
    answered > 0 && `${answered} of them ${answered === 1 ? 'is' : 'are'} answered or booked.`,
    unsaved > 0 &&
      `You have changed ${unsaved} of them, and haven't saved ${unsaved === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** '3 new, 1 overdue, 1 not emailed, 1 not confirmed. Answered after 3 h (median of the last 30)'. */
function describeCounts(list: EnquiryList): string {
  const counts = [
    [list.newCount, 'new'],
    [list.overdueCount, 'overdue'],
    [list.notEmailedCount, 'not emailed'],
    [list.notConfirmedCount, 'not confirmed'],
  ] as const
  const shown = counts.filter(([count, name]) => count > 0 || name === 'new')
  const text = shown.map(([count, name]) => `${formatNumber(count)} ${name}`).join(', ')
  const { count, medianSeconds } = list.answered
  if (medianSeconds === null) return text
  return `${text}. Answered after ${formatWait(medianSeconds)} (median of the last ${count})`
}

/** '25 min', '3 h', or '2 days'. */
function formatWait(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
