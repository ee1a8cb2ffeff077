import { useRef } from 'react'
import { LazyBoundary } from '../../components/LazyBoundary'
import { Dialog } from '../../components/ui/Dialog'
import { lazyWithContent } from '../../lib/lazy-with-preload'
import type { ItemDetailsProps } from './ItemDetails'

export const ItemDetails = lazyWithContent<ItemDetailsProps, typeof import('../../content/equipment-details')>(
  // In one file with the page of an item, which shows most of the same.
  () => import('./ItemPage').then(({ ItemDetails: Details }) => ({ default: Details })),
  () => import('../../content/equipment-details'),
)

type Props = ItemDetailsProps & { onClose: () => void }

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
