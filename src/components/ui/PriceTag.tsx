import { formatPrice, type Price, withGst } from '../../lib/money'
import { CrewPrice } from './CrewPrice'

/**
 * A starting price, excluding and including GST. Australian Consumer Law requires the price including GST to be at least
 * as prominent. `price` excludes GST; `unit` is what it pays for, such as 'per performer'; `crewFrom` is what
 * the crew that it needs costs on top of it.
 */
export function PriceTag({
  price,
  unit,
  crewFrom,
  className = '',
}: {
  price: Price
  unit?: string
  crewFrom?: number
  className?: string
}) {
  return (
    <p className={`font-display text-price font-extrabold text-warm ${className}`}>
      <span className="block">
        {`From ${formatPrice(price)}+GST`}
        {unit && <span className="font-mono text-spec font-normal text-muted"> {unit}</span>}
      </span>
      <span className="block">
        {`From ${formatPrice(withGst(price))} `}
        <span className="font-mono text-spec font-normal text-muted">{`incl. GST${unit ? ` ${unit}` : ''}`}</span>
      </span>
      <CrewPrice amount={crewFrom} />
    </p>
  )
}
