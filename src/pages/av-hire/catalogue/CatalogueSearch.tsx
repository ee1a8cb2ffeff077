import { Search } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { getAdviserPath } from '../../../advice/event-brief'
import { ButtonLink } from '../../../components/links/ButtonLink'
import { PageLink } from '../../../components/links/PageLink'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { equipment, equipmentCategories, type EquipmentCategory } from '../../../content/equipment'
import { contactLink } from '../../../enquiry/contact-link'
import { findEarlyInput } from '../../../lib/browser/early-input'
import { formatCount } from '../../../lib/text/quantities'
import type { CatalogueResult } from '../../../suitability/catalogue-search'
import { MAX_QUERY_LENGTH } from './use-catalogue-view'

const useEarlyInput = findEarlyInput('input', '[type=search]')

type SearchBoxProps = {
  query: string
  onSearch: (query: string) => void
  /** Called when the visitor presses Enter or leaves the box. */
  onCommit: () => void
  inputRef: RefObject<HTMLInputElement | null>
  className?: string
}

export function SearchBox({ query, onSearch, onCommit, inputRef, className = '' }: SearchBoxProps) {
  const id = useId()

  useEarlyInput((input) => {
    if (input?.value && input.value !== query) onSearch(input.value)
  })

  return (
    <form
      role="search"
      // Without JavaScript this method does nothing. The default would reload the page.
      method="dialog"
      className={`relative ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onCommit()
      }}
    >
      <label htmlFor={id} className="sr-only">
        Search the catalogue by name or description
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        ref={inputRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Find What You Need"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        onBlur={onCommit}
        className="min-h-13 w-full rounded-full border border-control bg-raised pr-5 pl-12.5 text-base text-warm placeholder:text-muted hover:border-soft"
      />
    </form>
  )
}

type CategoryFilterProps = {
  selected: EquipmentCategory | null
  onSelect: (category: EquipmentCategory | null) => void
}

const allCategories = { id: null, name: `All ${equipment.length}`, gel: undefined }

/** One button per category. On a narrow screen the row scrolls sideways, and the pressed button to its centre. */
export function CategoryFilter({ selected, onSelect }: CategoryFilterProps) {
  return (
    <div role="group" aria-label="Category" className="chip-row xl:shrink-0">
      {[allCategories, ...equipmentCategories].map(({ id, name, gel }) => (
        <button
          key={name}
          type="button"
          data-gel={gel}
          aria-pressed={selected === id}
          onClick={({ currentTarget }) => {
            onSelect(id)
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
          className="chip"
        >
          {gel && <span aria-hidden className="size-2 rounded-full bg-gel" />}
          <span>{name}</span>
        </button>
      ))}
    </div>
  )
}

const getQuestionLink = (query: string) => contactLink({ subject: `AV Hire: ${query}` })

type SearchNoteProps = { query: string; result: CatalogueResult }

/** The note above the items found: what we do not have, or why they are not exactly what was typed. */
export function SearchNote({ query, result }: SearchNoteProps) {
  const note = getNote(query, result)
  return (
    note && (
      <span className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <span>{note.text}</span>
        <PageLink to={note.link.to} className="standalone-link text-warm">
          {note.link.text}
        </PageLink>
      </span>
    )
  )
}

function getNote(query: string, { items, isExact, notHired, guests, isTooMany }: CatalogueResult) {
  const askUs = { text: 'Ask us about it', to: getQuestionLink(query) }
  if (notHired) return { text: notHired.text, link: notHired.link ?? askUs }
  if (isTooMany)
    return {
      text: `Nothing here is big enough for ${formatCount(guests ?? 0, 'guest')} by itself. The largest comes first.`,
      link: askUs,
    }
  if (items.length === 0 && guests !== undefined)
    return {
      text: `What you need for ${formatCount(guests, 'guest')} depends on the event.`,
      link: { text: 'Find the package that suits it', to: toAdviser(guests) },
    }
  if (!isExact && items.length > 0)
    return { text: `No exact match for “${query}”. These come closest.`, link: askUs }
  return undefined
}

const toAdviser = (guests: number) =>
  getAdviserPath({ event: null, guests: String(guests), place: null, time: null })

type NothingFoundProps = {
  query: string
  /** How many items match the query without the category filter. */
  otherCount: number
  onClearFilter: () => void
  onClear: () => void
}

export function NothingFound({ query, otherCount, onClearFilter, onClear }: NothingFoundProps) {
  return (
    <EmptyState title="No equipment found" text="Try adjusting your search or filter criteria">
      {otherCount > 0 ? (
        <Button variant="primary" onClick={onClearFilter}>
          <span>{`Clear filter and show ${formatCount(otherCount, 'item')}`}</span>
        </Button>
      ) : (
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={onClear}>
            Clear search and filter
          </Button>
          <ButtonLink to={getQuestionLink(query)} className="py-2 wrap-anywhere">
            <span>{`Ask us about “${query}”`}</span>
          </ButtonLink>
        </div>
      )}
    </EmptyState>
  )
}
