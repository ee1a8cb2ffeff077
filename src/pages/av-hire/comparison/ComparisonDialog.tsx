import type { ComponentProps } from 'react'
import { LazyBoundary } from '../../../components/fallbacks/LazyBoundary'
import { Dialog } from '../../../components/ui/Dialog'
import { getEquipmentCategory } from '../../../content/equipment'
import { lazyWithPreload } from '../../../lib/lazy-with-preload'

export const ComparisonContents = lazyWithPreload(() => import('./ComparisonContents'))

type Props = Omit<ComponentProps<typeof ComparisonContents>, 'title'> & { onClose: () => void }

/** Compares the chosen items. While it is open, printing the page prints the comparison. */
export function ComparisonDialog({ items, onClose, ...props }: Props) {
  const [first] = items
  const title = `Compare ${first ? getEquipmentCategory(first).name : 'items'}`
  return (
    <Dialog title={title} size="wide" closeLabel="Close comparison" onClose={onClose} className="print:hidden">
      <LazyBoundary name="The comparison" loadingLabel="Loading comparison...">
        <ComparisonContents title={title} items={items} {...props} />
      </LazyBoundary>
    </Dialog>
  )
}
