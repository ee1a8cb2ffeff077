import { useRef } from 'react'
import { Dialog } from '../../../components/ui/Dialog'
import { ItemDetails, type ItemDetailsProps } from './ItemDetails'

type Props = ItemDetailsProps & { onClose: () => void }

export function ItemDialog({ onClose, ...details }: Props) {
  // Escape can be pressed again before the dialog is unmounted. Closing twice would go back two pages.
  const isClosing = useRef(false)
  function handleClose() {
    if (isClosing.current) return
    isClosing.current = true
    onClose()
  }

  return (
    <Dialog title={details.item.name} showTitle={false} size="wide" onClose={handleClose} className="print:hidden">
      <ItemDetails {...details} />
    </Dialog>
  )
}
