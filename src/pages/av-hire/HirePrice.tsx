import { formatHireDays, type HirePeriod } from '../../hire/hire-dates'
import { addPrices, formatHirePrice, formatPrice, type Price, withGst } from '../../lib/text/money'

type Props = {
  price: Price
  /** What the crew that it needs costs at least on top of it, in AUD excluding GST. */
  crewFrom: number | undefined
  /** How many hire days the price is for. 24 hours if it is not stated. */
  period?: HirePeriod | null
  /** Shows a range without 'From'. */
  total?: boolean
  /** Hides 'per 24 hours' on narrow screens, except from screen readers. */
  compact?: boolean
  className?: string
}

const labelClass = 'font-mono text-label font-normal tracking-normal text-muted sm:text-spec'
const unitClass = `${labelClass} whitespace-nowrap`

/**
 * The price of an item or a quote for 24 hours, or for some hire days, excluding and including GST, and with the crew that
 * cannot be refused, all in the same size.
 */
export function HirePrice({ price, crewFrom = 0, period, total = false, compact = false, className = '' }: Props) {
  // Template strings, because two texts side by side would have a comment between them in the HTML.
  const format = total ? formatPrice : formatHirePrice
  const withCrew = addPrices([price, crewFrom])
  return (
    <p className={`font-display font-extrabold text-warm ${className}`}>
      <span className="block">
        {`${format(price)} `}
        <span className={unitClass}>
          +GST
          <span className={compact ? 'max-sm:sr-only' : undefined}>
            {period ? ` for ${formatHireDays(period)}` : ' per 24 hours'}
          </span>
        </span>
      </span>
      <span className="block">
        {`${format(withGst(price))} `}
        <span className={unitClass}>incl. GST</span>
      </span>
      {crewFrom > 0 && (
        <span className="mt-1.5 block">
          <span className="block">
            <span className={labelClass}>With crew from </span>
            {`${formatPrice(withCrew)} `}
            <span className={unitClass}>+GST</span>
          </span>
          <span className={unitClass}>from </span>
          {`${formatPrice(withGst(withCrew))} `}
          <span className={unitClass}>incl. GST</span>
        </span>
      )}
    </p>
  )
}
