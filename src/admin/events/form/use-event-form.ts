import { useRef, useState } from 'react'
import { useSubmit } from '../../../components/hooks/form-hooks'
import { insertEvent, saveEvent, type SiteEvent } from '../../../data/events'
import { createId } from '../../../lib/browser/create-id'
import type { BannerMessage } from '../../Banner'
import { getNotAllowedMessage } from '../../not-allowed'
import { type BaseEvent, clearDraft, type EventDraft, readDraft, saveDraft, toBaseEvent } from './event-draft'
import {
  areFieldsEqual,
  emptyFields,
  type EventFieldName,
  type EventFields,
  getChanges,
  toInput,
  validateFields,
} from './event-fields'

export type EventFormOptions = {
  form: EventDraft
  showBanner: (message: BannerMessage) => void
  reload: () => Promise<void>
  /** Called even if the form was closed while saving. */
  onSaved: (event: SiteEvent) => Promise<void>
}

/** The state of an open form. Every change is stored as a draft. Saving the form clears its draft. */
export function useEventForm({ form, showBanner, reload, onSaved }: EventFormOptions) {
  const [draft, setDraft] = useState(form)
  const latestDraft = useRef(draft)
  const [isStored, setIsStored] = useState(true)
  const { id, fields, base, conflict } = draft
  /** Saving creates an event, also if the one that was edited has been deleted. */
  const isNew = base === null || conflict?.current === null

  function keepDraft(changes: Partial<EventDraft>) {
    latestDraft.current = { ...latestDraft.current, ...changes }
    setDraft(latestDraft.current)
    setIsStored(saveDraft(latestDraft.current))
  }

  const { clearFieldError, ...submit } = useSubmit<EventFieldName>({
    validate: () => validateFields(fields),
    async send() {
      const result = await save(draft)
      if (result.kind === 'notAllowed') return getNotAllowedMessage('events')
      if (result.kind === 'failed') {
        // Not if the form was cancelled or another tab has saved it.
        if (readDraft(draft)) keepDraft({ sent: [...draft.sent, fields] })
        return `Failed to ${isNew ? 'create' : 'update'} event. Please try again.`
      }
      if (result.kind !== 'saved') {
        showConflict(result.kind === 'changed' ? toBaseEvent(result.current) : null)
        void reload()
        return null
      }
      const stored = readDraft(draft)
      if (stored && areFieldsEqual(stored.fields, fields)) clearDraft(draft)
      // What was typed while saving is a draft of the saved event. Any other text comes from another tab.
      else if (stored && areFieldsEqual(stored.fields, latestDraft.current.fields)) {
        saveDraft({ ...stored, base: toBaseEvent(result.row), sent: [], conflict: null })
      }
      showBanner({ success: `Event ${isNew ? 'created' : 'updated'} successfully!` })
      await onSaved(result.row)
      return null
    },
    unexpectedError: 'An unexpected error occurred. Please try again.',
    onError: (message) => showBanner({ error: message }),
  })

  /** Asks the admin to decide. The draft keeps the question, so that it is asked again if the draft is continued later. */
  function showConflict(current: BaseEvent | null) {
    const { fields: typed } = latestDraft.current
    if (base && current) {
      // What the admin has not changed is shown as it is stored.
      const own = Object.entries(typed).filter(([name, value]) => value !== base.fields[name as EventFieldName])
      keepDraft({ base: current, fields: { ...current.fields, ...Object.fromEntries(own) }, conflict: { current } })
      return
    }
    // Another id, because an event that this form did not create has the current one.
    if (current) clearDraft(draft)
    keepDraft({ ...(current && { id: createId() }), sent: [], conflict: { current } })
  }

  function changeFields(changes: Partial<EventFields>) {
    keepDraft({ fields: { ...latestDraft.current.fields, ...changes } })
    for (const name of Object.keys(changes) as EventFieldName[]) clearFieldError(name)
    if (!areFieldsEqual(latestDraft.current.fields, base?.fields ?? emptyFields)) return
    clearDraft(draft)
    setIsStored(true)
  }

  return { ...submit, id, fields, base, conflict, isNew, isStored, changeFields }
}

/** Creates an event, or saves what was changed of one. */
async function save({ id, base, fields, sent, conflict }: EventDraft) {
  const sentInputs = sent.map(toInput)
  if (!base || conflict?.current === null) return insertEvent(id, toInput(fields), sentInputs)
  const { updatedAt, isActive, fields: seen } = base
  return saveEvent({ ...toInput(seen), id: base.id, updatedAt, isActive }, getChanges(fields, seen), sentInputs)
}
