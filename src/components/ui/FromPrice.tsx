import { formatAud, formatPrice, withGst } from '../../lib/money'

/** The small form of a starting price, for the foot of a card: plus GST and with it, in the same size. */
export function FromPrice({ amount, unit }: { amount: number; unit?: string | undefined }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-0.5">
      <dt>from, +GST</dt>
      <dd className="text-warm">{formatAud(amount)}</dd>
      <dt>incl. GST</dt>
      <dd className="text-warm">{formatPrice(withGst(amount))}</dd>
      {unit && <dd className="col-span-2">{unit}</dd>}
    </dl>
  )
}
