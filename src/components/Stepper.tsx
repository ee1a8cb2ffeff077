import { Minus, Plus } from 'lucide-react'
import { formatCount } from '../lib/text/quantities'
import { MAX_EXTRA_HOURS } from '../packages/tier-prices'
import { StepButton } from './ui/StepButton'

type HourProps = {
  hours: number
  /** The hours that the price buys. */
  included: number
  onChange: (hours: number) => void
}

/** Sets the hours that the prices of a service or a package are shown for. */
export function HourStepper({ hours, included, onChange }: HourProps) {
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

type Props = {
  label: string
  /** For the buttons: 'hour'. */
  noun: string
  value: number
  min: number
  max: number
  text: string
  onChange: (value: number) => void
}

export function Stepper({ label, noun, value, min, max, text, onChange }: Props) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden className="mb-2 text-small font-semibold text-warm">
        {label}
      </p>
      <div className="flex min-h-13 flex-wrap items-center gap-2">
        <StepButton label={`One ${noun} less`} disabled={value <= min} onClick={() => onChange(value - 1)}>
          <Minus aria-hidden />
        </StepButton>
        <output className="min-w-20 text-center font-medium text-warm tabular-nums">{text}</output>
        <StepButton label={`One ${noun} more`} disabled={value >= max} onClick={() => onChange(value + 1)}>
          <Plus aria-hidden />
        </StepButton>
      </div>
    </div>
  )
}
