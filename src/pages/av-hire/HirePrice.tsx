import { getTripAmount, type Trip } from '../../booking/price'
import { PriceParts } from '../../components/ui/PriceParts'
import { formatDuration, type HirePeriod } from '../../hire/hire-period'
import {
  formatHirePrice,
  formatPrice,
  type Price,
  type PriceWithCrew,
  withGst,
} from '../../lib/text/money'

type Props = PriceWithCrew & {
  /** The trip, whose price the total has. */
  trip?: Trip
  /** How many hire days the price is for. 24 hours if it is not stated. */
  period?: HirePeriod | null
  /** Shows the parts of the price, too. A card or a row has one figure. */
  withParts?: boolean
  /** The price of all of a quote. */
  isSum?: boolean
  /**
   * Takes few lines on a phone. The list of an item says 'incl. GST' and 'for 24 hours' once, and a total is without the price
   * without GST. Screen readers hear all of it each time.
   */
  compact?: boolean
  /** The list of the item says for how long. Screen readers hear it each time. */
  listSaysDuration?: boolean
  className?: string
}

const noteClass = 'font-text text-label font-normal tracking-normal text-muted'

/**
 * What an item or a quote costs for 24 hours, or for some hire days, with the crew that cannot be refused and with the trip:
 * large including GST, and small excluding GST.
 */
export function HirePrice({
  price,
  crewFrom,
  total,
  trip,
  period,
  withParts = false,
  isSum = false,
  compact = false,
  listSaysDuration = false,
  className = '',
}: Props) {
  const hasCrew = crewFrom > 0
  const tripPrice = getTripAmount(trip)
  const format = hasCrew ? (value: Price) => `From ${formatPrice(value)}` : formatHirePrice
  const lineClass = compact ? 'sm:block' : 'block'
  // A total includes the trip, which is not paid for each 24 hours.
  const buys = period || isSum ? ` for ${formatDuration(period ?? null)}` : ' per 24 hours'
  return (
    <p className={`font-display font-extrabold text-warm ${className}`}>
      <span className={lineClass}>
        <span>{`${format(withGst(total))} `}</span>
        <span
          className={`${noteClass} xs:whitespace-nowrap ${compact && !isSum ? 'max-sm:sr-only' : ''}`}
        >
          incl. GST
        </span>
        {hasCrew && <span className={noteClass}> with crew</span>}
      </span>{' '}
      <span className={`${lineClass} ${noteClass} ${compact ? 'xs:max-sm:whitespace-nowrap' : ''}`}>
        <span
          className={compact && isSum ? 'max-sm:sr-only' : undefined}
        >{`${formatHirePrice(total)} +GST`}</span>
        <span
          className={
            listSaysDuration ? 'sr-only' : compact && !isSum ? 'max-sm:sr-only' : undefined
          }
        >
          {buys}
        </span>
      </span>
      {withParts && (hasCrew || tripPrice > 0) && (
        <>
          {' '}
          <span className={`block ${noteClass}`}>
            <PriceParts price={price} crewFrom={crewFrom} trip={tripPrice} />
          </span>
        </>
      )}
    </p>
  )
}
