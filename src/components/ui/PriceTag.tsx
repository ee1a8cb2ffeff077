import { addPrices, formatPrice, type Price, withGst } from '../../lib/text/money'

const unitClass = 'font-mono text-spec font-normal text-muted'

type Props = {
  /** In AUD excluding GST. */
  price: Price
  /** What it pays for, such as 'per performer'. */
  unit?: string
  /** What the crew that it needs costs at least, on top of it. */
  crewFrom?: number
  className?: string
}

/**
 * A starting price, excluding and including GST, and with the crew that cannot be refused. Australian Consumer Law requires
 * the total including GST to be at least as prominent.
 */
export function PriceTag({ price, unit, crewFrom = 0, className = '' }: Props) {
  const total = addPrices([price, crewFrom])
  return (
    <p className={`font-display text-price font-extrabold text-warm ${className}`}>
      <span className="block">
        {`From ${formatPrice(price)}+GST`}
        {unit && <span className={unitClass}> {unit}</span>}
      </span>
      <span className="block">
        {`From ${formatPrice(withGst(price))} `}
        <span className={unitClass}>{`incl. GST${unit ? ` ${unit}` : ''}`}</span>
      </span>
      {crewFrom > 0 && (
        <span className="mt-2 block">
          <span className={`block ${unitClass}`}>With crew</span>
          <span className="block">{`From ${formatPrice(total)}+GST`}</span>
          {`From ${formatPrice(withGst(total))} `}
          <span className={unitClass}>incl. GST</span>
        </span>
      )}
    </p>
  )
}
