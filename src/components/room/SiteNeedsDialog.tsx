import { lazyWithPreload } from '../../lib/browser/lazy-with-preload'
import { LazyBoundary } from '../fallbacks/LazyBoundary'
import { Dialog } from '../ui/Dialog'
import type { Props as ContentsProps } from './SiteNeedsContents'

const SiteNeedsContents = lazyWithPreload(() => import('./SiteNeedsContents'))

/** A dialog with the needs of equipment on site and the check of the visitor's room. Not printed. */
export function SiteNeedsDialog({ onClose, ...contents }: ContentsProps & { onClose: () => void }) {
  const { opensAt, equipment } = contents
  return (
    <Dialog
      title={opensAt === 'room' ? `Does ${equipment.name ?? 'it'} fit my room?` : 'What it needs on site'}
      onClose={onClose}
      className="print:hidden"
    >
      <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
        <SiteNeedsContents {...contents} />
      </LazyBoundary>
    </Dialog>
  )
}
