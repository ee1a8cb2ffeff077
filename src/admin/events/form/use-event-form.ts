import { useRef, useState } from 'react'
import { useSubmit } from '../../../components/hooks/use-submit'
import { insertEvent, saveEvent, type SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/browser/create-id'
import type { BannerMessage } from '../../Banner'
import { getFailureMessage } from '../../get-failure-message'
import { type BaseEvent, clearDraft, type EventDraft, readDraft, saveDraft, toBaseEvent } from './event-draft'
import {
  areFieldsEqual,
  emptyFields,
  type EventFieldName,
  type EventFields,
  toFields,
  toInput,
  validateFields,
} from './event-fields'

/** The event as it is stored now, or null if it was deleted. */
type Conflict = { current: BaseEvent | null }

export type EventFormOptions = {
  form: EventDraft
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
  /** Called even if the form was closed while saving. */
  onSaved: (event: SiteEvent) => Promise<void>
}

/** The state of an open form. Every change is stored as a draft. Saving the form clears its draft. */
export function useEventForm({ form, showBanner, reload, onSaved }: EventFormOptions) {
  const { userId } = form
  const [id, setId] = useState(form.id)
  const [base, setBase] = useState(form.base)
  const [fields, setFields] = useState(form.fields)
  const latestFields = useRef(fields)
  const [isStored, setIsStored] = useState(true)
  /** What this form has tried to save. The response may have been lost, so the stored event may be one of these. */
  const sent = useRef<EventFields[]>([])
  /** Set if what is stored is not what the admin has seen, until the admin has chosen what to do. */
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** The event that saving replaces, or null if saving creates one. */
  const replaced = base && conflict ? conflict.current : base
  const isNew = replaced === null

  const { clearFieldError, ...submit } = useSubmit<EventFieldName>({
    validate: () => validateFields(fields),
    async send() {
      const outcome = await save(id, replaced, fields, sent.current)
      sent.current.push(fields)
      if ('message' in outcome) return outcome.message
      if ('conflict' in outcome) {
        setConflict(outcome.conflict)
        if (isNew && outcome.conflict.current) becomeNewEvent()
        void reload()
        return null
      }
      const draft = readDraft(id)
      if (draft && areFieldsEqual(draft.fields, fields)) clearDraft(id)
      // What was typed while saving is a draft of the saved event. Any other text comes from another tab.
      else if (draft && areFieldsEqual(draft.fields, latestFields.current)) {
        saveDraft({ ...draft, base: toBaseEvent(outcome.saved) })
      }
      showBanner({ success: `Event ${isNew ? 'created' : 'updated'} successfully!` })
      await onSaved(outcome.saved)
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError: (message) => showBanner({ error: message }),
  })

  /** Gives the form another id, because an event that it did not create has the current one. */
  function becomeNewEvent() {
    const newId = createId()
    clearDraft(id)
    saveDraft({ id: newId, userId, base: null, fields: latestFields.current })
    setId(newId)
    setBase(null)
  }

  function changeFields(changes: Partial<EventFields>) {
    const changed = { ...fields, ...changes }
    setFields(changed)
    latestFields.current = changed
    for (const name of Object.keys(changes) as EventFieldName[]) clearFieldError(name)
    const isChanged = !areFieldsEqual(changed, base?.fields ?? emptyFields)
    if (!isChanged) clearDraft(id)
    setIsStored(!isChanged || saveDraft({ id, userId, base, fields: changed }))
  }

  return { ...submit, id, fields, base, conflict, isNew, isStored, changeFields }
}

/**
 * Creates an event with this id, or updates `replaced` unless it has changed since the admin saw it. `conflict` has what is
 * stored instead, `message` says why saving failed.
 */
async function save(
  id: string,
  replaced: BaseEvent | null,
  fields: EventFields,
  sent: readonly EventFields[],
): Promise<{ saved: SiteEvent } | { conflict: Conflict } | { message: string }> {
  const input = toInput(fields)
  const result = replaced ? await saveEvent(replaced.id, input, replaced.updatedAt) : await insertEvent(id, input)
  if (!result.ok) {
    const message = `Failed to ${replaced ? 'update' : 'create'} event. Please try again.`
    return { message: await getFailureMessage(message, result.error) }
  }
  if (result.data.isSaved) return { saved: result.data.event }
  const current = result.data.current && toBaseEvent(result.data.current)
  const isOwn = current?.isActive && sent.some((earlier) => areFieldsEqual(toFields(toInput(earlier)), current.fields))
  return isOwn ? save(id, current, fields, sent) : { conflict: { current } }
}
