import { X } from 'lucide-react'
import { Button, IconButton } from '../../../components/ui/Button'
import { type Comparison, MAX_COMPARED_ITEMS } from '../../../hire/comparison'
import { formatCount } from '../../../lib/quantities'

type Props = { comparison: Comparison; onCompare: () => void; onClear: () => void }

/** The items that were chosen for the comparison, with a button that opens it. */
export function ComparisonBar({ comparison, onCompare, onClear }: Props) {
  const { items } = comparison
  const isComplete = items.length > 1
  const notice = getNotice(comparison)

  function handleClear() {
    // The button is removed with the bar, so move the focus to a chosen card, or to the category that hides it.
    const target =
      document.querySelector<HTMLElement>('article [aria-pressed=true]') ??
      document.querySelector<HTMLElement>('main [aria-pressed=true]')
    target?.focus({ preventScroll: true })
    onClear()
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 py-2">
      <p className={`min-w-0 grow text-small max-md:basis-full ${notice ? 'text-warm' : 'max-md:hidden'}`}>
        {notice ?? items.map(({ name }) => name).join(', ')}
      </p>
      <Button
        size="small"
        aria-haspopup="dialog"
        disabled={!isComplete}
        onClick={onCompare}
        className="disabled:border-line max-md:flex-1 max-md:px-3"
      >
        {isComplete ? `Compare ${formatCount(items.length, 'item')}` : 'Choose one more to compare'}
      </Button>
      <IconButton label="Clear comparison" onClick={handleClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}

function getNotice({ items, refused }: Comparison): string | undefined {
  if (!refused) return undefined
  return items[0]?.category === refused.category
    ? `You can compare up to ${MAX_COMPARED_ITEMS} items. Remove one to add ${refused.name}.`
    : `You can only compare items of one category. Clear the comparison to add ${refused.name}.`
}
