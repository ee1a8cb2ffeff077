import { lazyWithPreload } from '../lib/browser/lazy-with-preload'
import { LazyBoundary } from './fallbacks/LazyBoundary'
import type { Props as ContentsProps } from './room/SiteNeedsContents'
import { Dialog } from './ui/Dialog'

const SiteNeedsContents = lazyWithPreload(() => import('./room/SiteNeedsContents'))

type Props = ContentsProps & { title: string; onClose: () => void }

/** A dialog with the needs of equipment on site and the check of the visitor's room. Not printed. */
export function SiteNeedsDialog({ title, onClose, ...contents }: Props) {
  return (
    <Dialog title={title} onClose={onClose} className="print:hidden">
      <LazyBoundary name="What it needs on site" loadingLabel="Loading what it needs on site...">
        <SiteNeedsContents {...contents} />
      </LazyBoundary>
    </Dialog>
  )
}
