import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { MAX_EXTRA_HOURS } from '../booking/booking'
import { findEarlyInput } from '../lib/browser/early-input'
import { StepButton } from './ui/StepButton'

const useEarlyHours = findEarlyInput('input', '[name=hours]')

type HourProps = {
  hours: number
  /** The hours that the price buys. */
  included: number
  onChange: (hours: number) => void
}

/** Sets the hours that the prices of a service or a package are shown for. */
export function HourStepper({ hours, included, onChange }: HourProps) {
  const max = included + MAX_EXTRA_HOURS

  useEarlyHours((early) => {
    if (early && early.value !== String(hours))
      onChange(toNearest(early.value, hours, included, max))
  })

  return (
    <Stepper
      label="How many hours?"
      name="hours"
      showsLabel
      noun="hour"
      unit={hours === 1 ? 'hour' : 'hours'}
      value={hours}
      min={included}
      max={max}
      onChange={onChange}
    />
  )
}

type Props = {
  /** The name of the group and of its text box. */
  label: string
  /** The name of the text box on a prerendered page: what is typed before the app is ready is found by it. */
  name?: string
  /** Shows the label above the stepper. */
  showsLabel?: boolean
  /** For the buttons: 'hour', or the name of an item. */
  noun: string
  /** Follows the number: 'hours'. */
  unit?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The first button removes the thing at the minimum. Otherwise it is disabled there. */
  onRemove?: () => void
  className?: string
}

/** A whole number that can be typed, between two buttons that change it by one. */
export function Stepper({
  label,
  name,
  showsLabel = false,
  noun,
  unit = '',
  value,
  min,
  max,
  onChange,
  onRemove,
  className = '',
}: Props) {
  /** The text while it is typed. */
  const [draft, setDraft] = useState<string | null>(null)
  /** The number that has replaced what was typed. */
  const [corrected, setCorrected] = useState<number | null>(null)
  const isCorrected = corrected === value
  const isLeast = value <= min

  function change(next: number) {
    setCorrected(null)
    onChange(next)
  }

  function handleType(typed: string) {
    setDraft(typed)
    const text = toAscii(typed)
    if (isValid(text, min, max)) change(Number(text))
  }

  /** What is typed may be invalid until it is finished. */
  function finishTyping() {
    if (draft === null) return
    const text = toAscii(draft)
    setDraft(null)
    if (isValid(text, min, max)) return
    const nearest = toNearest(draft, value, min, max)
    onChange(nearest)
    setCorrected(nearest)
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') finishTyping()
  }

  return (
    <div role="group" aria-label={label} className={className}>
      {showsLabel && (
        <p aria-hidden className="mb-2 text-small font-semibold text-warm">
          {label}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <StepButton
          label={isLeast && onRemove ? `Remove ${noun}` : `One less ${noun}`}
          disabled={isLeast && !onRemove}
          onClick={() => (isLeast ? onRemove?.() : change(value - 1))}
        >
          <Minus aria-hidden />
        </StepButton>
        <input
          aria-label={label}
          name={name}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={4}
          value={draft ?? value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => handleType(target.value)}
          onBlur={finishTyping}
          onKeyDown={handleKeyDown}
          className="min-h-touch w-11 grow rounded-field border border-control text-center font-mono text-base text-warm tabular-nums hover:border-soft"
        />
        {unit && (
          <span aria-hidden className="px-1 font-medium text-warm">
            {unit}
          </span>
        )}
        <StepButton
          label={`One more ${noun}`}
          disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          <Plus aria-hidden />
        </StepButton>
      </div>
      {/* As wide as the stepper, which it never makes wider. */}
      <output className={isCorrected ? 'mt-1 block w-0 min-w-full text-label' : 'sr-only'}>
        {isCorrected
          ? `Changed to ${value}. It can be ${min} to ${max}.`
          : `${value} ${unit}`.trim()}
      </output>
    </div>
  )
}

/** Japanese and Chinese keyboards write full-width digits. A part has one form: '5½', '5,5' and '5:30' have a point, too. */
const toAscii = (text: string) =>
  text
    // NFKC makes '51⁄2' of '5½'.
    .replace(/\s*[¼-¾⅐-⅞]/, '.5')
    .normalize('NFKC')
    .replace(/[,:]/, '.')

/** The allowed number that is nearest to a text, a part counting as a whole one. `value` if the text is no number. */
function toNearest(text: string, value: number, min: number, max: number): number {
  const number = Math.ceil(Number.parseFloat(toAscii(text)))
  return Number.isNaN(number) ? value : Math.min(Math.max(number, min), max)
}

const isValid = (text: string, min: number, max: number): boolean =>
  /^\s*\d+\s*$/.test(text) && Number(text) >= min && Number(text) <= max
