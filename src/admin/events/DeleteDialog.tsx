import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/Button'
import { Dialog } from '../../components/ui/Dialog'

type Props = {
  title: string
  /** Closes the dialog, whatever comes of it. Never rejects. */
  onDelete: () => Promise<void>
  onClose: () => void
}

/** Asks before an event is gone for good. */
export function DeleteDialog({ title, onDelete, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  // A hasty Enter must not delete.
  useEffect(() => cancel.current?.focus(), [])

  return (
    <Dialog title="Delete Event" size="small" onClose={onClose}>
      <div className="px-6 pt-4 pb-6">
        <p className="wrap-anywhere text-warm">Are you sure you want to delete "{title}"?</p>
        <p className="mt-2 text-small text-muted">This is permanent: it cannot be brought back.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={busy}
            onClick={() => {
              setBusy(true)
              void onDelete()
            }}
          >
            {busy ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
