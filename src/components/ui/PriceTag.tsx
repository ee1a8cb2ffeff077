import { formatPrice, type Price, withGst } from '../../lib/text/money'
import { PriceParts, WithoutGst } from './PriceParts'

type Props = {
  /** With the crew, in AUD excluding GST. */
  total: Price
  /** The scope of the price, such as 'for 3 hours'. */
  buys?: string | undefined
  /** The lowest price of the crew that it needs, which the total has. */
  crewFrom?: number | undefined
  /** The price without the crew, to show it, too. A card or a row has one figure. */
  price?: Price
  /** The price may be higher, even without a crew. */
  isMinimum?: boolean
  /** Colour and size of the small text. The amount is larger in proportion. */
  className?: string
}

/**
 * A price as private clients pay it: the total including GST, with the crew that cannot be refused, is large. The amount
 * without GST is small. Australian Consumer Law requires the total to be at least as prominent.
 */
export function PriceTag({
  total,
  buys,
  crewFrom = 0,
  price,
  isMinimum = true,
  className = 'text-small text-warm',
}: Props) {
  const hasCrew = crewFrom > 0
  // The crew costs more for a longer day.
  const isFrom = isMinimum || hasCrew
  return (
    <div className={className}>
      <p>
        <span className="xs:whitespace-nowrap">
          <span>{isFrom && 'From '}</span>
          <strong
            translate="no"
            className="font-display text-price font-extrabold whitespace-nowrap"
          >
            {formatPrice(withGst(total))}
          </strong>
        </span>
        <span>{buys && ` ${buys},`}</span>{' '}
        <span className="xs:whitespace-nowrap">
          {hasCrew ? 'incl. GST with crew' : 'incl. GST'}
        </span>{' '}
        <WithoutGst price={total} isMinimum={isFrom} />
      </p>
      {hasCrew && price !== undefined && (
        <p className="opacity-80">
          <PriceParts price={price} crewFrom={crewFrom} isMinimum={isMinimum} />
        </p>
      )}
    </div>
  )
}
