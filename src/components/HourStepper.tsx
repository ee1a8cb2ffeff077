import { formatCount } from '../lib/text/quantities'
import { MAX_EXTRA_HOURS } from '../packages/tiers'
import { Stepper } from './ui/Stepper'

type Props = {
  hours: number
  /** The hours that the price buys. */
  included: number
  onChange: (hours: number) => void
}

/** Sets the hours that the prices of a service or a package are shown for. */
export function HourStepper({ hours, included, onChange }: Props) {
  return (
    <Stepper
      label="How many hours?"
      noun="hour"
      value={hours}
      min={included}
      max={included + MAX_EXTRA_HOURS}
      text={formatCount(hours, 'hour')}
      onChange={onChange}
    />
  )
}
