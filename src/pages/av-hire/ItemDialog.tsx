import { type ComponentProps, useRef } from 'react'
import { LazyBoundary } from '../../components/LazyBoundary'
import { Dialog } from '../../components/ui/Dialog'
import { lazyWithPreload } from '../../lib/lazy-with-preload'

export const ItemDetails = lazyWithPreload(() => import('./ItemDetails'))

type Props = ComponentProps<typeof ItemDetails> & { onClose: () => void }

export function ItemDialog({ onClose, ...details }: Props) {
  const { name } = details.item

  // Escape can be pressed again before the dialog is unmounted. Closing twice would go back two pages.
  const isClosing = useRef(false)
  function handleClose() {
    if (isClosing.current) return
    isClosing.current = true
    onClose()
  }

  return (
    <Dialog title={name} showTitle={false} size="wide" onClose={handleClose} className="print:hidden">
      <LazyBoundary name={name} loadingLabel={`Loading ${name}...`}>
        <ItemDetails {...details} />
      </LazyBoundary>
    </Dialog>
  )
}
