import { formatDuration, type HirePeriod } from '../../hire/hire-dates'
import { addPrices, formatHirePrice, formatPrice, type Price, withGst } from '../../lib/text/money'

type Props = {
  price: Price
  /** What the crew that it needs costs at least on top of it, in AUD excluding GST. */
  crewFrom: number | undefined
  /** How many hire days the price is for. 24 hours if it is not stated. */
  period?: HirePeriod | null
  /** Shows a range without 'From'. */
  total?: boolean
  /** Takes few lines on a phone: its list says 'incl. GST' and 'for 24 hours' once. Screen readers hear both each time. */
  compact?: boolean
  className?: string
}

const noteClass = 'font-text text-spec font-normal tracking-normal text-muted'

/**
 * The price of an item or a quote for 24 hours, or for some hire days: large including GST and the crew that cannot be
 * refused, and small excluding GST.
 */
export function HirePrice({ price, crewFrom = 0, period, total = false, compact = false, className = '' }: Props) {
  // Template strings, because two texts side by side would have a comment between them in the HTML.
  const format = total ? formatPrice : formatHirePrice
  const withCrew = addPrices([price, crewFrom])
  const hasCrew = crewFrom > 0
  const lineClass = compact ? 'sm:block' : 'block'
  return (
    <p className={`font-display font-extrabold text-warm ${className}`}>
      <span className={lineClass}>
        {`${hasCrew ? `From ${formatPrice(withGst(withCrew))}` : format(withGst(price))} `}
        <span className={`${noteClass} whitespace-nowrap ${compact && !total ? 'max-sm:sr-only' : ''}`}>incl. GST</span>
        {hasCrew && (
          <span className={noteClass}> with crew{compact && !total && <span className="sm:hidden">,</span>}</span>
        )}
      </span>{' '}
      <span
        className={`${lineClass} ${noteClass} ${compact ? (total ? 'max-sm:sr-only' : 'max-sm:whitespace-nowrap') : ''}`}
      >
        {hasCrew && compact && !total && <span className="sm:hidden">item </span>}
        {`${format(price)} +GST`}
        <span className={compact ? 'max-sm:sr-only' : undefined}>
          {period ? ` for ${formatDuration(period)}` : ' per 24 hours'}
          {hasCrew && `, ${formatPrice(withCrew)} +GST with crew`}
        </span>
      </span>
    </p>
  )
}
