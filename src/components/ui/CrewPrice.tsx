import { formatCrewPrice } from '../../lib/money'

/** What our crew costs on top of a price, for work that only our crew may do. `amount` is in AUD excluding GST. */
export function CrewPrice({ amount = 0 }: { amount?: number | undefined }) {
  if (amount === 0) return null
  return (
    <span className="block font-mono text-spec leading-snug font-normal tracking-normal text-soft">
      {formatCrewPrice(amount)}
    </span>
  )
}
