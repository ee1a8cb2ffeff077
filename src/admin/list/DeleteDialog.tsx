import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'

type Props = {
  title: string
  question: string
  /** The text of the button, if it does more than delete. */
  action?: string
  /** Deletes it, then closes the dialog, even if deleting failed. */
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before something is deleted permanently. */
export function DeleteDialog({ title, question, action = 'Delete', onDelete, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const cancelRef = useRef<HTMLButtonElement>(null)
  // Cancel has the focus by default, so that Enter does not delete.
  useEffect(() => cancelRef.current?.focus(), [])

  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <div className="px-6 pt-4 pb-6">
        <p className="wrap-anywhere text-warm">{question}</p>
        <p className="mt-2 text-small text-muted">You can't undo this.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button ref={cancelRef} disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => {
              setBusy(true)
              void onDelete().then(() => setBusy(false))
            }}
          >
            {busy && action === 'Delete' ? 'Deleting...' : action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
