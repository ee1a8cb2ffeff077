import { formatPrice, type Price, withGst } from '../../lib/money'
import { hirePrice } from '../../quote/cart'

type Props = {
  price: Price
  /** A total's range is given as it is; an item's says 'From'. */
  total?: boolean
  /** On a phone's narrow card the hours are left to screen readers: the catalogue's first lines say them. */
  compact?: boolean
  className?: string
}

const unit = 'font-mono text-label font-normal tracking-normal text-muted sm:text-spec'

/** What an item or a whole cart costs for 24 hours, plus GST and with it, at the same size. */
export function HirePrice({ price, total = false, compact = false, className = '' }: Props) {
  const text = total ? formatPrice : hirePrice
  return (
    <p className={`font-display font-extrabold text-warm ${className}`}>
      <span className="block">
        {text(price)}{' '}
        <span className={unit}>
          +GST<span className={compact ? 'max-sm:sr-only' : undefined}> per 24 h</span>
        </span>
      </span>
      <span className="block">
        {text(withGst(price))} <span className={unit}>incl. GST</span>
      </span>
    </p>
  )
}
