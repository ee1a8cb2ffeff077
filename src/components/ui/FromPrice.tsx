import { formatAud, withGst } from '../../lib/money'

/** A starting price in small text, for a card, excluding and including GST in the same size. `amount` excludes GST. */
export function FromPrice({ amount, unit }: { amount: number; unit?: string | undefined }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-0.5">
      <dt>from, +GST</dt>
      <dd className="text-warm">{formatAud(amount)}</dd>
      <dt>incl. GST</dt>
      <dd className="text-warm">{formatAud(withGst(amount))}</dd>
      {unit && <dd className="col-span-2">{unit}</dd>}
    </dl>
  )
}
