import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../../../components/ui/Button'

type Props = {
  added: boolean
  onAdd: (event: MouseEvent<HTMLButtonElement>) => void
  variant?: 'primary' | 'outline'
  size?: 'small' | 'medium'
  /** Read by screen readers after the label, to tell the buttons of several items apart. */
  itemName?: string
  className?: string
}

/** Adds an item to the quote. Disabled once the item has been added, but keeps the focus, which `disabled` would drop. */
export function AddButton({
  added,
  onAdd,
  variant = 'outline',
  size,
  itemName,
  className = '',
}: Props) {
  return (
    <Button
      variant={added ? 'done' : variant}
      size={size}
      aria-disabled={added}
      onClick={added ? undefined : onAdd}
      className={className}
    >
      {added && <Check aria-hidden className="size-4 shrink-0 max-sm:hidden" strokeWidth={3} />}
      <span>
        <span>{added ? 'Added to Quote' : 'Add to Quote'}</span>{' '}
        {itemName && <span className="sr-only">{itemName}</span>}
      </span>
    </Button>
  )
}
