import { Button } from '../../../components/ui/Button'
import type { Conflict } from './event-changes'

type Props = {
  isNew: boolean
  conflict: Conflict | null
  busy: boolean
  onCancel: () => void
  onUseTheirs: () => void
  /** Called for a conflict. Otherwise the button submits the form. */
  onDecide: () => void
}

const compactOnPhones = 'max-sm:px-4 max-sm:text-small'

export function EventFormButtons({ isNew, conflict, busy, onCancel, onUseTheirs, onDecide }: Props) {
  const saveLabel = isNew ? 'Create Event' : 'Update Event'
  const busyLabel = isNew ? 'Creating...' : 'Updating...'
  const decideLabel = conflict?.current ? 'Keep Mine' : 'Save as a New Event'
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button disabled={busy} onClick={onCancel} className={compactOnPhones}>
        Cancel
      </Button>
      {conflict?.current && (
        <Button disabled={busy} onClick={onUseTheirs} className={compactOnPhones}>
          Use Theirs
        </Button>
      )}
      <Button
        // Without a submit button, Enter in a field does not decide a conflict.
        type={conflict ? 'button' : 'submit'}
        onClick={conflict ? onDecide : undefined}
        variant="primary"
        disabled={busy}
        className={compactOnPhones}
      >
        {busy ? busyLabel : conflict ? decideLabel : saveLabel}
      </Button>
    </div>
  )
}
