import { ButtonLink } from '../../../components/links/ButtonLink'
import { PageLink } from '../../../components/links/PageLink'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { contactLink } from '../../../enquiry/contact-link'
import { formatCount } from '../../../lib/text/quantities'

const MAX_QUERY_LENGTH = 60

/** The typed text, short enough for a sentence and for the subject of an enquiry. */
function shorten(query: string): string {
  // By code points, because half of one would not be valid in a URL.
  const characters = Array.from(query.trim())
  return characters.length > MAX_QUERY_LENGTH ? `${characters.slice(0, MAX_QUERY_LENGTH).join('')}…` : query.trim()
}

const getQuestionLink = (query: string) => contactLink({ subject: `AV Hire: ${shorten(query)}` })

/** Says above the items found that the query had a typing error or that only some of its words match. */
export function ClosestMatchNote({ query }: { query: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
      <span>{`No exact match for “${shorten(query)}”. These come closest.`}</span>
      <PageLink to={getQuestionLink(query)} className="standalone-link text-warm">
        Ask us about it
      </PageLink>
    </span>
  )
}

type NothingFoundProps = {
  query: string
  /** How many items match the query in other categories. */
  countElsewhere: number
  onShowAll: () => void
  onClear: () => void
}

export function NothingFound({ query, countElsewhere, onShowAll, onClear }: NothingFoundProps) {
  const hasOthers = countElsewhere > 0
  return (
    <EmptyState title="No equipment found" text="Try adjusting your search or filter criteria">
      <div className="flex flex-wrap justify-center gap-3">
        {hasOthers && (
          <Button variant="primary" onClick={onShowAll}>
            <span>{`Show ${formatCount(countElsewhere, 'item')} in other categories`}</span>
          </Button>
        )}
        <ButtonLink
          to={getQuestionLink(query)}
          variant={hasOthers ? 'outline' : 'primary'}
          className="py-2 wrap-anywhere"
        >
          <span>{`Ask us for “${shorten(query)}”`}</span>
        </ButtonLink>
        <Button onClick={onClear}>Clear search and filter</Button>
      </div>
    </EmptyState>
  )
}
