import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../components/ui/Button'
import { StepButton } from '../../components/ui/StepButton'
import { MAX_COUNT } from '../../hire/quote'

type Props = {
  itemName: string
  /** How many the quote has. */
  count: number
  onChange: (count: number) => void
  /** On a phone shows only an icon until the item is in the quote. */
  compact?: boolean
  className?: string
}

/**
 * Adds an item to the quote, then changes how many of it the quote has. The button that adds the first one also adds the
 * next, so it keeps the focus.
 */
export function AddStepper({ itemName, count, onChange, compact = false, className = '' }: Props) {
  const moreButton = useRef<HTMLButtonElement>(null)
  const isAdded = count > 0
  const isFull = count >= MAX_COUNT
  const [widthClass, labelClass] = isAdded
    ? ['w-touch px-0!', 'sr-only']
    : compact
      ? ['max-sm:w-touch max-sm:px-0! sm:w-full', 'max-sm:sr-only']
      : ['w-full', '']

  function handleLess() {
    // The last press removes the button that has the focus.
    if (count === 1) moreButton.current?.focus()
    onChange(count - 1)
  }

  return (
    <div
      {...(isAdded && { role: 'group', 'aria-label': `How many ${itemName}` })}
      className={`flex items-center ${className}`}
    >
      {isAdded && (
        <>
          <StepButton label={count === 1 ? `Remove ${itemName}` : `One less ${itemName}`} onClick={handleLess}>
            <Minus aria-hidden />
          </StepButton>
          <output className="min-w-7 flex-1 text-center font-mono text-small text-warm tabular-nums">{count}</output>
        </>
      )}
      <Button
        ref={moreButton}
        size="small"
        aria-disabled={isFull}
        onClick={isFull ? undefined : () => onChange(count + 1)}
        className={`${widthClass} ${isFull ? 'cursor-default! border-line! text-muted/60!' : ''}`}
      >
        {isAdded && <Plus aria-hidden className="size-4.5" />}
        {/* A character, because 36 icons would make the prerendered page larger. */}
        {!isAdded && compact && (
          <span aria-hidden className="text-block sm:hidden">
            +
          </span>
        )}
        <span className={labelClass}>
          {isAdded ? 'One more ' : 'Add to Quote '}
          <span className="sr-only">{itemName}</span>
        </span>
      </Button>
    </div>
  )
}
