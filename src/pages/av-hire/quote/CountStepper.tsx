import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { StepButton } from '../../../components/ui/StepButton'
import { MAX_COUNT } from '../../../hire/quote'

type Props = { name: string; count: number; onChange: (count: number) => void }

/** A field for how many of an item the quote has, between two buttons that change it by one. */
export function CountStepper({ name, count, onChange }: Props) {
  /** The typed text, until the field is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const [message, setMessage] = useState('')

  function handleType(text: string) {
    const allowed = text.replace(/[^\d.,]/g, '')
    // NaN for '1.5', which would otherwise become 15 with its next digit. It, an empty field and a zero change nothing.
    const number = /\D/.test(allowed) ? NaN : Number(allowed)
    const count = Math.min(number, MAX_COUNT)
    setTyped(count > 0 ? String(count) : allowed)
    setMessage(getMessage(allowed, number))
    if (count > 0) onChange(count)
  }

  function handleBlur() {
    setTyped(null)
    setMessage('')
  }

  return (
    <div role="group" aria-label={`How many ${name}`} className="flex flex-wrap items-center">
      <StepButton label={`One less ${name}`} disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Minus aria-hidden />
      </StepButton>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Number of ${name}`}
        value={typed ?? count}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => handleType(target.value)}
        onBlur={handleBlur}
        className="h-touch w-touch rounded-field bg-transparent text-center font-mono text-base text-warm tabular-nums"
      />
      <StepButton label={`One more ${name}`} disabled={count >= MAX_COUNT} onClick={() => onChange(count + 1)}>
        <Plus aria-hidden />
      </StepButton>
      {/* Screen readers do not announce a field that the buttons change. */}
      <output className="sr-only">{count}</output>
      <p role="status" className="basis-full text-spec text-straw empty:hidden">
        {message}
      </p>
    </div>
  )
}

function getMessage(text: string, number: number): string {
  if (number > MAX_COUNT) return `At most ${MAX_COUNT} of each.`
  return text === '' || number > 0 ? '' : `Please enter a whole number from 1 to ${MAX_COUNT}.`
}
