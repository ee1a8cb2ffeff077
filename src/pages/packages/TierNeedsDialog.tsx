import { LazyBoundary } from '../../components/LazyBoundary'
import { Dialog } from '../../components/ui/Dialog'
import { lazyWithPreload } from '../../lib/lazy-with-preload'
import type { TierNeedsProps } from './TierNeeds'

const TierNeeds = lazyWithPreload<TierNeedsProps>(() => import('./TierNeeds'))

/** What a tier needs on site. Not printed: the cards print their line of facts. */
export function TierNeedsDialog({ onClose, ...props }: TierNeedsProps & { onClose: () => void }) {
  const name = props.category.tiers[props.index]?.name ?? ''
  return (
    <Dialog title={`What ${name} needs on site`} onClose={onClose} className="print:hidden">
      <LazyBoundary name="The list" loadingLabel="Loading...">
        <TierNeeds {...props} />
      </LazyBoundary>
    </Dialog>
  )
}
