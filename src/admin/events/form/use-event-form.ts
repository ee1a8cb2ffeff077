import { useState } from 'react'
import { useSubmit } from '../../../components/hooks/use-submit'
import { insertEvent, saveEvent } from '../../../data/events'
import type { BannerMessage } from '../../Banner'
import { getFailureMessage } from '../../get-failure-message'
import { getChanges } from './event-changes'
import { type BaseEvent, clearDraft, type EventDraft, readDraft, saveDraft, toBaseEvent } from './event-draft'
import {
  areFieldsEqual,
  emptyFields,
  type EventFieldName,
  type EventFields,
  toInput,
  validateFields,
} from './event-fields'

/** The event as it is stored now, or null if it was deleted. */
type Conflict = { current: BaseEvent | null }

export type EventFormOptions = {
  form: EventDraft
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
  /** Called with the id of the event, even if the form was closed while saving. */
  onSaved: (id: string) => Promise<void>
}

/** The state of an open form. Every change is stored as a draft. Saving the form clears its draft. */
export function useEventForm({ form, showBanner, reload, onSaved }: EventFormOptions) {
  const { id, userId } = form
  const [fields, setFields] = useState(form.fields)
  const [base, setBase] = useState(form.base)
  /** Set if the event was changed or deleted after the form was opened, until the admin has chosen what to do. */
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** The event as the admin has last seen it, or null if saving creates one. */
  const seen = conflict ? conflict.current : base
  const isNew = seen === null
  const { clearFieldError, ...submit } = useSubmit<EventFieldName>({
    validate: () => validateFields(fields),
    async send() {
      const outcome = await save(id, base, seen, fields)
      if ('message' in outcome) return outcome.message
      if ('conflict' in outcome) {
        setConflict(outcome.conflict)
        void reload()
        return null
      }
      // What was typed while saving is still a draft.
      const draft = readDraft(id)
      if (draft && areFieldsEqual(draft.fields, fields)) clearDraft(id)
      showBanner({ success: `Event ${isNew ? 'created' : 'updated'} successfully!` })
      await onSaved(outcome.savedId)
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError: (message) => showBanner({ error: message }),
  })

  function changeFields(changes: Partial<EventFields>) {
    const changed = { ...fields, ...changes }
    setFields(changed)
    for (const name of Object.keys(changes) as EventFieldName[]) clearFieldError(name)
    if (areFieldsEqual(changed, base?.fields ?? emptyFields)) clearDraft(id)
    else saveDraft({ id, userId, base, fields: changed })
  }

  /** Replaces what was typed with the stored event. */
  function resetTo(current: BaseEvent) {
    setFields(current.fields)
    setBase(current)
    setConflict(null)
    clearDraft(id)
  }

  return { ...submit, fields, base, conflict, isNew, changeFields, resetTo }
}

/**
 * Creates an event with this id if `base` or `seen` is null. Otherwise updates the event. If it was changed or deleted after
 * the admin had seen it, nothing is saved and the result is a conflict. `message` says why saving failed.
 */
async function save(
  id: string,
  base: BaseEvent | null,
  seen: BaseEvent | null,
  fields: EventFields,
): Promise<{ savedId: string } | { conflict: Conflict } | { message: string }> {
  if (!base || !seen) {
    const result = await insertEvent(id, toInput(fields))
    if (result.ok) return { savedId: id }
    return { message: await getFailureMessage('Failed to create event. Please try again.', result.error) }
  }
  const result = await saveEvent(base.id, toInput(fields), seen.updatedAt)
  if (!result.ok) return { message: await getFailureMessage('Failed to update event. Please try again.', result.error) }
  if (result.data.isSaved) return { savedId: base.id }
  const current = result.data.current && toBaseEvent(result.data.current)
  // The others may have changed the same as this admin.
  if (current && getChanges(base, current, fields).length === 0) return save(id, base, current, fields)
  return { conflict: { current } }
}
