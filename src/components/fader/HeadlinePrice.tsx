import { formatPrice, getTotal, type Price, withGst } from '../../lib/text/money'
import { WithoutGst } from '../ui/PriceParts'

type Props = {
  /** In AUD excluding GST. */
  price: Price
  /** The lowest price of the crew that it needs, on top of it. */
  crewFrom: number
}

/** The price that the fader changes, as private clients pay it: with GST and with the crew that cannot be refused. */
export function HeadlinePrice({ price, crewFrom }: Props) {
  const total = getTotal({ price, crewFrom })
  return (
    // The width of the window says whether the note is beside the price, so that no late font moves what is below.
    <p className="mt-2 flex flex-wrap items-end gap-x-3 text-small text-warm min-[22.5em]:flex-nowrap lg:mt-4 lg:flex-wrap short:flex-wrap">
      <span>
        <span className="block">From </span>
        <strong translate="no" className="font-display text-amount font-extrabold tabular-nums">
          {formatPrice(withGst(total))}
        </strong>
      </span>
      <span className="pb-1 max-lg:text-label lg:basis-full">
        <span className="max-lg:block">{crewFrom > 0 ? 'incl. GST with crew' : 'incl. GST'}</span>{' '}
        <WithoutGst price={total} isMinimum />
      </span>
    </p>
  )
}
