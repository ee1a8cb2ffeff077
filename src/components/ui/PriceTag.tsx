import { formatPrice, type Price, withGst } from '../../lib/money'

/** A starting price twice at the same size, plus GST and with it, as consumer law asks. `unit`: 'per performer'. */
export function PriceTag({ price, unit, className = '' }: { price: Price; unit?: string; className?: string }) {
  return (
    <p className={`font-display text-price font-extrabold text-warm ${className}`}>
      <span className="block">
        From {formatPrice(price)}+GST
        {unit && <span className="font-mono text-spec font-normal text-muted"> {unit}</span>}
      </span>
      <span className="block">
        From {formatPrice(withGst(price))}{' '}
        <span className="font-mono text-spec font-normal text-muted">incl. GST{unit && ` ${unit}`}</span>
      </span>
    </p>
  )
}
