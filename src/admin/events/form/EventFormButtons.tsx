import { Button } from '../../../components/ui/Button'
import type { Conflict } from './event-changes'

export type FormMode = 'create' | 'edit'

type Props = {
  mode: FormMode
  conflict: Conflict | null
  busy: boolean
  onCancel: () => void
  onUseTheirs: () => void
  /** Called for a conflict. Otherwise the button submits the form. */
  onDecide: () => void
}

const labels = {
  create: { submit: 'Create Event', busy: 'Creating...' },
  edit: { submit: 'Update Event', busy: 'Updating...' },
}

const compactOnPhones = 'max-sm:px-4 max-sm:text-small'

export function EventFormButtons({ mode, conflict, busy, onCancel, onUseTheirs, onDecide }: Props) {
  const submitLabel = !conflict ? labels[mode].submit : conflict.current ? 'Keep Mine' : 'Save as a New Event'
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
        {busy ? labels[mode].busy : submitLabel}
      </Button>
    </div>
  )
}
