import { useHirePeriod } from '../../components/hooks/use-hire-period'
import { PageLink } from '../../components/links/PageLink'
import { formatDuration } from '../../hire/hire-dates'
import { countItems } from '../../hire/kit-totals'
import { emptyQuote, formatQuotePath, getQuotePrice, parseQuotePath, useQuote } from '../../hire/quote'
import { formatDateRange } from '../../lib/dates/dates'
import { formatTotal, getTotal } from '../../lib/text/money'
import { formatCount } from '../../lib/text/quantities'

type Props = {
  /** The link with which the form was prefilled. */
  path: string
}

/** How many items the requested quote has, for when and what they cost, with a link back to the list. */
export default function QuoteSummary({ path }: Props) {
  const quote = parseQuotePath(path) ?? emptyQuote
  const { kit: ownKit } = useQuote()
  const { today, period } = useHirePeriod(quote.dates)
  // The price depends on whether the dates are still ahead.
  if (!today || quote.kit.length === 0) return null
  const parts = getQuotePrice(quote, period?.days)
  const texts = [
    formatCount(countItems(quote.kit), 'item'),
    period ? formatDateRange(period.from, period.to) : formatDuration(null),
    parts.crewFrom > 0 ? `from ${formatTotal(getTotal(parts))} with crew` : formatTotal(getTotal(parts)),
  ]
  return (
    <section aria-label="Your quote" className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <p className="flex-1 basis-60">
        <strong className="text-warm">Your quote:</strong> <span>{texts.join(', ')}</span>
      </p>
      {/* The quote of the link, if the visitor's own was cleared. */}
      <PageLink
        to={ownKit.length > 0 ? '/av-hire' : formatQuotePath(quote)}
        state={ownKit.length > 0 ? { isQuoteOpen: true } : undefined}
        className="standalone-link text-warm"
      >
        Change the list
      </PageLink>
    </section>
  )
}
