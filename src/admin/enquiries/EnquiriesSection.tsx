import { Inbox, SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUrlState } from '../../components/hooks/use-url-state'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { SelectField, TextField } from '../../components/ui/Field'
import { Spinner } from '../../components/ui/Spinner'
import { deleteEnquiry, loadEnquiry, type StoredEnquiry } from '../../data/stored-enquiries'
import type { BannerMessage } from '../Banner'
import { getDeleteError } from '../get-failure-message'
import { DeleteDialog } from '../list/DeleteDialog'
import { LoadFailure } from '../list/LoadFailure'
import { PageNav } from '../list/PageNav'
import { formatShown, getPage } from '../list/pages'
import {
  type EnquiryView,
  filterEnquiries,
  formatEnquiryView,
  noFilters,
  parseEnquiryView,
  statusOptions,
} from './enquiry-view'
import { EnquiryCard } from './EnquiryCard'

type Props = {
  /** Newest first. Null until they are loaded. */
  enquiries: readonly StoredEnquiry[] | null
  hasFailed: boolean
  now: Date
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
  showSaved: (enquiry: StoredEnquiry) => void
}

/** The list of enquiries with its search, filter and pages. */
export function EnquiriesSection({ enquiries, hasFailed, now, showBanner, reload, showSaved }: Props) {
  const { state: view, update, navigate } = useUrlState({ parse: parseEnquiryView, format: formatEnquiryView })
  const { status } = view
  /** The enquiry that was saved last stays visible until the filters change, although it may not match them. */
  const [savedId, setSavedId] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<StoredEnquiry | null>(null)
  // Deferred, so that rendering the cards does not block typing.
  const search = useDeferredValue(view.search)
  const matches = useMemo(
    () => filterEnquiries(enquiries ?? [], { search, status }, savedId),
    [enquiries, search, status, savedId],
  )
  const { items, page, pageCount, start } = getPage(matches, view.page)
  const headingRef = useRef<HTMLHeadingElement>(null)
  /** Call it when the button that was pressed disappears. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  function handleChange(changes: Partial<EnquiryView>) {
    setSavedId(null)
    navigate({ page: 1, ...changes })
  }

  function handleSaved(enquiry: StoredEnquiry) {
    setSavedId(enquiry.id)
    showSaved(enquiry)
    showBanner({ success: 'Enquiry updated.' })
    void reload()
  }

  async function handleDelete({ id }: StoredEnquiry) {
    const isDeleted = await deleteEnquiry(id)
    const message = 'Failed to delete the enquiry. Please try again.'
    const error = isDeleted ? null : await getDeleteError(message, await loadEnquiry(id), 'enquiries')
    // The dialog restores the focus before it moves on. Another enquiry may have been chosen in the meantime.
    flushSync(() => setDeleting((current) => (current?.id === id ? null : current)))
    if (error) {
      showBanner({ error })
      return
    }
    showBanner({ success: isDeleted ? 'Enquiry deleted.' : 'Someone had already deleted this enquiry.' })
    focusHeading()
    await reload()
  }

  return (
    <section aria-labelledby="stored-enquiries" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="stored-enquiries" ref={headingRef} tabIndex={-1} className="text-block outline-none">
          Newest first
        </h2>
        <p aria-live="polite" className="font-mono text-spec text-muted">
          {enquiries && enquiries.length > 0 && formatShown(items.length, start, matches.length, enquiries.length)}
        </p>
      </div>
      <div role="search" className="grid gap-4 sm:grid-cols-[1fr_14rem]">
        <TextField
          type="search"
          label="Search"
          placeholder="Name, reference, venue or message"
          value={view.search}
          onChange={({ target }) => {
            setSavedId(null)
            update({ search: target.value, page: 1 })
          }}
        />
        <SelectField
          label="Status"
          placeholder="All Status"
          options={statusOptions}
          value={status}
          onChange={({ target }) => handleChange({ status: target.value as EnquiryView['status'] })}
        />
      </div>
      {hasFailed && (
        <LoadFailure
          what="enquiries"
          isOutdated={enquiries !== null}
          onRetry={() => {
            focusHeading()
            void reload()
          }}
        />
      )}
      {!enquiries && !hasFailed && <Spinner label="Loading enquiries..." />}
      {enquiries?.length === 0 && (
        <EmptyState
          icon={<Inbox aria-hidden />}
          title="No enquiries yet"
          text="What visitors send from the contact page shows up here."
        />
      )}
      {enquiries && enquiries.length > 0 && items.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="No enquiries match your filters"
          text="Try a shorter search, or another status."
        >
          <Button
            onClick={() => {
              handleChange(noFilters)
              focusHeading()
            }}
          >
            Clear Filters
          </Button>
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-5">
        {items.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryCard
              enquiry={enquiry}
              now={now}
              onSaved={handleSaved}
              onConflict={() => void reload()}
              onError={(error) => showBanner({ error })}
              onDelete={setDeleting}
            />
          </li>
        ))}
      </ul>
      <PageNav
        page={page}
        pageCount={pageCount}
        onChange={(nextPage) => {
          handleChange({ page: nextPage })
          headingRef.current?.scrollIntoView()
          focusHeading()
        }}
      />
      {deleting && (
        <DeleteDialog
          title="Delete Enquiry"
          question={`Are you sure you want to delete the enquiry ${deleting.reference} from ${deleting.fields.fullName}?`}
          onDelete={() => void handleDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
