import { formatAud, formatTotal } from '../../lib/text/money'

/** A starting price in small text, for a card, excluding and including GST in the same size. `amount` excludes GST. */
export function FromPrice({ amount, unit }: { amount: number; unit?: string | undefined }) {
  return (
    <p>
      <span className="block text-warm">{`From ${formatAud(amount)}+GST`}</span>
      <span className="block text-warm">{`From ${formatTotal(amount)}`}</span>
      {unit}
    </p>
  )
}
