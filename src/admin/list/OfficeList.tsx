import { ListFilter, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../components/ui/Button'
import { EmptyState } from '../../components/ui/EmptyState'
import { Spinner } from '../../components/ui/Spinner'
import { formatMoment } from '../../lib/dates/dates'
import { formatNumber } from '../../lib/text/quantities'
import { type BannerMessage, getNotAllowedMessage } from '../Banner'
import { Notice } from '../Notice'
import { DeleteDialog } from './DeleteDialog'
import { DeleteShownRows, type Deletion, type Item, type Names } from './DeleteShownRows'
import { PageNav, type PageNavProps } from './PageNav'

type Stored<Row> = {
  items: readonly Row[]
  /** How many match the filters, on all pages. */
  matchCount: number
  /** How many there are without filters. */
  total: number
}

type Props<Row extends Item> = {
  heading: string
  /** Shown beside the heading. On a phone it replaces the heading. */
  summary?: string | null
  /** Shown below the list. */
  note?: ReactNode
  names: Names
  /** Null until it is loaded. */
  list: Stored<Row> | null
  hasFailed: boolean
  /** Folded on a narrow screen. */
  filters: ReactNode
  isFiltered: boolean
  /** Shown if nothing is stored. */
  emptyState: ReactNode
  renderCard: (item: Row, onDelete: (item: Row) => void) => ReactNode
  deletion: Deletion<Row>
  onClearFilters: () => void
  /** If the list has pages. */
  pages?: PageNavProps | null
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
}

/** A list of what the office has stored, with its search, filters and pages, and the deletion of an item. */
export function OfficeList<Row extends Item>({
  heading,
  summary,
  note,
  names,
  list,
  hasFailed,
  filters,
  isFiltered,
  emptyState,
  renderCard,
  deletion,
  onClearFilters,
  pages,
  showBanner,
  reload,
}: Props<Row>) {
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [deleting, setDeleting] = useState<Row | null>(null)
  const [showsFilters, setShowsFilters] = useState(isFiltered)
  /** Moves the focus when the pressed button is about to be removed. */
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true })

  const isLoaded = list !== null
  const hasOtherPages = list !== null && list.items.length < list.matchCount
  const wasLoaded = useRef(false)
  useEffect(() => {
    // A link of a card leads to another list, and that card is gone.
    const hasLostFocus = document.activeElement === document.body
    if (wasLoaded.current && !isLoaded && hasLostFocus)
      headingRef.current?.focus({ preventScroll: true })
    wasLoaded.current = isLoaded
  }, [isLoaded])

  async function handleDelete(item: Row) {
    const result = await deletion.deleteItem(item)
    // The dialog restores the focus before it moves on. Another question may have been opened meanwhile.
    flushSync(() => setDeleting((current) => (current?.id === item.id ? null : current)))
    if (result.kind === 'changed') {
      showBanner({
        error: `Not deleted: someone changed this ${names.one} at ${formatMoment(result.current.updatedAt)}. You now see what they changed.`,
      })
      await reload()
      return
    }
    if (result.kind === 'notAllowed' || result.kind === 'failed') {
      const failure = `Failed to delete ${names.one}. Please try again.`
      showBanner({ error: result.kind === 'failed' ? failure : getNotAllowedMessage(names.many) })
      return
    }
    deletion.onDeleted?.(item)
    // Somebody else may have deleted it first.
    showBanner({ success: `${names.title} deleted successfully!` })
    focusHeading()
    await reload()
  }

  function focusAndReload() {
    focusHeading()
    void reload()
  }

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          id={headingId}
          ref={headingRef}
          tabIndex={-1}
          className="text-card outline-none max-md:sr-only"
        >
          {heading}
        </h2>
        {summary && <p className="text-small text-warm max-md:w-full">{summary}</p>}
        <Button
          size="small"
          aria-expanded={showsFilters}
          onClick={() => setShowsFilters(!showsFilters)}
          className="ml-auto max-md:ml-0 lg:hidden"
        >
          <ListFilter aria-hidden className="size-4" />
          <span>{isFiltered ? 'Filter (on)' : 'Filter'}</span>
        </Button>
        <p aria-live="polite" className="font-mono text-label text-muted lg:ml-auto">
          <span>
            {list &&
              list.total > 0 &&
              `${formatNumber(list.matchCount)} of ${formatNumber(list.total)} ${hasOtherPages ? 'match' : 'shown'}`}
          </span>
        </p>
      </div>
      <div className={showsFilters ? '' : 'max-lg:hidden'}>{filters}</div>
      {hasFailed && (
        // Otherwise a failure would look like an empty list.
        <Notice
          role="alert"
          title={list ? "The list didn't refresh" : `The ${names.many} could not be loaded`}
          actions={
            <Button size="small" onClick={focusAndReload}>
              Try again
            </Button>
          }
        >{`${list ? 'It may not show the latest changes. ' : ''}Check your connection and try again.`}</Notice>
      )}
      {!list && !hasFailed && <Spinner label={`Loading ${names.many}...`} />}
      {list?.total === 0 && emptyState}
      {list && list.total > 0 && list.matchCount === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={`No ${names.many} match your filters`}
          text="Try a shorter search, or other filters."
        >
          <Button
            onClick={() => {
              onClearFilters()
              focusHeading()
            }}
          >
            Clear Filters
          </Button>
        </EmptyState>
      )}
      {list && (
        <>
          <ul className="grid grid-cols-1 divide-y divide-line overflow-clip rounded-card border border-line empty:hidden">
            {list.items.map((item) => (
              <li key={item.id}>{renderCard(item, setDeleting)}</li>
            ))}
          </ul>
          {pages && (
            <PageNav
              {...pages}
              onChange={(page) => {
                pages.onChange(page)
                headingRef.current?.scrollIntoView()
                focusHeading()
              }}
            />
          )}
          {deletion.page && (
            <DeleteShownRows
              items={list.items}
              names={names}
              deletion={deletion}
              page={deletion.page}
              showBanner={showBanner}
              onDone={focusAndReload}
            />
          )}
        </>
      )}
      {note}
      {deleting && (
        <DeleteDialog
          title={`Delete ${names.title}`}
          question={deletion.getQuestion(deleting)}
          onDelete={() => handleDelete(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
