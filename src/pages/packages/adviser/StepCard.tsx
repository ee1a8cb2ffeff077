import { type EventPlace, formatPlace } from '../../../content/advice/event-places'
import { formatBothPrices } from '../../../lib/text/money'
import { formatGuests } from '../../../lib/text/quantities'
import type { Step } from '../../../packages/advice'

type Props = {
  step: Step
  direction: 'down' | 'up'
  place: EventPlace
  /** Whether the advised tier has an add-on, which the price of the step does not include. */
  hasAddOn: boolean
}

const texts = {
  down: { label: 'One step down', price: 'less', symbol: '−', prefix: 'Without ' },
  up: { label: 'One step up', price: 'more', symbol: '+', prefix: '' },
} as const

/** The differences of the next smaller or larger tier. */
export function StepCard({ step: { tier, guests, priceDifference, changes }, direction, place, hasAddOn }: Props) {
  const { label, price, symbol, prefix } = texts[direction]
  return (
    <div className="group rounded-plate border border-line p-5 only:col-span-full print:break-inside-avoid print:border-current">
      <h4 className="text-card">
        <span className="mb-2 block font-mono text-label font-normal text-muted uppercase">{label}</span> {tier.name}
      </h4>
      <p className="mt-2 text-small font-medium text-warm">
        {formatBothPrices(priceDifference)} {price}
        {hasAddOn && ', without the add-on'}
      </p>
      <p className="mt-1 text-small text-muted">
        {guests > 0 ? `${formatGuests(guests)} ${formatPlace(place)}` : `Not ${formatPlace(place)}`}
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-1.5 border-t border-dashed border-line pt-3 text-small leading-snug sm:group-only:grid-cols-2">
        {changes.map((change) => (
          <li key={change} className="grid grid-cols-[1.375rem_1fr]">
            <span aria-hidden className="font-mono text-gel">
              {symbol}
            </span>
            <span>
              {prefix && <span className="sr-only">{prefix}</span>}
              {change}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
