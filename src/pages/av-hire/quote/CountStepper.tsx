import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../components/ui/Button'
import { MAX_COUNT } from '../../../hire/quote'

type Props = { name: string; count: number; onChange: (count: number) => void }

/** Two buttons that change how many of an item the quote has. Screen readers announce the new number. */
export function CountStepper({ name, count, onChange }: Props) {
  return (
    <div role="group" aria-label={`How many ${name}`} className="flex items-center">
      <StepButton label={`One less ${name}`} disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Minus aria-hidden />
      </StepButton>
      <output className="w-9 text-center font-mono text-small text-warm tabular-nums">{count}</output>
      <StepButton label={`One more ${name}`} disabled={count >= MAX_COUNT} onClick={() => onChange(count + 1)}>
        <Plus aria-hidden />
      </StepButton>
    </div>
  )
}

type StepButtonProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

function StepButton({ disabled, onClick, ...rest }: StepButtonProps) {
  return (
    <IconButton
      // Not `disabled`, which would move the focus away at the last step.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted/60"
      {...rest}
    />
  )
}
