import { Check } from 'lucide-react'
import { Button } from '../../components/ui/Button'

type Props = {
  added: boolean
  onAdd: () => void
  variant?: 'primary' | 'outline'
  size?: 'small' | 'medium'
  /** Told to screen readers after the words, where the button stands beside others of its kind. */
  of?: string
  className?: string
}

/** Puts an item into the quote, and then says that it is there. */
export function AddButton({ added, onAdd, variant = 'outline', size, of, className = '' }: Props) {
  return (
    <Button variant={added ? 'done' : variant} size={size} disabled={added} onClick={onAdd} className={className}>
      {added && <Check aria-hidden className="size-4 shrink-0 max-sm:hidden" strokeWidth={3} />}
      <span>
        {added ? 'Added to Quote' : 'Add to Quote'} {of && <span className="sr-only">{of}</span>}
      </span>
    </Button>
  )
}
